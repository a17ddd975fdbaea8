// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, units, zero } from '../money.ts'
import { rankLevels } from '../ranks/ranks.ts'
import { rebateOf, rebateRate, rebateTotal } from './rebates.ts'

describe('the rate of a rank', () => {
  it.each([
    ['sports', { lowest: 30, highest: 60 }, [30, 34, 38, 42, 47, 51, 55, 60]],
    ['live', { lowest: 40, highest: 80 }, [40, 45, 51, 57, 62, 68, 74, 80]],
    ['slots', { lowest: 50, highest: 120 }, [50, 60, 70, 80, 90, 100, 110, 120]],
    ['lottery', { lowest: 10, highest: 50 }, [10, 15, 21, 27, 32, 38, 44, 50]],
  ])('of %s grows evenly and is rounded down to 0.01 %%', (_, rates, expected) => {
    expect(rankLevels.map((rankLevel) => rebateRate(rates, rankLevel))).toEqual(expected)
  })
})

describe('a rebate', () => {
  const line = (validBets: number, rateBasisPoints: number) => ({
    validBets: amountFromWire(validBets),
    rateBasisPoints,
  })

  it('is the share of the valid bets', () => {
    expect(rebateOf(line(1_000, 50))).toBe(units(5))
    expect(rebateOf(line(0.01, 33))).toBe(amountOfMillionths(33n))
  })

  it('adds up exactly and is rounded down once', () => {
    expect(rebateTotal([line(0.5, 100), line(0.5, 100)], 'USD')).toBe(amountFromWire(0.01))
    expect(rebateTotal([line(199.99, 50)], 'USD')).toBe(amountFromWire(0.99))
    expect(rebateTotal([], 'USD')).toBe(zero)
  })

  it('falls by what was given back, and is never below zero', () => {
    expect(rebateTotal([line(1_000, 50), line(-400, 50)], 'USD')).toBe(units(3))
    expect(rebateTotal([line(1_000, 50), line(-4_000, 50)], 'USD')).toBe(zero)
  })
})
