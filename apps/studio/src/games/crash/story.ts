// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { crashMultiplier, crashWins } from './maths.ts'

export type CrashEvent =
  | { readonly type: 'cashOut'; readonly atHundredths: number }
  | { readonly type: 'crash'; readonly pointHundredths: number }

/**
 * The story of one bet of a round: it left at `leftAtHundredths` (its target, or the player's cash-out) if
 * the curve came that far. A crash at or above the exit pays the exit, never more.
 */
export function buildCrashStory(
  leftAtHundredths: number,
  pointHundredths: number,
  stake: Stake,
): Story<CrashEvent> {
  const crash: CrashEvent = { type: 'crash', pointHundredths }
  if (!crashWins(leftAtHundredths, pointHundredths)) return { events: [crash], multiplier: 0, payout: 0n }
  const multiplier = crashMultiplier(leftAtHundredths)
  return {
    events: [{ type: 'cashOut', atHundredths: leftAtHundredths }, crash],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}

/** The story of a bet that has left while the curve still runs: nothing in it reveals the crash point. */
export function buildCashOutStory(leftAtHundredths: number, stake: Stake): Story<CrashEvent> {
  const multiplier = crashMultiplier(leftAtHundredths)
  return {
    events: [{ type: 'cashOut', atHundredths: leftAtHundredths }],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
