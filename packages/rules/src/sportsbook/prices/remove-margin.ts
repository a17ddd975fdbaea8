// SPDX-License-Identifier: Apache-2.0
import { bisect } from './bisect.ts'

/** How the margin of a market is spread over its outcomes (game-rules.md section 9). */
export const marginMethods = ['proportional', 'additive', 'power', 'shin'] as const
export type MarginMethod = (typeof marginMethods)[number]

/** Probabilities without margin, and what the method found on the way. */
export interface WithoutMargin {
  readonly probabilities: readonly number[]
  /** B = sum(1 / d). */
  readonly overround: number
  /** The exponent k of power, or Shin's share z of insiders. */
  readonly parameter?: number
}

/** The overround of decimal prices: B = sum(1 / d), 1 without margin. */
export const overroundOfDecimals = (decimals: readonly number[]): number =>
  decimals.reduce((sum, decimal) => sum + 1 / decimal, 0)

/**
 * The probabilities behind the decimal prices of all outcomes of a market. Throws RangeError for fewer than two
 * prices, a price of 1 or less, an overround that the method cannot remove (power and Shin: from 1 up), and a
 * probability below zero (additive, with a very high price).
 */
export function removeMargin(decimals: readonly number[], method: MarginMethod): WithoutMargin {
  if (decimals.length < 2 || !decimals.every((decimal) => decimal > 1 && Number.isFinite(decimal)))
    throw new RangeError('A market has two prices above 1 or more')
  const implied = decimals.map((decimal) => 1 / decimal)
  return removers[method](implied, overroundOfDecimals(decimals))
}

const removers: Readonly<
  Record<MarginMethod, (implied: readonly number[], overround: number) => WithoutMargin>
> = {
  proportional: (implied, overround) => ({
    probabilities: implied.map((each) => each / overround),
    overround,
  }),
  additive: (implied, overround) => {
    const probabilities = implied.map((each) => each - (overround - 1) / implied.length)
    if (probabilities.some((each) => each < 0))
      throw new RangeError('The margin of an outcome is above its probability')
    return { probabilities, overround }
  },
  power: (implied, overround) => {
    if (overround < 1) throw new RangeError('There is no margin to remove')
    const sumWith = (exponent: number): number => sum(implied.map((each) => each ** exponent))
    let highest = 2
    while (sumWith(highest) > 1) highest *= 2
    const parameter = bisect(1, highest, (exponent) => 1 - sumWith(exponent))
    return { probabilities: implied.map((each) => each ** parameter), overround, parameter }
  },
  shin: (implied, overround) => {
    if (overround < 1) throw new RangeError('There is no margin to remove')
    const withShare = (share: number): number[] => implied.map((each) => shinOf(each, overround, share))
    const parameter = bisect(0, 1 - 1e-12, (share) => 1 - sum(withShare(share)))
    return { probabilities: withShare(parameter), overround, parameter }
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const shinOf = (implied: number, overround: number, share: number): number =>
  (Math.sqrt(share ** 2 + (4 * (1 - share) * implied ** 2) / overround) - share) / (2 * (1 - share))
