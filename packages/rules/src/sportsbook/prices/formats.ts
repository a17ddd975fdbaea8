// SPDX-License-Identifier: Apache-2.0
import { isPrice, type PriceThousandths } from './price.ts'

/** How a member reads prices (game-rules.md section 7). */
export const priceFormats = ['decimal', 'hongKong', 'malay', 'indonesian', 'american', 'fractional'] as const
export type PriceFormat = (typeof priceFormats)[number]

/** Even odds, where Malay, Indonesian and American change their sign. */
const evenPrice = 2000
const thousandthsPerWhole = 1000
/** 100 / (d - 1) with d - 1 in thousandths. */
const americanNumerator = 100_000

/**
 * A price as text, with a decimal point and an ASCII minus: Hong Kong, Malay and Indonesian have two decimals,
 * American none, halves rounded away from zero. Never settle from this text; settle from the price. Throws
 * RangeError for what is no price.
 */
export function formatPrice(priceThousandths: PriceThousandths, format: PriceFormat): string {
  if (!isPrice(priceThousandths)) throw new RangeError(`${priceThousandths} is not a price`)
  return writers[format](priceThousandths)
}

const writers: Readonly<Record<PriceFormat, (price: PriceThousandths) => string>> = {
  decimal: (price) => (price / thousandthsPerWhole).toFixed(price % 10 === 0 ? 2 : 3),
  hongKong: (price) => withDecimals(price - thousandthsPerWhole, thousandthsPerWhole),
  malay: (price) =>
    price <= evenPrice
      ? withDecimals(price - thousandthsPerWhole, thousandthsPerWhole)
      : `-${withDecimals(thousandthsPerWhole, price - thousandthsPerWhole)}`,
  indonesian: (price) =>
    price >= evenPrice
      ? withDecimals(price - thousandthsPerWhole, thousandthsPerWhole)
      : `-${withDecimals(thousandthsPerWhole, price - thousandthsPerWhole)}`,
  american: (price) =>
    price >= evenPrice
      ? `+${halfUp(price - thousandthsPerWhole, 10)}`
      : `-${halfUp(americanNumerator, price - thousandthsPerWhole)}`,
  fractional: (price) => bestFraction(price - thousandthsPerWhole, thousandthsPerWhole).join('/'),
}

/** Two decimals, or four where two would show zero. */
function withDecimals(numerator: number, denominator: number): string {
  const hundredths = halfUp(numerator * 100, denominator)
  return hundredths > 0
    ? (hundredths / 100).toFixed(2)
    : (halfUp(numerator * 10_000, denominator) / 10_000).toFixed(4)
}

/** A quotient of whole numbers above zero, halves rounded up. Exact: no number here reaches 2^53. */
const halfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))

/**
 * A price in hundredths as the exact fraction, in lowest terms; another one as the simplest fraction that is
 * nearer to it than to any other price.
 */
function bestFraction(numerator: number, denominator: number): [number, number] {
  const isExact = numerator % 10 === 0
  for (let below = 1; below < denominator; below += 1) {
    const above = halfUp(numerator * below, denominator)
    const isSame = isExact
      ? above * denominator === numerator * below
      : halfUp(above * denominator, below) === numerator
    if (above > 0 && isSame) return [above, below]
  }
  return [numerator, denominator]
}
