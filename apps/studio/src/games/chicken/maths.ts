// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'

export type ChickenDifficulty = 'easy' | 'medium' | 'hard' | 'expert'

export interface ChickenBet {
  readonly difficulty: ChickenDifficulty
}

export const CHICKEN_LANES = 20
export const CHICKEN_DIFFICULTIES: readonly ChickenDifficulty[] = ['easy', 'medium', 'hard', 'expert']
/** A lane draws one of this many moments; in some of them a car comes. */
const MOMENTS = 25
const cars: Readonly<Record<ChickenDifficulty, number>> = { easy: 1, medium: 3, hard: 5, expert: 10 }

/** Throws a BetRefusal for an unknown difficulty. */
export function checkChickenBet(bet: { readonly difficulty: string }): asserts bet is ChickenBet {
  if (!CHICKEN_DIFFICULTIES.some((difficulty) => difficulty === bet.difficulty))
    throw new BetRefusal('studio.badDifficulty')
}

/** True if no car comes in a lane: floor(float x 25) is not one of the moments with a car. */
export function laneIsSafe({ difficulty }: ChickenBet, float: number): boolean {
  return Math.floor(float * MOMENTS) >= cars[difficulty]
}

/** The chance to cross so many lanes. */
export function chickenChance({ difficulty }: ChickenBet, lanes: number): Fraction {
  return fraction(BigInt(MOMENTS - cars[difficulty]) ** BigInt(lanes), BigInt(MOMENTS) ** BigInt(lanes))
}

/** (1 - e) / chance after so many lanes, cut after six decimals; 1x on the pavement. */
export function chickenMultiplier(bet: ChickenBet, lanes: number): Multiplier {
  return lanes === 0 ? MULTIPLIER_ONE : multiplierFor(chickenChance(bet, lanes))
}
