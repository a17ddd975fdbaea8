// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** There is nothing to choose but the stake. */
export type DiamondsBet = Readonly<Record<never, never>>

export const DIAMONDS_GEMS = 5
export const DIAMONDS_COLOURS = 7

/** Groups of equal colours, from the rarest. */
export type DiamondsPattern = 'five' | 'four' | 'full' | 'three' | 'twoPairs' | 'pair' | 'none'
export const DIAMONDS_PATTERNS: readonly DiamondsPattern[] = [
  'five',
  'four',
  'full',
  'three',
  'twoPairs',
  'pair',
  'none',
]

/** What each pattern pays, in tenths. */
const tenths: Readonly<Record<DiamondsPattern, number>> = {
  five: 660,
  four: 50,
  full: 40,
  three: 30,
  twoPairs: 20,
  pair: 1,
  none: 0,
}

/** How many gems share a colour in each pattern, the largest group first. */
const groups: Readonly<Record<string, DiamondsPattern>> = {
  '5': 'five',
  '41': 'four',
  '32': 'full',
  '311': 'three',
  '221': 'twoPairs',
  '2111': 'pair',
  '11111': 'none',
}

/** The colours of the five gems, 0 to 6: floor(float x 7). */
export function diamondsGems(floats: readonly number[]): number[] {
  return floats.slice(0, DIAMONDS_GEMS).map((float) => Math.floor(float * DIAMONDS_COLOURS))
}

/** The pattern of five gems. */
export function diamondsPattern(gems: readonly number[]): DiamondsPattern {
  const counts = [...new Set(gems)].map((gem) => gems.filter((other) => other === gem).length)
  return groups[counts.toSorted((left, right) => right - left).join('')]!
}

/** What a pattern pays. */
export function diamondsMultiplier(pattern: DiamondsPattern): Multiplier {
  return (tenths[pattern] * MULTIPLIER_ONE) / 10
}

/** How many of the 7^5 draws have each pattern: colours of the groups, then positions of the gems. */
const ways: Readonly<Record<DiamondsPattern, bigint>> = {
  five: 7n,
  four: 7n * 6n * binomial(5, 4),
  full: 7n * 6n * binomial(5, 3),
  three: 7n * binomial(6, 2) * 20n,
  twoPairs: binomial(7, 2) * 5n * 30n,
  pair: 7n * binomial(6, 3) * 60n,
  none: binomial(7, 5) * 120n,
}

/** The chance of a pattern, exact for colours that are equally likely. */
export function diamondsChance(pattern: DiamondsPattern): Fraction {
  return fraction(ways[pattern], BigInt(DIAMONDS_COLOURS ** DIAMONDS_GEMS))
}

/**
 * The return to player. A colour comes from one 32-bit float, which moves its chance by less than 7 / 2^32 of
 * itself.
 */
export function diamondsRtp(): Fraction {
  const sum = DIAMONDS_PATTERNS.reduce(
    (total, pattern) => total + ways[pattern] * BigInt(diamondsMultiplier(pattern)),
    0n,
  )
  return fraction(sum, BigInt(DIAMONDS_COLOURS ** DIAMONDS_GEMS) * BigInt(MULTIPLIER_ONE))
}
