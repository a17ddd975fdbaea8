// SPDX-License-Identifier: Apache-2.0
import type { RoundOf } from '../../protocol.ts'
import { curveAt, timeOf } from './maths.ts'
import type { Flight } from './table-model.ts'

type Record = Pick<RoundOf<'crash'>, 'events'>

/** A curve that took longer is shown faster, so that nobody waits for minutes. */
const LONGEST_MS = 12_000

/** Where the curve of a recorded bet crashed; undefined while its round still ran. */
export const pointOf = ({ events }: Record): number | undefined =>
  events.find((event) => event.type === 'crash')?.pointHundredths

/** Where the bet was cashed out; undefined if it was lost. */
export const cashOutOf = ({ events }: Record): number | undefined =>
  events.find((event) => event.type === 'cashOut')?.atHundredths

/** How long the curve to a crash point is shown. */
export const replayMs = (pointHundredths: number): number => Math.min(LONGEST_MS, timeOf(pointHundredths))

/** The table after a share of a recorded curve, from 0 to 1; at its end it has crashed. */
export function recordedFlight(roundId: string, pointHundredths: number, share: number): Flight {
  const wholeMs = timeOf(pointHundredths)
  const ended = share >= 1
  const elapsedMs = wholeMs * Math.min(1, share)
  return {
    phase: ended ? 'crashed' : 'running',
    roundId,
    elapsedMs,
    hundredths: ended ? pointHundredths : Math.min(pointHundredths, curveAt(elapsedMs)),
    leftMs: 0,
  }
}
