// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { isTick } from '@tessera/rules/sportsbook/prices/ladder'
import { losesForSure, tradeMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import type { Tx } from '../../../../platform/db/index.ts'
import type { StoredControl } from '../../book/markets/control-store.ts'
import { type BookMarket, marketsOfIds } from '../../book/markets/market-store.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { tradeEvent } from './trade-event.ts'

/** What an operator wants for an outcome: a price of their own, or so many ticks beside the automatic one. */
export interface WantedPrice {
  marketId: bigint
  outcome: string
  /** Undefined: automatic. */
  manual: number | undefined
  offset: number
}

/** The price of an outcome before and after a change. */
export interface PriceSet {
  eventId: bigint
  market: BookMarket
  before: { price: number; manual: number; offset: number }
  after: { price: number; manual: number; offset: number }
  /** What the source says. */
  source: number
}

/**
 * Sets the price of an outcome until an operator sets it again, or the score changes (`withdrawPrices`); no source and no
 * shading changes a manual one. Throws for
 * a market that takes no more bets, an outcome that is not on sale, a price that is not on the ladder, and prices that
 * together would lose for sure.
 */
export async function setPrice(
  tx: Tx,
  deps: Pick<SportsbookDeps, 'live' | 'clock'>,
  { marketId, outcome, manual = 0, offset }: WantedPrice,
): Promise<PriceSet> {
  if (manual !== 0 && !isTick(manual)) throw fault('sportsbook.notOnLadder')
  const [named] = await marketsOfIds(tx, [marketId])
  if (!named) throw fault('sportsbook.unknownMarket', { leg: 0 })
  const index = named.outcomes.indexOf(outcome)
  if (index < 0) throw fault('sportsbook.unknownMarket', { leg: 0 })
  let set: PriceSet | undefined
  await tradeEvent(tx, deps, named.eventId, ({ markets, controlOf }) => {
    const market = markets.find(({ id }) => id === marketId)
    if (!market) throw fault('sportsbook.unknownMarket', { leg: 0 })
    const control = controlOf(market)
    requireOnSale(market, control, index)
    const next = {
      ...control,
      manual: control.manual.with(index, manual),
      offsets: control.offsets.with(index, manual === 0 ? offset : 0),
    }
    const { prices } = tradeMarket(termsOf(market), control.source, next)
    if (losesForSure(termsOf(market), control.source.prices, prices)) throw fault('sportsbook.losingBook')
    set = {
      eventId: market.eventId,
      market,
      before: stateAt(market.prices, control, index),
      after: stateAt(prices, next, index),
      source: control.source.prices[index] ?? 0,
    }
    return { controls: [next] }
  })
  return set!
}

function requireOnSale({ status }: BookMarket, { source }: StoredControl, index: number): void {
  const over = status === 'closed' || status === 'settled' || source.prices[index] === 0
  if (over) throw fault('sportsbook.marketClosed', { legs: [0] })
}

const stateAt = (
  prices: readonly number[],
  { manual, offsets }: StoredControl,
  index: number,
): PriceSet['before'] => ({
  price: prices[index] ?? 0,
  manual: manual[index] ?? 0,
  offset: offsets[index] ?? 0,
})

const termsOf = ({ type, period, line }: BookMarket) => ({ type, period, line })
