// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { limboMultiplier, limboPoint, limboWins, type LimboBet } from './maths.ts'

export type LimboEvent =
  | { readonly type: 'rise'; readonly pointHundredths: number }
  | { readonly type: 'result'; readonly won: boolean }

/** The number of floats in one round. */
export const LIMBO_FLOATS = 1

/** The story of a round of limbo, from its one float. */
export function buildLimboStory(bet: LimboBet, stake: Stake, floats: readonly number[]): Story<LimboEvent> {
  const pointHundredths = limboPoint(floats[0]!)
  const won = limboWins(bet, pointHundredths)
  const multiplier = won ? limboMultiplier(bet) : 0
  return {
    events: [
      { type: 'rise', pointHundredths },
      { type: 'result', won },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
