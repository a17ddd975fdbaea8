// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'

export type PumpDifficulty = 'easy' | 'medium' | 'hard' | 'expert'

export interface PumpBet {
  readonly difficulty: PumpDifficulty
}

export const PUMP_DIFFICULTIES: readonly PumpDifficulty[] = ['easy', 'medium', 'hard', 'expert']
/** Positions in a row, one for each pump; some of them hold a pin, which pops the balloon. */
export const PUMP_POSITIONS = 25
const pins: Readonly<Record<PumpDifficulty, number>> = { easy: 1, medium: 3, hard: 5, expert: 10 }

/** Throws a BetRefusal for an unknown difficulty. */
export function checkPumpBet(bet: { readonly difficulty: string }): asserts bet is PumpBet {
  if (!PUMP_DIFFICULTIES.some((difficulty) => difficulty === bet.difficulty))
    throw new BetRefusal('studio.badDifficulty')
}

/** How many of the positions hold a pin. */
export function pumpPins({ difficulty }: PumpBet): number {
  return pins[difficulty]
}

/** The most pumps that a balloon can hold. */
export function pumpMost(bet: PumpBet): number {
  return PUMP_POSITIONS - pumpPins(bet)
}

/** How many pumps this balloon holds: the positions before the first pin, after shuffling the pins. */
export function pumpHolds(bet: PumpBet, floats: readonly number[]): number {
  return Math.min(...shuffleFirst(PUMP_POSITIONS, pumpPins(bet), floats))
}

/** The chance that a balloon holds so many pumps: all pins are among the other positions. */
export function pumpChance(bet: PumpBet, pumps: number): Fraction {
  return fraction(binomial(PUMP_POSITIONS - pumps, pumpPins(bet)), binomial(PUMP_POSITIONS, pumpPins(bet)))
}

/** (1 - e) divided by the chance; 1x before the first pump. */
export function pumpMultiplier(bet: PumpBet, pumps: number): Multiplier {
  return pumps === 0 ? MULTIPLIER_ONE : multiplierFor(pumpChance(bet, pumps))
}
