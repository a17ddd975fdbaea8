// SPDX-License-Identifier: Apache-2.0
import type { CountedSeries } from './counted-series.ts'

/** How far counts are from equal ones. */
export interface Deviation {
  chiSquare: number
  degreesOfFreedom: number
  /** The share of fair series of as many draws that are at least as far from equal counts. */
  chance: number
}

/** Below this, the comparison means nothing. */
const leastExpected = 5

/** How often each value is drawn on average in so many draws. */
export const expectedHits = ({ perDraw, values }: CountedSeries, draws: number): number =>
  (draws * perDraw) / values

/** In which share of draws a value appears. */
export const appearanceChance = ({ perDraw, values, distinct }: CountedSeries): number =>
  distinct ? perDraw / values : 1 - (1 - 1 / values) ** perDraw

/**
 * Compares counts with equal ones (Pearson's chi-square). Undefined while there are too few draws. Values that are
 * drawn without being put back vary less than others, by (values - perDraw) / (values - 1), which is evened out.
 */
export function deviationOf(
  series: CountedSeries,
  hits: readonly number[],
  draws: number,
): Deviation | undefined {
  const expected = expectedHits(series, draws)
  if (expected < leastExpected) return undefined
  const { values, perDraw, distinct } = series
  const sum = hits.reduce((total, hit) => total + (hit - expected) ** 2 / expected, 0)
  const chiSquare = distinct ? (sum * (values - 1)) / (values - perDraw) : sum
  return { chiSquare, degreesOfFreedom: values - 1, chance: chanceOfMore(chiSquare, values - 1) }
}

/** The chance that a chi-square with so many degrees of freedom is at least this large. */
export function chanceOfMore(chiSquare: number, degreesOfFreedom: number): number {
  const [half, x] = [degreesOfFreedom / 2, chiSquare / 2]
  if (x <= 0) return 1
  // So far out nothing is left, and the sum below would not fit.
  if (x > half + 40 * Math.sqrt(half) + 300) return 0
  // The lower incomplete gamma function as a series, from its largest factor on.
  let term = Math.exp(half * Math.log(x) - x - logGamma(half + 1))
  let lower = 0
  for (let n = 1; term > 0 && (term > lower * 1e-17 || n < x); n += 1) {
    lower += term
    term *= x / (half + n)
  }
  return Math.min(1, Math.max(0, 1 - lower))
}

/** The logarithm of the gamma function at a whole or half number above 0, from Γ(1) = 1 or Γ(1/2) = √π upwards. */
function logGamma(at: number): number {
  let [sum, from] = Number.isInteger(at) ? [0, 1] : [Math.log(Math.PI) / 2, 0.5]
  for (; from < at; from += 1) sum += Math.log(from)
  return sum
}
