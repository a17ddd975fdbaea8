// SPDX-License-Identifier: Apache-2.0
/**
 * An exact ratio of whole numbers, in lowest terms; the denominator is above zero. Odds and chances are
 * ratios, never floats.
 */
export interface Ratio {
  numerator: bigint
  denominator: bigint
}

const greatestDivisor = (left: bigint, right: bigint): bigint =>
  right === 0n ? left : greatestDivisor(right, left % right)

/** The ratio in lowest terms. Throws RangeError if the denominator is not above zero. */
export function ratioOf(numerator: bigint | number, denominator: bigint | number): Ratio {
  const [above, below] = [BigInt(numerator), BigInt(denominator)]
  if (below <= 0n) throw new RangeError('A ratio is of something above zero')
  const divisor = greatestDivisor(above < 0n ? -above : above, below)
  return { numerator: above / divisor, denominator: below / divisor }
}

export const none: Ratio = { numerator: 0n, denominator: 1n }

export const plus = (left: Ratio, right: Ratio): Ratio =>
  ratioOf(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )

export const times = (left: Ratio, right: Ratio): Ratio =>
  ratioOf(left.numerator * right.numerator, left.denominator * right.denominator)

export const isAbove = (left: Ratio, right: Ratio): boolean =>
  left.numerator * right.denominator > right.numerator * left.denominator

/** The number of ways to choose `taken` of `from` things: from! / (taken! (from - taken)!). */
export function choose(from: number, taken: number): bigint {
  if (taken < 0 || taken > from) return 0n
  let ways = 1n
  for (let step = 1n; step <= BigInt(taken); step += 1n) ways = (ways * (BigInt(from) - step + 1n)) / step
  return ways
}
