// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readAmount } from './amount-text.ts'

describe('a typed amount', () => {
  it.each([
    ['20', 20],
    ['20.5', 20.5],
    [' 1,234.56 ', 1234.56],
    ['1,000', 1000],
    ['1,234,567', 1234567],
    ['10,50', 10.5],
    ['1,00,000', 100000],
    ['1\u202f234,50', 1234.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲۳۴', 1234],
    ['१,२३४.५०', 1234.5],
    ['１，２３４', 1234],
    ['$1,000.00', 1000],
    ['0.01', 0.01],
  ])('%j is read as %d', (text, amount) => {
    expect(readAmount(text, 2)).toBe(amount)
  })

  it.each([
    ...['', '0', '0.00', '-5', '+5', '1.234', '1e3', 'ten', 'NaN', '999999999999999', '1,2,3'],
    ...['1234.567', '1.000', '1 00'],
  ])('%j is no amount', (text) => {
    expect(readAmount(text, 2)).toBeUndefined()
  })

  it.each([
    ['1.000', 1000],
    ['50.000', 50000],
    ['1,000', 1000],
    ['1,000.00', 1000],
    ['1.5', undefined],
    ['1.000,5', undefined],
  ])('%j without smaller coins is %s', (text, amount) => {
    expect(readAmount(text, 0)).toBe(amount)
  })
})
