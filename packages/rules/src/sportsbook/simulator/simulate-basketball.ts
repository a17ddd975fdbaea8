// SPDX-License-Identifier: Apache-2.0
import type { BasketballMeans } from '../basketball/forecast.ts'
import { secondsOfQuarter } from '../basketball/period-scores.ts'
import { drawSlot, momentOfSlot, secondsOfSlot, type SlotChances, slotChances } from './basketball-slots.ts'
import {
  type Incident,
  type IncidentSide,
  incidentSides,
  type NextNumber,
  type SidePair,
} from './incident.ts'

/** A `possession` is a slot in which nobody scored. */
export const basketballIncidentKinds = [
  'quarterStart',
  'basket',
  'possession',
  'quarterEnd',
  'gameEnd',
] as const
export type BasketballIncidentKind = (typeof basketballIncidentKinds)[number]

/** What an incident adds to its kind and side. */
export interface BasketballDetail {
  /** 1 to 4; from 5 on overtimes. */
  readonly quarter: number
  /** After the incident. */
  readonly score: SidePair
  /** Of a basket: 1, 2 or 3. */
  readonly points?: number
}

export type BasketballIncident = Incident<BasketballIncidentKind, BasketballDetail>

const quartersOfGame = 4
const secondsOfOvertime = 300

/**
 * A game from the first to the last second, in slots that follow the model of its prices; a draw goes into overtime, as
 * often as needed. The same numbers give the same game.
 */
export function simulateBasketball(
  { means }: { means: BasketballMeans },
  next: NextNumber,
): BasketballIncident[] {
  const chances = slotChances(means)
  const score = { home: 0, away: 0 }
  const incidents: BasketballIncident[] = []
  let quarter = 0
  while (quarter < quartersOfGame || score.home === score.away) {
    quarter += 1
    incidents.push(...playQuarter(chances, { quarter, score }, next))
  }
  const { atSecond } = incidents.at(-1)!
  return [...incidents, { atSecond, kind: 'gameEnd', detail: { quarter, score: { ...score } } }]
}

/** The points of each quarter so far, the one being played too, as rules and prices need them. */
export function quartersAt(
  incidents: readonly BasketballIncident[],
  playedSecond: number,
): { quarters: SidePair[]; ended: number; isOver: boolean } {
  const quarters: { home: number; away: number }[] = []
  let [ended, isOver] = [0, false]
  for (const { atSecond, kind, side, detail } of incidents) {
    if (atSecond > playedSecond) break
    const quarter = (quarters[detail.quarter - 1] ??= { home: 0, away: 0 })
    if (kind === 'basket' && side) quarter[side] += detail.points ?? 0
    if (kind === 'quarterEnd') ended += 1
    if (kind === 'gameEnd') isOver = true
  }
  return { quarters, ended, isOver }
}

function playQuarter(
  chances: SlotChances,
  { quarter, score }: { quarter: number; score: { home: number; away: number } },
  next: NextNumber,
): BasketballIncident[] {
  const overtimes = Math.max(0, quarter - 1 - quartersOfGame)
  const start = Math.min(quarter - 1, quartersOfGame) * secondsOfQuarter + overtimes * secondsOfOvertime
  const length = quarter > quartersOfGame ? secondsOfOvertime : secondsOfQuarter
  const incident = (
    kind: BasketballIncidentKind,
    atSecond: number,
    of: { side?: IncidentSide; points?: number } = {},
  ): BasketballIncident => {
    const { side, points } = of
    if (side) score[side] += points ?? 0
    return { atSecond, kind, side, detail: { quarter, score: { ...score }, ...(points ? { points } : {}) } }
  }
  const incidents = [incident('quarterStart', start)]
  for (let slot = 0; slot < length / secondsOfSlot; slot += 1) {
    const [drawn, atSecond] = [drawSlot(chances, next), start + momentOfSlot(slot)]
    const baskets = incidentSides.flatMap((side) =>
      drawn[side].map((points) => incident('basket', atSecond, { side, points })),
    )
    incidents.push(...(baskets.length > 0 ? baskets : [incident('possession', atSecond)]))
  }
  return [...incidents, incident('quarterEnd', start + length)]
}
