// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPrice, priceFormats } from './formats.ts'
import { ladder } from './ladder.ts'
import { exactOfText, priceOfText } from './parse-price.ts'
import { highestPrice, lowestPrice, priceAtOrBelow, ratioOfPrice } from './price.ts'

const allOf = (price: number) =>
  Object.fromEntries(priceFormats.map((each) => [each, formatPrice(price, each)]))
const anyPrice = fc.oneof(
  fc.integer({ min: lowestPrice, max: 5000 }),
  fc.integer({ min: lowestPrice, max: highestPrice }),
)

/** Even odds have two texts where the sign changes. */
const isEven = (text: string) => ['1.00', '-1.00', '+100', '-100'].includes(text)

describe('a price in the formats of members', () => {
  it.each([
    [1850, '1.85', '0.85', '0.85', '-1.18', '-118', '17/20'],
    [2400, '2.40', '1.40', '-0.71', '1.40', '+140', '7/5'],
    [2000, '2.00', '1.00', '1.00', '1.00', '+100', '1/1'],
    [1500, '1.50', '0.50', '0.50', '-2.00', '-200', '1/2'],
    [3750, '3.75', '2.75', '-0.36', '2.75', '+275', '11/4'],
    [1333, '1.333', '0.33', '0.33', '-3.00', '-300', '1/3'],
    [1001, '1.001', '0.0010', '0.0010', '-1000.00', '-100000', '1/667'],
    [1_000_000, '1000.00', '999.00', '-0.0010', '999.00', '+99900', '999/1'],
  ])(
    '%i is %s, %s, %s, %s, %s and %s',
    (price, decimal, hongKong, malay, indonesian, american, fractional) => {
      expect(allOf(price)).toEqual({ decimal, hongKong, malay, indonesian, american, fractional })
    },
  )

  it('is read back as the same text, whatever the price and the format', () => {
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...priceFormats), (price, format) => {
        const text = formatPrice(price, format)
        // Malay has too few decimals above 200.
        fc.pre(format !== 'malay' || price <= 200_000)
        const again = formatPrice(priceOfText(text, format)!, format)
        return again === text || (isEven(again) && isEven(text))
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back exactly from decimal and from fractions, if it is in hundredths', () => {
    for (const price of ladder) {
      expect(priceOfText(formatPrice(price, 'decimal'), 'decimal')).toBe(price)
      expect(priceOfText(formatPrice(price, 'fractional'), 'fractional')).toBe(price)
      expect(priceOfText(formatPrice(price, 'hongKong'), 'hongKong')).toBe(price)
    }
  })

  it('is exact beneath its text: 100 at Malay -0.92 return 208.69, with the entered stake debited', () => {
    const { numerator, denominator } = exactOfText('-0.92', 'malay')!
    expect((10_000n * numerator) / denominator).toBe(20_869n)
    expect(priceOfText('-0.92', 'malay')).toBe(2087)
  })

  it('is the same at even odds with either sign', () => {
    for (const [text, format] of [
      ['1.00', 'malay'],
      ['-1.00', 'malay'],
      ['1.00', 'indonesian'],
      ['-1', 'indonesian'],
      ['+100', 'american'],
      ['-100', 'american'],
      ['1/1', 'fractional'],
      ['1', 'hongKong'],
    ] as const)
      expect(priceOfText(text, format)).toBe(2000)
  })

  it.each([
    ['', 'decimal'],
    ['1', 'decimal'],
    ['0.5', 'decimal'],
    ['1,85', 'decimal'],
    ['1e3', 'decimal'],
    ['-1.85', 'decimal'],
    ['1000.01', 'decimal'],
    ['0', 'hongKong'],
    ['0.00', 'malay'],
    ['1.01', 'malay'],
    ['-1.5', 'malay'],
    ['0.99', 'indonesian'],
    ['-0.5', 'indonesian'],
    ['99', 'american'],
    ['-099', 'american'],
    ['140', 'american'],
    ['1/0', 'fractional'],
    ['0/1', 'fractional'],
    ['7:5', 'fractional'],
    ['9'.repeat(50), 'decimal'],
  ] as const)('is not read from %j in %s', (text, format) => {
    expect(priceOfText(text, format)).toBeUndefined()
  })

  it('is refused unless it is a whole number of thousandths from 1.001 to 1,000', () => {
    for (const wrong of [1000, 0, -1850, 1850.5, Number.NaN, 1_000_001]) {
      expect(() => formatPrice(wrong, 'decimal')).toThrow(RangeError)
      expect(() => ratioOfPrice(wrong)).toThrow(RangeError)
    }
    expect(ratioOfPrice(1850)).toEqual({ numerator: 37n, denominator: 20n })
  })

  it('never gets above the decimal that it is made of', () => {
    expect(priceAtOrBelow(1.85)).toBe(1850)
    expect(priceAtOrBelow(1.8509)).toBe(1850)
    expect(priceAtOrBelow(1.0009)).toBeUndefined()
    expect(priceAtOrBelow(Number.NaN)).toBeUndefined()
    expect(priceAtOrBelow(Number.POSITIVE_INFINITY)).toBe(highestPrice)
    fc.assert(
      fc.property(fc.double({ min: 1.0011, max: 1000, noNaN: true }), (decimal) => {
        const price = priceAtOrBelow(decimal)!
        return price / 1000 <= decimal && (price === highestPrice || (price + 1) / 1000 > decimal)
      }),
    )
  })
})
