// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMargin } from './add-margin.ts'
import { offerMarket, offeredPrice } from './offered-price.ts'
import { defaultOverrounds, overroundOf } from './overrounds.ts'
import { marginMethods, overroundOfDecimals, removeMargin } from './remove-margin.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const closeTo = (digits: number, ...numbers: number[]) => numbers.map((each) => expect.closeTo(each, digits))

describe('the margin of a market', () => {
  it('is removed by Shin as in the published references', () => {
    const three = removeMargin([2.6, 2.4, 4.3], 'shin')
    expect(three.probabilities).toEqual(closeTo(9, 0.37299406, 0.404779411, 0.222226529))
    expect(three.parameter).toBeCloseTo(0.016942513, 9)
    const two = removeMargin([1.5, 2.74], 'shin')
    expect(two.probabilities).toEqual(closeTo(9, 0.650851582, 0.349148418))
    expect(two.parameter).toBeCloseTo(0.031727285, 9)
  })

  it('is removed from two outcomes by Shin as by the additive method', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.1, max: 8, noNaN: true }), (decimal) => {
        const other = 1 / (1.05 - 1 / decimal)
        const shin = removeMargin([decimal, other], 'shin').probabilities
        const additive = removeMargin([decimal, other], 'additive').probabilities
        expect(shin).toEqual(closeTo(8, ...additive))
      }),
    )
  })

  it('is removed proportionally and by power as in the published references', () => {
    expect(removeMargin([2.6, 2.4, 4.3], 'proportional').probabilities).toEqual(
      closeTo(6, 0.372026, 0.403028, 0.224946),
    )
    const power = removeMargin([2.6, 2.4, 4.3], 'power')
    expect(power.parameter).toBeCloseTo(1.032137, 6)
    expect(power.probabilities).toEqual(closeTo(6, 0.372984, 0.405107, 0.221908))
  })

  const anyMarket = fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 12 })
    .map((weights) => weights.map((each) => each / sum(weights)))
  const anyOverround = fc.double({ min: 1.001, max: 1.3, noNaN: true })

  it.each(marginMethods)(
    'sums to the overround when added (%s), and is removed again without a trace',
    (method) => {
      fc.assert(
        fc.property(anyMarket, anyOverround, (probabilities, overround) => {
          const decimals = addMargin(probabilities, overround, method)
          fc.pre(decimals.every((decimal) => decimal > 1) && overroundOfDecimals(decimals) > overround - 1e-9)
          expect(overroundOfDecimals(decimals)).toBeCloseTo(overround, 9)
          const removed = removeMargin(decimals, method)
          expect(sum(removed.probabilities)).toBeCloseTo(1, 9)
          expect(removed.probabilities).toEqual(closeTo(6, ...probabilities))
        }),
      )
    },
  )

  it('leaves an outcome that cannot happen without a price', () => {
    for (const method of marginMethods) {
      const decimals = addMargin([0.6, 0.4, 0], 1.06, method)
      expect(decimals[2]).toBe(Number.POSITIVE_INFINITY)
      expect(overroundOfDecimals(decimals)).toBeCloseTo(1.06, 9)
    }
    expect(offerMarket([0.6, 0.4, 0], { overround: 1.06, method: 'power' })[2]).toBeUndefined()
  })

  it('is refused for what is no market', () => {
    expect(() => removeMargin([1.9], 'shin')).toThrow(RangeError)
    expect(() => removeMargin([1, 2], 'shin')).toThrow(RangeError)
    expect(() => removeMargin([Number.NaN, 2], 'power')).toThrow(RangeError)
    expect(() => removeMargin([2.2, 2.2], 'shin')).toThrow(RangeError)
    expect(() => removeMargin([2.2, 2.2], 'power')).toThrow(RangeError)
    expect(() => removeMargin([1.01, 200, 200], 'additive')).not.toThrow()
    expect(() => removeMargin([1.01, 1000, 5], 'additive')).toThrow(RangeError)
    expect(() => addMargin([0.5, 0.4], 1.05, 'power')).toThrow(RangeError)
    expect(() => addMargin([0.5, 0.5], 0.99, 'power')).toThrow(RangeError)
    expect(() => addMargin([1.5, -0.5], 1.05, 'power')).toThrow(RangeError)
  })

  it('is 1.92 and 1.92 on an even handicap', () => {
    expect(
      offerMarket([0.5, 0.5], { overround: overroundOf('handicap', { isLive: false }), method: 'power' }),
    ).toEqual([1920, 1920])
  })

  it('is as the rules say by default, and a little more in play', () => {
    expect(defaultOverrounds).toMatchObject({
      result: 1.06,
      handicap: 1.04,
      total: 1.04,
      correctScore: 1.25,
      esports: 1.06,
      cockfight: 1.055,
    })
    expect(overroundOf('handicap', { isLive: true })).toBeCloseTo(1.06, 12)
    expect(overroundOf('result', { isLive: true })).toBeCloseTo(1.08, 12)
    expect(overroundOf('result', { isLive: true, base: 1.1 })).toBeCloseTo(1.12, 12)
    expect(overroundOf('total', { isLive: true, isPart: true })).toBeCloseTo(1.08, 12)
  })

  it('never lets a price above the fair one', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyOverround,
        fc.constantFrom(...marginMethods),
        (probabilities, overround, method) => {
          offerMarket(probabilities, { overround, method }).forEach((price, index) => {
            if (price !== undefined) expect(price / 1000).toBeLessThanOrEqual(1 / probabilities[index]!)
          })
        },
      ),
    )
    expect(offeredPrice(2.1, 2.05)).toBe(2040)
    expect(offeredPrice(1.005, 1.02)).toBeUndefined()
  })
})
