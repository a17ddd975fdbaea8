// SPDX-License-Identifier: Apache-2.0
import { bisect } from './bisect.ts'
import type { MarginMethod } from './remove-margin.ts'

/**
 * Decimal prices with margin for the probabilities of all outcomes of a market: their sum of 1 / d is the
 * overround. Infinity for an outcome that cannot happen. A decimal may come out at 1 or below, for an outcome
 * that is almost certain: then it is not offered (`offeredPrice`). Where a method cannot reach the overround, as
 * Shin's on a market that is almost decided, it gives the most margin it can. Throws RangeError for
 * probabilities that do not sum to 1, and for an overround below 1.
 */
export function addMargin(
  probabilities: readonly number[],
  overround: number,
  method: MarginMethod,
): number[] {
  if (!(overround >= 1) || !Number.isFinite(overround)) throw new RangeError('An overround is 1 or more')
  const total = probabilities.reduce((sum, each) => sum + each, 0)
  if (!probabilities.every((each) => each >= 0) || Math.abs(total - 1) > 1e-6)
    throw new RangeError('Probabilities are from zero up and sum to 1')
  return adders[method](probabilities, overround).map((implied) => 1 / implied)
}

/** What 1 / d becomes, by method. */
const adders: Readonly<
  Record<MarginMethod, (probabilities: readonly number[], overround: number) => number[]>
> = {
  proportional: (probabilities, overround) => probabilities.map((each) => each * overround),
  additive: (probabilities, overround) => {
    const possible = probabilities.filter((each) => each > 0).length
    return probabilities.map((each) => (each > 0 ? each + (overround - 1) / possible : 0))
  },
  power: (probabilities, overround) => {
    const raised = (exponent: number): number[] =>
      probabilities.map((each) => (each > 0 ? each ** exponent : 0))
    return raised(bisect(0, 1, (exponent) => overround - sum(raised(exponent))))
  },
  shin: (probabilities, overround) => {
    const withShare = (share: number): number[] => {
      const roots = probabilities.map((each) => Math.sqrt((1 - share) * each ** 2 + share * each))
      const total = sum(roots)
      return roots.map((root) => root * total)
    }
    return withShare(bisect(0, 1, (share) => sum(withShare(share)) - overround))
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
