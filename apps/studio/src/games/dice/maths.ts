// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { BASIS_POINTS, EDGE_BASIS_POINTS, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import { FLOAT_VALUES } from '../../fair/seeds.ts'

/** A bet that the roll lies over or under a target; both in hundredths (50.50 = 5050). */
export interface DiceBet {
  readonly direction: 'over' | 'under'
  readonly targetHundredths: number
}

/**
 * Rolls are 0.00 to 100.00: one more than ten thousand, so the displayed chance is slightly above the true
 * one.
 */
export const DICE_ROLLS = 10_001
/** The fewest and the most rolls that a bet may win with: 9,900x down to 1.0102x. */
export const DICE_WINNING_ROLLS = { minimum: 1, maximum: 9_800 } as const
const HIGHEST_ROLL = DICE_ROLLS - 1

/** The targets allowed for a direction, in hundredths, both included. */
export function diceTargets(direction: DiceBet['direction']): { minimum: number; maximum: number } {
  const { minimum, maximum } = DICE_WINNING_ROLLS
  return direction === 'under'
    ? { minimum, maximum }
    : { minimum: HIGHEST_ROLL - maximum, maximum: HIGHEST_ROLL - minimum }
}

/** Throws a BetRefusal when direction or target are not allowed. */
export function checkDiceBet(bet: DiceBet): void {
  if (bet.direction !== 'over' && bet.direction !== 'under') throw new BetRefusal('studio.badDirection')
  const { minimum, maximum } = diceTargets(bet.direction)
  wholeNumber(bet.targetHundredths, minimum, maximum, 'studio.badTarget')
}

/** The roll in hundredths, 0 to 10000: floor(float x 10001). */
export function diceRoll(float: number): number {
  return Math.floor(float * DICE_ROLLS)
}

/** True when the roll wins; a roll that hits the target exactly loses. */
export function diceWins(bet: DiceBet, roll: number): boolean {
  return bet.direction === 'over' ? roll > bet.targetHundredths : roll < bet.targetHundredths
}

/** How many of the 10,001 rolls win. */
export function diceWinningRolls(bet: DiceBet): number {
  return bet.direction === 'over' ? HIGHEST_ROLL - bet.targetHundredths : bet.targetHundredths
}

/** 100 x (1 - e) / chance %, cut after four decimals; in millionths. chance % = winning rolls / 100. */
export function diceMultiplier(bet: DiceBet): Multiplier {
  const tenThousandths = Math.floor(((BASIS_POINTS - EDGE_BASIS_POINTS) * 10_000) / diceWinningRolls(bet))
  return tenThousandths * 100
}

/** How many of the 2^32 float values give a roll below `roll`: ceil(roll x 2^32 / 10001). */
function floatsBelow(roll: number): bigint {
  const rolls = BigInt(DICE_ROLLS)
  return (BigInt(roll) * BigInt(FLOAT_VALUES) + rolls - 1n) / rolls
}

/** The exact chance of winning, over all 2^32 floats. */
export function diceChance(bet: DiceBet): Fraction {
  const space = BigInt(FLOAT_VALUES)
  const wins =
    bet.direction === 'under'
      ? floatsBelow(bet.targetHundredths)
      : space - floatsBelow(bet.targetHundredths + 1)
  return fraction(wins, space)
}

/** The exact return to player before the return is cut to the smallest coin. */
export function diceRtp(bet: DiceBet): Fraction {
  const { numerator, denominator } = diceChance(bet)
  return fraction(numerator * BigInt(diceMultiplier(bet)), denominator * 1_000_000n)
}
