// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import {
  BASIS_POINTS,
  EDGE_BASIS_POINTS,
  MILLIONTHS_PER_HUNDREDTH,
  type Multiplier,
} from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'
import { FLOAT_VALUES } from '../../fair/seeds.ts'

/** A bet that the point reaches a target, in hundredths (2.00x = 200). */
export interface LimboBet {
  readonly targetHundredths: number
}

/** 1.01x to 1,000,000.00x. */
export const LIMBO_TARGETS = { minimum: 101, maximum: 100_000_000 } as const
const SPACE = BigInt(FLOAT_VALUES)

/** Throws a BetRefusal when the target is not allowed. */
export function checkLimboBet(bet: LimboBet): void {
  wholeNumber(bet.targetHundredths, LIMBO_TARGETS.minimum, LIMBO_TARGETS.maximum, 'studio.badTarget')
}

/**
 * The point in hundredths: (1 - e) / float cut after two decimals, at least 1.00x and at
 * most 1,000,000.00x (a float of 0 has no quotient and gives the most).
 */
export function limboPoint(float: number, edgeBasisPoints = EDGE_BASIS_POINTS): number {
  const value = BigInt(float * FLOAT_VALUES)
  if (value === 0n) return LIMBO_TARGETS.maximum
  const hundredths = (BigInt(BASIS_POINTS - edgeBasisPoints) * 100n * SPACE) / (BigInt(BASIS_POINTS) * value)
  return Math.min(Math.max(Number(hundredths), 100), LIMBO_TARGETS.maximum)
}

/** A target reached exactly wins. */
export function limboWins(bet: LimboBet, pointHundredths: number): boolean {
  return pointHundredths >= bet.targetHundredths
}

/** A win pays the target itself. */
export function limboMultiplier(bet: LimboBet): Multiplier {
  return bet.targetHundredths * MILLIONTHS_PER_HUNDREDTH
}

/**
 * The exact chance of reaching the target: the point reaches t when float <= (1 - e) / t,
 * which holds for floor(2^32 (1 - e) / t) + 1 of the 2^32 values (0 included).
 */
export function limboChance(bet: LimboBet): Fraction {
  const numerator = BigInt(BASIS_POINTS - EDGE_BASIS_POINTS) * 100n * SPACE
  const wins = numerator / (BigInt(BASIS_POINTS) * BigInt(bet.targetHundredths)) + 1n
  return fraction(wins, SPACE)
}

/**
 * The exact return to player, never below 1 - e and above it by at most t / 2^32 (0.03 points at the highest
 * target).
 */
export function limboRtp(bet: LimboBet): Fraction {
  const { numerator, denominator } = limboChance(bet)
  return fraction(numerator * BigInt(bet.targetHundredths), denominator * 100n)
}
