// SPDX-License-Identifier: Apache-2.0
import { returnOf } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { diceMultiplier, diceRoll, diceWins, type DiceBet } from './maths.ts'

export type DiceEvent =
  | { readonly type: 'roll'; readonly rollHundredths: number }
  | { readonly type: 'result'; readonly won: boolean }

/** The number of floats in one round. */
export const DICE_FLOATS = 1

/** The story of a round of dice, from its one float. */
export function buildDiceStory(bet: DiceBet, stake: Stake, floats: readonly number[]): Story<DiceEvent> {
  const rollHundredths = diceRoll(floats[0]!)
  const won = diceWins(bet, rollHundredths)
  const multiplier = won ? diceMultiplier(bet) : 0
  return {
    events: [
      { type: 'roll', rollHundredths },
      { type: 'result', won },
    ],
    multiplier,
    payout: returnOf(stake.amount, multiplier, stake.unit),
  }
}
