// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fitsDecimals, groupMoney, readMoney, showAmount, writeMoney } from './money.ts'

describe('amounts in the game frame', () => {
  it.each([
    ['12.50', 12_500_000n],
    ['12,5', 12_500_000n],
    ['.5', 500_000n],
    [' 7 ', 7_000_000n],
    ['0.000001', 1n],
  ])('reads %s', (text, amount) => {
    expect(readMoney(text)).toBe(amount)
  })

  it.each(['', ' ', '.', '-5', '1e3', '1.2.3', '0x10', 'NaN', '1.0000001', '9999999999999999'])(
    'does not accept %j as an amount',
    (text) => {
      expect(readMoney(text)).toBeUndefined()
    },
  )

  it('knows which amounts a currency can pay', () => {
    expect(fitsDecimals(readMoney('1.25')!, 2)).toBe(true)
    expect(fitsDecimals(readMoney('1.255')!, 2)).toBe(false)
    expect(fitsDecimals(readMoney('1.5')!, 0)).toBe(false)
  })

  it('writes the decimals of the currency, rounded down and never up', () => {
    expect(writeMoney(readMoney('1.999999')!, 2)).toBe('1.99')
    expect(writeMoney(readMoney('25000')!, 0)).toBe('25000')
    expect(showAmount(readMoney('1234567.8')!, 2)).toBe('1,234,567.80')
    expect(groupMoney('25000')).toBe('25,000')
  })
})
