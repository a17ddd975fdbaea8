// SPDX-License-Identifier: Apache-2.0
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { BookEvent } from '../events/event.ts'
import { controlsOf } from '../markets/control-store.ts'
import { type BookMarket, saveTraded } from '../markets/market-store.ts'

/** A manual price that no longer stands, because the score changed. */
export interface WithdrawnPrice {
  marketId: bigint
  outcome: string
  price: number
  before: Score
  after: Score
  atMs: number
}

type Scored = Pick<BookEvent, 'id' | 'score' | 'status'>

/**
 * Withdraws the manual prices of a locked event whose score changes: they were made for the score before. Steps beside the
 * source stay, since they move with it. Answers the markets whose prices are to be made anew (`repriceMarkets`).
 */
export async function withdrawPrices(
  tx: Tx,
  { id, score: before }: Scored,
  { score: after, status }: Scored,
  nowMs: number,
): Promise<bigint[]> {
  const isSame = before.home === after.home && before.away === after.away
  const canOpen = status === 'live' || status === 'interrupted' || status === 'scheduled'
  if (isSame || !canOpen) return []
  const rows = await tx.query<{ market_id: bigint }>(sql`
    with manual as (
      select market_id, manual_prices from sportsbook_control where event_id = ${id} and 0 < any(manual_prices)
    ), cleared as (
      update sportsbook_control control set manual_prices = array_fill(0, array[cardinality(control.manual_prices)])
      from manual where control.market_id = manual.market_id
    ), noted as (
      insert into sportsbook_withdrawn_price
        (event_id, market_id, outcome, price, home_before, away_before, home_after, away_after, at)
      select ${id}, manual.market_id, market.outcomes[each.place], each.price,
        ${before.home}::integer, ${before.away}::integer, ${after.home}::integer, ${after.away}::integer, ${new Date(nowMs)}::timestamptz
      from manual join sportsbook_market market on market.id = manual.market_id
      cross join lateral unnest(manual.manual_prices) with ordinality as each (price, place)
      where each.price > 0 order by manual.market_id, each.place
    )
    select market_id from manual`)
  return rows.map(({ market_id: marketId }) => marketId)
}

/** Puts markets without their manual prices on sale, as their source offers them by now; answers those that changed. */
export async function repriceMarkets(
  tx: Tx,
  { id, stopped }: Pick<BookEvent, 'id' | 'stopped'>,
  marketIds: readonly bigint[],
  nowMs: number,
): Promise<BookMarket[]> {
  if (marketIds.length === 0) return []
  const controls = await controlsOf(tx, id)
  return saveTraded(
    tx,
    { id, operatorStopped: stopped === 'operator' },
    marketIds.flatMap((marketId) => controls.get(marketId) ?? []),
    nowMs,
  )
}

/** The manual prices of an event that were withdrawn, the newest first. */
export const withdrawnPrices = async (
  db: Queries,
  eventId: bigint,
  limit: number,
): Promise<WithdrawnPrice[]> =>
  (
    await db.query<{
      market_id: bigint
      outcome: string
      price: number
      home_before: number
      away_before: number
      home_after: number
      away_after: number
      at: number
    }>(sql`
    select market_id, outcome, price, home_before, away_before, home_after, away_after, at from sportsbook_withdrawn_price
    where event_id = ${eventId} order by id desc limit ${limit}`)
  ).map((row) => ({
    marketId: row.market_id,
    outcome: row.outcome,
    price: row.price,
    before: { home: row.home_before, away: row.away_before },
    after: { home: row.home_after, away: row.away_after },
    atMs: row.at,
  }))
