// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MILLIONTHS_PER_HUNDREDTH, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import { CASES_TABLES, type CasesDifficulty } from './tables.ts'

export interface CasesBet {
  readonly difficulty: CasesDifficulty
}

export const CASES_DIFFICULTIES: readonly CasesDifficulty[] = ['easy', 'medium', 'hard', 'expert']
/** So many cases lie in the store of each difficulty. */
export const CASES_COUNT = 10_000

/** Throws a BetRefusal for an unknown difficulty. */
export function checkCasesBet(bet: { readonly difficulty: string }): asserts bet is CasesBet {
  if (!CASES_DIFFICULTIES.some((difficulty) => difficulty === bet.difficulty))
    throw new BetRefusal('studio.badDifficulty')
}

/** The kinds of cases from the smallest, with what they pay and how many of 10,000 there are. */
export function casesTable({ difficulty }: CasesBet): { multiplier: Multiplier; weight: number }[] {
  return CASES_TABLES[difficulty].map(([hundredths, weight]) => ({
    multiplier: hundredths * MILLIONTHS_PER_HUNDREDTH,
    weight,
  }))
}

/** The kind of the opened case: number floor(float x 10,000) of the store, in which equal kinds lie together. */
export function openedKind(bet: CasesBet, float: number): number {
  let rest = Math.floor(float * CASES_COUNT)
  return casesTable(bet).findIndex(({ weight }) => {
    rest -= weight
    return rest < 0
  })
}

/** The chance of a kind. */
export function kindChance(bet: CasesBet, kind: number): Fraction {
  return fraction(BigInt(casesTable(bet)[kind]!.weight), BigInt(CASES_COUNT))
}

/**
 * The return to player, exact for cases that are equally likely: 1 - e at every difficulty. A case comes from
 * one 32-bit float, which moves the share of a kind by less than 2 / 2^32.
 */
export function casesRtp(bet: CasesBet): Fraction {
  const sum = casesTable(bet).reduce(
    (total, { multiplier, weight }) => total + BigInt(multiplier) * BigInt(weight),
    0n,
  )
  return fraction(sum, BigInt(CASES_COUNT) * BigInt(MULTIPLIER_ONE))
}
