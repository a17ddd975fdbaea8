// SPDX-License-Identifier: Apache-2.0
import { readDecimal } from '@tessera/rules/numbers/read-decimal'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  isTaken,
  readingProblem,
  readNumbersWith,
  readNumberText,
  stepNumber,
  unreadable,
  valueOfReading,
} from './number-text.ts'

beforeAll(() =>
  readNumbersWith({
    read: (typed, decimals) => readDecimal(typed, { decimals }),
    unclear: ({ whole, part }) => `${whole} or ${part}`,
    unread: () => 'no number',
  }),
)
const valueOf = (typed: string, decimals: number): string => valueOfReading(readNumberText(typed, decimals))
const takes = (typed: string, decimals: number): boolean => isTaken(typed, readNumberText(typed, decimals))

describe('a number field', () => {
  it.each([
    ['12', 0, '12'],
    ['', 0, ''],
    ['1.5', 2, '1.5'],
    ['1,5', 2, '1.5'],
    ['1.', 2, '1'],
    ['1,000', 2, '1000'],
    ['1.000', 0, '1000'],
    ['1,00,000', 2, '100000'],
    ['١٢٫٥', 2, '12.5'],
    ['๑๒', 0, '12'],
    ['１２', 0, '12'],
    ['१२', 0, '12'],
    ['۱۲', 0, '12'],
  ])('reads %s with %d decimals as %s', (typed, decimals, value) => {
    expect([takes(typed, decimals), valueOf(typed, decimals)]).toEqual([true, value])
  })

  it.each([
    ['12a', 2],
    ['-1', 2],
    ['1e5', 2],
    ['1234.567', 2],
    ['Infinity', 2],
  ])('does not take %s with %d decimals', (typed, decimals) => {
    expect(takes(typed, decimals)).toBe(false)
  })

  it.each([
    ['1,000,000.50', 2, '1000000.50'],
    ['1.000.000', 0, '1000000'],
    ['12,34,567', 0, '1234567'],
    ['1 000 000', 2, '1000000'],
    ['١٬٠٠٠٬٠٠٠', 0, '1000000'],
    ['３．２５', 2, '3.25'],
  ])('takes %s with %d decimals sign by sign, as %s', (typed, decimals, value) => {
    const signs = [...typed]
    expect(signs.filter((_, at) => !takes(signs.slice(0, at + 1).join(''), decimals))).toEqual([])
    expect(valueOf(typed, decimals)).toBe(value)
  })

  it('has no value while two numbers can be meant, and says which', () => {
    const reading = readNumberText('1.500', 2)
    expect([valueOfReading(reading), readingProblem(reading)]).toEqual([unreadable, '1500 or 1.500'])
    expect(Number.isNaN(Number(unreadable))).toBe(true)
  })

  it('says so while there is no number', () => {
    expect(readingProblem(readNumberText('1,000,0', 2))).toBe('no number')
    expect(readingProblem(readNumberText('1,000', 2))).toBeUndefined()
  })

  it('steps without floating-point errors, and stays within its bounds', () => {
    expect(stepNumber('0.1', 0.2, { decimals: 2 })).toBe('0.30')
    expect(stepNumber('', 1, {})).toBe('1')
    expect(stepNumber(unreadable, 1, {})).toBe('1')
    expect(stepNumber('1', -5, { min: 0 })).toBe('0')
    expect(stepNumber('99', 5, { max: 100 })).toBe('100')
  })
})
