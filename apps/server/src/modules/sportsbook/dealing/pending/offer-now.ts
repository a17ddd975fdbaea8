// SPDX-License-Identifier: Apache-2.0
import { acceptsOffer, offeredPriceNow, type OfferedPrice } from '@tessera/rules/sportsbook/bets/counteroffer'
import type { LegNow } from '../../bets/read-legs.ts'
import type { StoredBet } from '../../bets/stored-bet.ts'
import type { Offered } from './review-store.ts'

/** The offered price of a leg, and what it has become. */
export interface PriceOfOffer extends OfferedPrice {
  current: number
}

/** What the prices of an offer are now. Where only a stake was offered, they are those that were asked for. */
export const pricesNow = (
  bet: Pick<StoredBet, 'legs'>,
  { prices, pricesThen }: Offered,
  legs: readonly LegNow[],
): PriceOfOffer[] =>
  bet.legs.map(({ priceThousandths: asked }, position) => {
    const offered = prices?.[position] ?? asked
    const bookThen = prices ? (pricesThen[position] ?? offered) : asked
    return { offered, bookThen, current: offeredPriceNow({ offered, bookThen }, legs[position]!.priceNow) }
  })

/** Whether a bet is taken at these prices, or they have to be agreed to anew. */
export const takesPrices = (
  { priceChanges }: Pick<StoredBet, 'priceChanges'>,
  prices: readonly PriceOfOffer[],
): boolean => prices.every((price) => acceptsOffer(priceChanges, price, price.current))
