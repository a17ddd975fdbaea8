// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { checkDiceBet, diceMultiplier, type DiceBet } from '../../games/dice/maths.ts'
import { DICE_FLOATS, tellDice } from '../../games/dice/story.ts'
import { checkLimboBet, limboMultiplier, type LimboBet } from '../../games/limbo/maths.ts'
import { LIMBO_FLOATS, tellLimbo } from '../../games/limbo/story.ts'
import { checkPlinkoBet, plinkoTable, type PlinkoBet } from '../../games/plinko/maths.ts'
import { plinkoFloats, tellPlinko } from '../../games/plinko/story.ts'

/** A game that is decided the moment its stake is taken. */
export interface InstantGame<Bet> {
  /** Throws a BetRefusal. */
  check(bet: Bet): void
  floats(bet: Bet): number
  /** The best that the bet can pay. */
  best(bet: Bet): Multiplier
  tell(bet: Bet, stake: Stake, floats: readonly number[]): Story<object>
}

export const dice: InstantGame<DiceBet> = {
  check: checkDiceBet,
  floats: () => DICE_FLOATS,
  best: diceMultiplier,
  tell: tellDice,
}
export const limbo: InstantGame<LimboBet> = {
  check: checkLimboBet,
  floats: () => LIMBO_FLOATS,
  best: limboMultiplier,
  tell: tellLimbo,
}
export const plinko: InstantGame<PlinkoBet> = {
  check: (bet) => checkPlinkoBet(bet),
  floats: plinkoFloats,
  best: (bet) => Math.max(MULTIPLIER_ONE, ...plinkoTable(bet)),
  tell: tellPlinko,
}
