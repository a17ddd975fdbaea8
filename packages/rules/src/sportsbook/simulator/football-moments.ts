// SPDX-License-Identifier: Apache-2.0
import { playedMinutesOfFirstHalf, playedMinutesOfMatch } from '../football/clock.ts'
import { drawCount, drawWhole } from './draws.ts'
import { type IncidentSide, incidentSides, type NextNumber } from './incident.ts'

/** Something of one side at a second of play. */
export interface Moment {
  readonly side: IncidentSide
  readonly atSecond: number
}

const halfTimeSecond = playedMinutesOfFirstHalf * 60
const lastSecond = playedMinutesOfMatch * 60
/** Nothing is drawn into the last seconds of a half, so that what follows from it still belongs to the half. */
const roomSeconds = 150

/** So many moments of each side as its mean says, anywhere in the match but at the end of a half. */
export function momentsOf(meanOf: (side: IncidentSide) => number, next: NextNumber): Moment[] {
  return incidentSides.flatMap((side) =>
    Array.from({ length: drawCount(meanOf(side), next) }, () => ({ side, atSecond: drawSecond(next) })),
  )
}

function drawSecond(next: NextNumber): number {
  const second = drawWhole(1, lastSecond - 1 - 2 * roomSeconds, next)
  return second < halfTimeSecond - roomSeconds ? second : second + roomSeconds
}
