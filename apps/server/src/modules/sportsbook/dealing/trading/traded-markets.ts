// SPDX-License-Identifier: Apache-2.0
import { liabilityOf } from '@tessera/rules/sportsbook/bets/limits'
import { losesForSure, tradeMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import type { Queries } from '../../../../platform/db/index.ts'
import { stakesOfMarkets } from '../../bets/exposure-store.ts'
import { controlsOf, type StoredControl, untouched } from '../../book/markets/control-store.ts'
import { type BookMarket, marketsOf } from '../../book/markets/market-store.ts'

/** An outcome as an operator sees it: its price, where that comes from, and what it may cost. */
export interface TradedOutcome {
  outcome: string
  price: number
  sourcePrice: number
  manual: number
  offset: number
  shaded: number
  staked: bigint
  /** What its bets return if it wins. */
  returns: bigint
  /** What the book loses then: below zero it gains. */
  liability: bigint
}

export interface TradedMarket {
  market: BookMarket
  /** An operator has stopped it. */
  stopped: boolean
  /** What its source says. */
  sourceStatus: BookMarket['status']
  /** Its prices together would lose for sure, so it is suspended. */
  losing: boolean
  staked: bigint
  worst: bigint
  outcomes: readonly TradedOutcome[]
}

/** The markets of an event with what each outcome has taken in and may cost. */
export async function tradedMarkets(db: Queries, eventId: bigint): Promise<TradedMarket[]> {
  const markets = await marketsOf(db, eventId)
  const controls = await controlsOf(db, [eventId])
  const stakes = await stakesOfMarkets(
    db,
    markets.map(({ id }) => id),
  )
  const taken = new Map<bigint, Record<string, { stakeMinor: bigint; returnMinor: bigint }>>()
  for (const { marketId, outcome, staked, returns } of stakes)
    taken.set(marketId, {
      ...taken.get(marketId),
      [outcome]: { stakeMinor: staked, returnMinor: returns },
    })
  return markets.map((market) =>
    tradedMarket(market, controls.get(market.id) ?? untouched(market), taken.get(market.id) ?? {}),
  )
}

function tradedMarket(
  market: BookMarket,
  control: StoredControl,
  taken: Readonly<Record<string, { stakeMinor: bigint; returnMinor: bigint }>>,
): TradedMarket {
  const { source, manual, offsets, shaded, stopped } = control
  const terms = { type: market.type, period: market.period, line: market.line }
  const outcomes = market.outcomes.map((outcome, index) => ({
    outcome,
    price: market.prices[index] ?? 0,
    sourcePrice: source.prices[index] ?? 0,
    manual: manual[index] ?? 0,
    offset: offsets[index] ?? 0,
    shaded: shaded[index] ?? 0,
    staked: taken[outcome]?.stakeMinor ?? 0n,
    returns: taken[outcome]?.returnMinor ?? 0n,
    liability: liabilityOf(taken, outcome),
  }))
  return {
    market,
    stopped,
    sourceStatus: source.status,
    losing: losesForSure(terms, source.prices, tradeMarket(terms, source, control).prices),
    staked: outcomes.reduce((sum, { staked }) => sum + staked, 0n),
    worst: outcomes.reduce((most, { liability }) => (liability > most ? liability : most), 0n),
    outcomes,
  }
}
