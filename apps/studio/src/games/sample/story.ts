// SPDX-License-Identifier: Apache-2.0
import { returnOf, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { FREE_SPINS, freeSpinsOf, judgeSpin, SAMPLE_REELS, sampleStops, type LineWin } from './maths.ts'

/** One spin: the first has number 0, the free ones follow. */
export interface SampleEvent {
  readonly type: 'spin'
  readonly spin: number
  readonly stops: readonly number[]
  readonly wins: readonly LineWin[]
  readonly scatters: number
  readonly multiplier: Multiplier
  /** The free spins that it brings. */
  readonly freeSpins: number
}

/** The floats of a round with all its free spins; fewer are read without any. */
export const SAMPLE_FLOATS = SAMPLE_REELS * (1 + FREE_SPINS)

/** How many free spins the floats of a round bring. */
export const freeSpinsIn = (floats: readonly number[]): number => freeSpinsOf(judgeSpin(sampleStops(floats)))

/** The story of a round up to so many free spins; a larger number includes them all. */
export function buildSampleStory(
  freePlayed: number,
  stake: Stake,
  floats: readonly number[],
): Story<SampleEvent> {
  const spins = 1 + Math.min(freePlayed, freeSpinsIn(floats))
  const events = Array.from({ length: spins }, (_, spin): SampleEvent => {
    const stops = sampleStops(floats, spin)
    const result = judgeSpin(stops, spin > 0)
    return { type: 'spin', spin, stops, ...result, freeSpins: spin === 0 ? freeSpinsOf(result) : 0 }
  })
  const multiplier = events.reduce((sum, event) => sum + event.multiplier, 0)
  return { events, multiplier, payout: returnOf(stake.amount, multiplier, stake.unit) }
}
