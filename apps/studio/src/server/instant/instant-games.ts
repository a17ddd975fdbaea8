// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import type { Stake, Story } from '../../fair/story.ts'
import { checkDiceBet, diceMultiplier, type DiceBet } from '../../games/dice/maths.ts'
import { DICE_FLOATS, buildDiceStory } from '../../games/dice/story.ts'
import { checkLimboBet, limboMultiplier, type LimboBet } from '../../games/limbo/maths.ts'
import { LIMBO_FLOATS, buildLimboStory } from '../../games/limbo/story.ts'
import { checkPlinkoBet, plinkoTable, type PlinkoBet } from '../../games/plinko/maths.ts'
import { plinkoFloats, buildPlinkoStory } from '../../games/plinko/story.ts'

/** A game that is decided the moment its stake is taken. */
export interface InstantGame<Bet> {
  /** Throws a BetRefusal. */
  check(bet: Bet): void
  floats(bet: Bet): number
  /** The most that the bet can pay. */
  best(bet: Bet): Multiplier
  buildStory(bet: Bet, stake: Stake, floats: readonly number[]): Story<object>
}

export const dice: InstantGame<DiceBet> = {
  check: checkDiceBet,
  floats: () => DICE_FLOATS,
  best: diceMultiplier,
  buildStory: buildDiceStory,
}
export const limbo: InstantGame<LimboBet> = {
  check: checkLimboBet,
  floats: () => LIMBO_FLOATS,
  best: limboMultiplier,
  buildStory: buildLimboStory,
}
export const plinko: InstantGame<PlinkoBet> = {
  check: (bet) => checkPlinkoBet(bet),
  floats: plinkoFloats,
  best: (bet) => Math.max(MULTIPLIER_ONE, ...plinkoTable(bet)),
  buildStory: buildPlinkoStory,
}
