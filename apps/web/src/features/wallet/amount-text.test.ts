// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readAmount } from './amount-text.ts'

describe('a typed amount', () => {
  it.each([
    ['20', 20],
    ['20.5', 20.5],
    [' 1,234.56 ', 1234.56],
    ['1,234,567', 1234567],
    ['0.01', 0.01],
  ])('%j is read as %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it.each(['', '0', '0.00', '-5', '+5', '1.234', '1e3', 'ten', '1,2', '.5', '5.', 'NaN', '999999999999'])(
    '%j is no amount',
    (text) => {
      expect(readAmount(text)).toBeUndefined()
    },
  )
})
