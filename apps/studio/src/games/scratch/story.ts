// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { SCRATCH_FIELDS, scratchFields, scratchMultiplier, scratchPrize, type ScratchBet } from './maths.ts'

export type ScratchEvent =
  | { readonly type: 'field'; readonly symbol: number }
  /** The symbol that is there three times; null for a blank. */
  | { readonly type: 'card'; readonly prize: number | null }

/** The number of floats in one round. */
export const SCRATCH_FLOATS = 1 + 2 * SCRATCH_FIELDS

/** The story of one card. */
export function buildScratchStory(
  _bet: ScratchBet,
  stake: Stake,
  floats: readonly number[],
): Story<ScratchEvent> {
  const prize = scratchPrize(floats[0]!)
  const multiplier = scratchMultiplier(prize)
  return {
    events: [
      ...scratchFields(prize, floats).map((symbol) => ({ type: 'field', symbol }) as const),
      { type: 'card', prize },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
