// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { compare, fraction, toDecimal, toPercent } from './fraction.ts'
import { exactMultiplier, formatMultiplier, returnOf } from './multiplier.ts'

it('rounds a return down once to the smallest coin of the currency', () => {
  const cent = 10_000n
  const dong = 1_000_000n
  expect(returnOf(1_000_000n, 1_980_200, cent)).toBe(1_980_000n)
  expect(returnOf(25_000_000_000n, 1_010_250, dong)).toBe(25_256_000_000n)
  expect(returnOf(10_000n, 990_000, cent)).toBe(0n)
})

it('computes a huge return exactly where a float would not', () => {
  expect(returnOf(9_007_199_254_740_993_000_000n, 1_000_000, 10_000n)).toBe(9_007_199_254_740_993_000_000n)
})

it('displays a multiplier with two decimals, or more if it has more', () => {
  const multipliers = [2_000_000, 1_031_250, 500_000, 1_478_571, 1_999_999]
  expect(multipliers.map(formatMultiplier)).toEqual(['2.00', '1.03', '0.50', '1.47', '1.99'])
  expect(multipliers.map(exactMultiplier)).toEqual(['2.00', '1.03125', '0.50', '1.478571', '1.999999'])
})

it('compares, cuts and rounds exact fractions', () => {
  expect(compare(fraction(1n, 3n), fraction(2n, 6n))).toBe(0)
  expect(compare(fraction(1n, 3n), fraction(1n, 2n))).toBeLessThan(0)
  expect(toDecimal(fraction(2n, 3n), 4)).toBe('0.6666')
  expect(toPercent(fraction(2n, 3n), 3)).toBe('66.667')
})
