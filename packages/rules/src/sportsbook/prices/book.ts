// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms, PriceThousandths } from '../model/market.ts'
import { numbersOf } from '../model/period.ts'

/** The sum of 1 / price of what is on sale. */
export const bookOf = (prices: readonly PriceThousandths[]): number =>
  prices.reduce((sum, price) => (price > 0 ? sum + 1000 / price : sum), 0)

/** How many outcomes of a market win together. */
export const winnersOf = ({ type, period }: MarketTerms): number =>
  type === 'double_chance' ? 2 : type === 'outright_top' ? (numbersOf(period)[0] ?? 1) : 1
