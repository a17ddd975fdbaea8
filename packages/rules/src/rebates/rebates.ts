// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '../currencies/whole-coins.ts'
import { add, multiply, zero, type Amount } from '../money.ts'
import { highestRank } from '../ranks/ranks.ts'

/** No brand may pay back more than this share of the valid bets, in hundredths of a per cent. */
export const mostRebateBasisPoints = 500

/** Rates of a type of games, in hundredths of a per cent. */
export interface RebateRates {
  /** Of rank 0. */
  readonly lowest: number
  /** Of rank 7. */
  readonly highest: number
}

/**
 * The rate of a rank in hundredths of a per cent: it grows evenly from the lowest rank to the highest,
 * rounded down to 0.01 % (D-148).
 */
export const rebateRate = ({ lowest, highest }: RebateRates, rankLevel: number): number =>
  lowest + Math.floor(((highest - lowest) * rankLevel) / highestRank)

/** Valid bets of one type of games on one day, and their rate. */
export interface RebateLine {
  /** Below zero when more was given back on this day than was settled. */
  readonly validBets: Amount
  /** In hundredths of a per cent. */
  readonly rateBasisPoints: number
}

/** The exact rebate of a line. */
export const rebateOf = ({ validBets, rateBasisPoints }: RebateLine): Amount =>
  multiply(validBets, BigInt(rateBasisPoints), 10_000n)

/**
 * What a claim of these lines pays: their exact sum, rounded down once to whole coins. Zero when bets that
 * were given back outweigh the others.
 */
export const rebateTotal = (lines: readonly RebateLine[], currency: string): Amount =>
  payableRebate(
    lines.reduce((total, line) => add(total, rebateOf(line)), zero),
    currency,
  )

/** What is paid of an exact sum of rebates. */
export const payableRebate = (sum: Amount, currency: string): Amount =>
  sum > 0n ? floorToCoin(sum, currency) : zero

/** A share in hundredths of a per cent as a per cent number, such as 0.55. */
export const percentOfBasisPoints = (basisPoints: number): number => basisPoints / 100
