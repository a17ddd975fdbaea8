// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { losesForSure, type MarketControl, tradeMarket } from './trade-market.ts'

const terms = { type: 'result_1x2', period: 'regular' }
const source = { status: 'open', prices: [2000, 3500, 4000] } as const
const untouched: MarketControl = { manual: [], offsets: [], shaded: [], stopped: false }
const pricesWith = (control: Partial<MarketControl>) =>
  tradeMarket(terms, source, { ...untouched, ...control }).prices

describe('a traded market', () => {
  it('is what its source says while nobody has set anything', () => {
    expect(tradeMarket(terms, source, untouched)).toEqual(source)
  })

  it('keeps a manual price whatever the source says, and moves the others with it', () => {
    const control = { ...untouched, manual: [1900, 0, 0] }
    expect(tradeMarket(terms, source, control).prices).toEqual([1900, 3500, 4000])
    const later = { status: 'open', prices: [2100, 3400, 3800] } as const
    expect(tradeMarket(terms, later, control).prices).toEqual([1900, 3400, 3800])
  })

  it('moves an automatic price by ticks, up by an operator and down by its liability', () => {
    expect(pricesWith({ offsets: [1, -1, 0] })).toEqual([2020, 3450, 4000])
    expect(pricesWith({ shaded: [3, 0, 0] })).toEqual([1970, 3500, 4000])
    expect(pricesWith({ offsets: [2, 0, 0], shaded: [2, 0, 0] })).toEqual([2000, 3500, 4000])
  })

  it('does not shade a manual price', () => {
    expect(pricesWith({ manual: [1900, 0, 0], shaded: [5, 0, 0] })[0]).toBe(1900)
  })

  it('never sells what the source does not offer', () => {
    const gone = { status: 'open', prices: [0, 3500, 1200] } as const
    expect(
      tradeMarket(terms, gone, { ...untouched, manual: [5000, 0, 0], offsets: [9, 0, 0] }).prices[0],
    ).toBe(0)
  })

  it('is suspended while an operator has stopped it, and stays closed once it is closed', () => {
    expect(tradeMarket(terms, source, { ...untouched, stopped: true }).status).toBe('suspended')
    const closed = { status: 'closed', prices: [0, 0, 0] } as const
    expect(tradeMarket(terms, closed, { ...untouched, stopped: true }).status).toBe('closed')
  })

  it('is suspended as long as its prices together would lose for sure', () => {
    const control = { ...untouched, manual: [2500, 0, 0] }
    expect(tradeMarket(terms, source, control).status).toBe('suspended')
    const lower = { status: 'open', prices: [2000, 3000, 3500] } as const
    expect(tradeMarket(terms, lower, control).status).toBe('open')
  })
})

describe('a book that loses for sure', () => {
  it('is one whose sum of 1 / price is below one, and exactly one is enough', () => {
    const two = { type: 'odd_even', period: 'regular' }
    expect(losesForSure(two, [1900, 1900], [2000, 2000])).toBe(false)
    expect(losesForSure(two, [1900, 1900], [2000, 2020])).toBe(true)
  })

  it('is below two where two outcomes win together', () => {
    const double = { type: 'double_chance', period: 'regular' }
    expect(losesForSure(double, [1300, 1400, 1350], [1500, 1500, 1500])).toBe(false)
    expect(losesForSure(double, [1300, 1400, 1350], [1510, 1500, 1500])).toBe(true)
  })

  it('is not one whose source offers only some outcomes, unless it pays more than the source', () => {
    expect(losesForSure(terms, [0, 3500, 4000], [0, 3500, 4000])).toBe(false)
    expect(losesForSure(terms, [0, 3500, 4000], [0, 3600, 4000])).toBe(true)
  })
})
