// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { parseNumberText, stepNumber } from './number-text.ts'

describe('a number field', () => {
  it.each([
    ['12', 0, '12'],
    ['', 0, ''],
    ['1.5', 2, '1.5'],
    ['1,5', 2, '1.5'],
    ['.', 2, '.'],
    ['١٢٫٥', 2, '12.5'],
    ['๑๒', 0, '12'],
    ['１２', 0, '12'],
    ['१२', 0, '12'],
    ['۱۲', 0, '12'],
  ])('reads %s with %d decimals as %s', (typed, decimals, stored) => {
    expect(parseNumberText(typed, decimals)).toBe(stored)
  })

  it.each([
    ['12a', 2],
    ['-1', 2],
    ['1.234', 2],
    ['1.5', 0],
    ['1e5', 2],
    ['1.2.3', 2],
    ['Infinity', 2],
  ])('refuses %s with %d decimals', (typed, decimals) => {
    expect(parseNumberText(typed, decimals)).toBeUndefined()
  })

  it('steps without floating-point errors, and stays within its bounds', () => {
    expect(stepNumber('0.1', 0.2, { decimals: 2 })).toBe('0.30')
    expect(stepNumber('', 1, {})).toBe('1')
    expect(stepNumber('1', -5, { min: 0 })).toBe('0')
    expect(stepNumber('99', 5, { max: 100 })).toBe('100')
  })
})
