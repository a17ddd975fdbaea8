// SPDX-License-Identifier: Apache-2.0
/** An exact ratio; probabilities and returns to player are proven in these, never in floats. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? (left < 0n ? -left : left) : greatestCommonDivisor(right, left % right)
}

/** numerator / denominator in lowest terms; the denominator must be positive. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError('a denominator must be positive')
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** Below 0, 0 or above 0 as left is smaller, equal or larger. */
export function compare(left: Fraction, right: Fraction): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The fraction cut off (not rounded) after `decimals` digits, for example `0.98990`. */
export function toDecimal(value: Fraction, decimals: number): string {
  const scaled = (value.numerator * 10n ** BigInt(decimals)) / value.denominator
  const digits = scaled.toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The fraction as a percentage rounded to the nearest `decimals` digits, without the sign. */
export function toPercent(value: Fraction, decimals: number): string {
  const half = fraction(1n, 2n * 10n ** BigInt(decimals))
  const percent = fraction(
    value.numerator * 100n * half.denominator + half.numerator * value.denominator,
    value.denominator * half.denominator,
  )
  return toDecimal(percent, decimals)
}

/** C(n, k), exact. */
export function binomial(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let index = 1; index <= k; index += 1) result = (result * BigInt(n - k + index)) / BigInt(index)
  return result
}
