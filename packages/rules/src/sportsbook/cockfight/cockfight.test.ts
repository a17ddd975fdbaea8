// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, formatAmount, units, zero } from '../../money.ts'
import { formatPrice } from '../prices/formats.ts'
import { edgeOf, fightPrices, malayPriceAtOrBelow, priceOfBdd, priceOfFtd } from './fixed-odds.ts'
import { isPoolCancelled, payoutOf, poolReturn } from './pool.ts'
import { fightChances, strengthOf } from './strengths.ts'

describe('a fight at fixed odds', () => {
  it('has the chances of the rules: 9 % both down, 0.8 % full time, the rest by strength', () => {
    const chances = fightChances(0.5)
    expect(chances).toEqual({
      meron: expect.closeTo(0.451, 12),
      wala: expect.closeTo(0.451, 12),
      bdd: 0.09,
      ftd: 0.008,
    })
    expect(strengthOf(0)).toBe(0.38)
    expect(strengthOf(0.5)).toBeCloseTo(0.5, 12)
    for (const wrong of [0, 1, -0.2, Number.NaN]) expect(() => fightChances(wrong)).toThrow(RangeError)
  })

  it('keeps 19 % of both down at 8:1 and 28.8 % of full time at 88:1', () => {
    expect(edgeOf(0.09, priceOfBdd)).toBeCloseTo(0.19, 12)
    expect(edgeOf(0.008, priceOfFtd)).toBeCloseTo(0.288, 12)
  })

  it('writes 0.80 and -0.94 for 1.80 and 2.0638, with an overround of 1.0401', () => {
    const [meron, wala] = [malayPriceAtOrBelow(1.8), malayPriceAtOrBelow(1 + 1 / 0.94)]
    expect([meron, wala]).toEqual([1800, 2063])
    expect(formatPrice(meron, 'malay')).toBe('0.80')
    expect(formatPrice(wala, 'malay')).toBe('-0.94')
    expect(1 / 1.8 + 0.94 / 1.94).toBeCloseTo(1.0401, 4)
    expect(1000 / meron + 1000 / wala).toBeCloseTo(1.0401, 3)
  })

  it('prices an even fight at 0.90 on either side', () => {
    expect(fightPrices(fightChances(0.5))).toEqual({ meron: 1900, wala: 1900, bdd: 9000, ftd: 89_000 })
  })

  it('never gets above 1 / (1.05 p), and is always within the range of Malay odds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.06, max: 0.94, noNaN: true }), (strength) => {
        const { meron, wala } = fightPrices(fightChances(strength))
        expect(meron / 1000).toBeLessThanOrEqual(1 / (1.05 * strength) + 1e-9)
        expect(1000 / meron + 1000 / wala).toBeGreaterThanOrEqual(1.05 - 1e-9)
        const odds = Number(formatPrice(meron, 'malay'))
        expect(Math.abs(odds)).toBeGreaterThanOrEqual(0.01)
        expect(Math.abs(odds)).toBeLessThanOrEqual(1)
      }),
    )
    expect(malayPriceAtOrBelow(1.001)).toBe(1010)
    expect(malayPriceAtOrBelow(5000)).toBe(101_000)
    expect(malayPriceAtOrBelow(2)).toBe(2000)
  })
})

describe('a fight as a pool', () => {
  const pool = (meron: number, wala: number) => ({ meron: units(meron), wala: units(wala) })

  it('returns 1.5833 and 2.3750 with 6,000 on Meron and 4,000 on Wala', () => {
    const stakes = pool(6000, 4000)
    expect(payoutOf(stakes, 'meron')).toEqual({ numerator: 19n, denominator: 12n })
    expect(payoutOf(stakes, 'wala')).toEqual({ numerator: 19n, denominator: 8n })
    expect(formatAmount(poolReturn(units(10_000), stakes, { winner: 'meron' }))).toBe('15,833.33')
    expect(formatAmount(poolReturn(units(10_000), stakes, { winner: 'wala' }))).toBe('23,750.00')
    expect(isPoolCancelled(stakes)).toBe(false)
  })

  it('is cancelled at 1.07 or less on a side, or without a stake on one', () => {
    expect(isPoolCancelled(pool(9500, 1200))).toBe(true)
    expect(payoutOf(pool(9500, 1200), 'meron')).toEqual({ numerator: 107n, denominator: 100n })
    expect(isPoolCancelled(pool(9499, 1201))).toBe(false)
    expect(isPoolCancelled(pool(1, 1_000_000))).toBe(true)
    expect(isPoolCancelled(pool(1000, 0))).toBe(true)
    expect(isPoolCancelled(pool(0, 0))).toBe(true)
    expect(payoutOf(pool(1000, 0), 'wala')).toBeUndefined()
    expect(poolReturn(units(5), pool(1000, 0), { winner: 'wala' })).toBe(zero)
  })

  it('never returns more than 95 % of all stakes, and loses less than a millionth a stake by rounding', () => {
    const stake = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(amountOfMillionths)
    fc.assert(
      fc.property(fc.array(stake, { minLength: 1, maxLength: 8 }), stake, (winning, wala) => {
        const meron = amountOfMillionths(winning.reduce((sum, each) => sum + each, 0n))
        const returned = winning.reduce(
          (sum, each) => sum + poolReturn(each, { meron, wala }, { winner: 'meron' }),
          0n,
        )
        const shared = ((meron + wala) * 95n) / 100n
        expect(returned <= shared).toBe(true)
        expect(shared - returned <= BigInt(winning.length)).toBe(true)
      }),
    )
  })
})
