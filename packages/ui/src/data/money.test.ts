// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { formatMoney, setCoins } from './money.tsx'
import { formatTime } from './time.tsx'

describe('money on screen', () => {
  it.each([
    [0, '0.00'],
    [0.29, '0.29'],
    [1.1, '1.10'],
    [1234567.5, '1,234,567.50'],
    [-5, '-5.00'],
    [90_000_000_000, '90,000,000,000.00'],
  ])('%d reads %s [I18N-014]', (value, text) => {
    expect(formatMoney(value)).toBe(text)
  })

  it('has no decimals where the currency has no coins, unless the amount has a fraction', () => {
    setCoins(false)
    expect([50_000, -5, 10.5].map(formatMoney)).toEqual(['50,000', '-5', '10.50'])
    setCoins(true)
    expect(formatMoney(50_000)).toBe('50,000.00')
  })
})

describe('a moment on screen', () => {
  it('reads yyyy-MM-dd HH:mm:ss in the zone of the site', () => {
    expect(formatTime(Date.UTC(2026, 0, 2, 20, 4, 5), '+07:00')).toBe('2026-01-03 03:04:05')
    expect(formatTime(Date.UTC(2026, 0, 2, 20, 4, 5), '-05:00')).toBe('2026-01-02 15:04:05')
  })
})
