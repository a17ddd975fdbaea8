// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  amountFromWire,
  amountOfMillionths,
  amountToWire,
  floorToHundredths,
  formatAmount,
  isWireAmount,
  multiply,
  units,
} from './money.ts'

describe('money', () => {
  it('keeps every two-decimal figure of the wire exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }), (hundredths) => {
        expect(amountToWire(amountFromWire(hundredths / 100))).toBe(hundredths / 100)
      }),
    )
  })

  it('refuses a third decimal, infinities and figures beyond the exact range', () => {
    for (const wire of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 90_000_000_000.01]) {
      expect(isWireAmount(wire), String(wire)).toBe(false)
      expect(() => amountFromWire(wire)).toThrow(RangeError)
    }
  })

  it('rounds down, below zero too', () => {
    expect(amountToWire(amountOfMillionths(1_239_999n))).toBe(1.23)
    expect(amountToWire(amountOfMillionths(-1_230_001n))).toBe(-1.24)
    expect(floorToHundredths(amountOfMillionths(-1n))).toBe(-10_000n)
  })

  it('rounds a return down once', () => {
    expect(multiply(units(1), 19_999n, 10_000n)).toBe(1_999_900n)
    expect(multiply(amountOfMillionths(3n), 1n, 2n)).toBe(1n)
  })

  it('shows two decimals and comma thousands separators', () => {
    expect(formatAmount(amountFromWire(1234567.5))).toBe('1,234,567.50')
    expect(formatAmount(amountFromWire(-0.05))).toBe('-0.05')
    expect(formatAmount(amountFromWire(999))).toBe('999.00')
    expect(formatAmount(amountFromWire(0.01))).toBe('0.01')
  })

  it('shows nothing without a sign', () => {
    expect(formatAmount(amountFromWire(0))).toBe('0.00')
  })
})
