// SPDX-License-Identifier: Apache-2.0
import { type Ratio, ratioOf } from '../../lottery/ratio.ts'

/** Thousandths of the decimal price: 1850 is 1.85, which returns 1.85 of the stake with the stake inside. */
export type PriceThousandths = number

const thousandthsPerWhole = 1000
/** No price is lower: 1.001 wins one thousandth of the stake. */
export const lowestPrice: PriceThousandths = 1001
/** No price is higher: 1,000. */
export const highestPrice: PriceThousandths = 1_000_000

/** Whether a number is a price. */
export const isPrice = (thousandths: number): boolean =>
  Number.isInteger(thousandths) && thousandths >= lowestPrice && thousandths <= highestPrice

/** The exact decimal of a price. Throws RangeError for what is no price. */
export function ratioOfPrice(priceThousandths: PriceThousandths): Ratio {
  if (!isPrice(priceThousandths)) throw new RangeError(`${priceThousandths} is not a price`)
  return ratioOf(priceThousandths, thousandthsPerWhole)
}

/** The highest price that is not above a decimal. Undefined below the lowest price. */
export function priceAtOrBelow(decimal: number): PriceThousandths | undefined {
  if (Number.isNaN(decimal) || decimal * thousandthsPerWhole < lowestPrice) return undefined
  if (decimal * thousandthsPerWhole >= highestPrice) return highestPrice
  const nearest = Math.round(decimal * thousandthsPerWhole)
  // 1.85 * 1000 is a hair off 1850: the quotient of the integer is the same number as the decimal.
  return nearest / thousandthsPerWhole <= decimal ? nearest : nearest - 1
}
