// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import {
  addWire,
  amountFromWire,
  amountText,
  amountOfMillionths,
  amountToWire,
  floorToHundredths,
  formatAmount,
  isWireAmount,
  multiply,
  multiplyWire,
  subtractWire,
  units,
  wireText,
} from './money.ts'

describe('money', () => {
  it('keeps every two-decimal figure of the wire exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000, max: 9_000_000_000 }), (hundredths) => {
        expect(amountToWire(amountFromWire(hundredths / 100))).toBe(hundredths / 100)
      }),
    )
  })

  it('adds, takes away and multiplies figures of the wire where floating point does not come out even', () => {
    expect(addWire(0.1, 0.2)).toBe(0.3)
    expect(addWire(1_005.3, -1_005.2, 0.1)).toBe(0.2)
    expect(addWire()).toBe(0)
    expect(subtractWire(1.1, 1)).toBe(0.1)
    expect(subtractWire(1, 1.1)).toBe(-0.1)
    expect(multiplyWire(1.1, 3)).toBe(3.3)
    expect(multiplyWire(0.29, 100)).toBe(29)
  })

  it('adds totals of operators beyond what a member may send', () => {
    expect(addWire(90_000_000_000.01, 0.02)).toBe(90_000_000_000.03)
  })

  it('comes to the same as whole hundredths for any figures', () => {
    const hundredths = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 })
    fc.assert(
      fc.property(fc.array(hundredths, { maxLength: 20 }), hundredths, hundredths, (all, one, other) => {
        expect(addWire(...all.map((each) => each / 100))).toBe(all.reduce((sum, each) => sum + each, 0) / 100)
        expect(subtractWire(one / 100, other / 100)).toBe((one - other) / 100)
      }),
    )
  })

  it('is plain text with two decimals for machines and files', () => {
    expect(amountText(amountOfMillionths(1_234_567_899_999n))).toBe('1234567.89')
    expect([wireText(0.29), wireText(1_005.1), wireText(-0.5), wireText(0)]).toEqual([
      '0.29',
      '1005.10',
      '-0.50',
      '0.00',
    ])
  })

  it('refuses a third decimal, infinities and figures beyond the exact range', () => {
    for (const wire of [0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY, 1e300, 90_000_000_000.01]) {
      expect(isWireAmount(wire), String(wire)).toBe(false)
      expect(() => amountFromWire(wire)).toThrow(RangeError)
    }
  })

  it('takes the largest figure of the wire, above and below zero', () => {
    expect([isWireAmount(90_000_000_000), isWireAmount(-90_000_000_000)]).toEqual([true, true])
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
