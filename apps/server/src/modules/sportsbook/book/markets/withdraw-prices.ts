// SPDX-License-Identifier: Apache-2.0
import { takesBets, type EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { BookEvent } from '../events/event.ts'
import { controlsOf } from './control-store.ts'
import type { BookMarket } from './market-store.ts'
import { saveTraded } from './save-offers.ts'

/** A manual price that no longer stands, because the score changed. */
export interface WithdrawnPrice {
  marketId: bigint
  outcome: string
  price: number
  before: Score
  after: Score
  atMs: number
}

/** Whether a market of an event can be open, now or later. */
const canOpen = (status: EventStatus): boolean => takesBets(status) || status === 'interrupted'

/** A locked event before and after it changes. */
interface Change {
  before: Pick<BookEvent, 'id' | 'score'>
  event: Pick<BookEvent, 'score' | 'status'>
}

/**
 * Withdraws the manual prices of locked events whose score changes: they were made for the score before. Steps beside the
 * source stay, since they move with it. Answers the markets whose prices are to be made anew (`repriceMarkets`).
 */
export async function withdrawPrices(
  tx: Tx,
  changes: readonly Change[],
  nowMs: number,
): Promise<{ eventId: bigint; marketId: bigint }[]> {
  const scored = changes.filter(
    ({ before, event }) =>
      (before.score.home !== event.score.home || before.score.away !== event.score.away) &&
      canOpen(event.status),
  )
  if (scored.length === 0) return []
  return tx.query<{ eventId: bigint; marketId: bigint }>(sql`
    with scored as (
      select * from unnest(${scored.map(({ before }) => before.id)}::bigint[],
        ${scored.map(({ before }) => before.score.home)}::integer[], ${scored.map(({ before }) => before.score.away)}::integer[],
        ${scored.map(({ event }) => event.score.home)}::integer[], ${scored.map(({ event }) => event.score.away)}::integer[])
        as scored (event_id, home_before, away_before, home_after, away_after)
    ), manual as (
      select scored.*, market_id, manual_prices from scored join sportsbook_control using (event_id) where 0 < any(manual_prices)
    ), cleared as (
      update sportsbook_control control set manual_prices = array_fill(0, array[cardinality(control.manual_prices)])
      from manual where control.market_id = manual.market_id
    ), noted as (
      insert into sportsbook_withdrawn_price
        (event_id, market_id, outcome, price, home_before, away_before, home_after, away_after, at)
      select manual.event_id, manual.market_id, market.outcomes[each.position], each.price,
        home_before, away_before, home_after, away_after, ${new Date(nowMs)}::timestamptz
      from manual join sportsbook_market market on market.id = manual.market_id
      cross join lateral unnest(manual.manual_prices) with ordinality as each (price, position)
      where each.price > 0 order by manual.market_id, each.position
    )
    select event_id as "eventId", market_id as "marketId" from manual`)
}

/** Puts markets without their manual prices on sale, as their source offers them by now; answers those that changed. */
export async function repriceMarkets(
  tx: Tx,
  events: readonly Pick<BookEvent, 'id' | 'stopped'>[],
  withdrawn: readonly { eventId: bigint; marketId: bigint }[],
  nowMs: number,
): Promise<BookMarket[]> {
  const byEvent = Map.groupBy(withdrawn, ({ eventId }) => eventId)
  const repriced: BookMarket[] = []
  for (const { id, stopped } of events) {
    const markets = byEvent.get(id)
    if (!markets) continue
    const controls = await controlsOf(tx, [id])
    const own = markets.flatMap(({ marketId }) => controls.get(marketId) ?? [])
    repriced.push(...(await saveTraded(tx, { id, operatorStopped: stopped === 'operator' }, own, nowMs)))
  }
  return repriced
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
