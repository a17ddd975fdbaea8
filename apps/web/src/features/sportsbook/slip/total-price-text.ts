// SPDX-License-Identifier: Apache-2.0
import { type PriceFormat } from '@tessera/rules/sportsbook/prices/formats'
import { isPrice } from '@tessera/rules/sportsbook/prices/price'
import { priceText } from '../price/price-format.ts'
import { totalPrice } from './slip-bets.ts'

/** The price of all legs together; one beyond the prices of the book is decimal in every format. */
export function totalPriceText(prices: readonly number[], format: PriceFormat): string {
  const total = totalPrice(prices)
  if (total <= 1_000 || isPrice(total)) return priceText(total, format)
  return (total / 1_000).toLocaleString('en-US', { maximumFractionDigits: 2 })
}
