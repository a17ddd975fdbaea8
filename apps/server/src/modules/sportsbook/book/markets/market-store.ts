// SPDX-License-Identifier: Apache-2.0
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { MarketStatus, MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { OfferedOutcome } from '@tessera/rules/sportsbook/offers/offer'
import type { SourceChance } from '@tessera/rules/sportsbook/prices/source-chance'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

/** A market with the prices of its version. */
export interface BookMarket {
  id: bigint
  eventId: bigint
  type: string
  period: string
  line: number | undefined
  status: MarketStatus
  outcomes: readonly string[]
  /** In thousandths, in the order of the outcomes; 0: not on sale. */
  prices: readonly number[]
  /** What its source thinks of the outcomes, in their order; an outcome of which that is not known has none. */
  chances: readonly (SourceChance | undefined)[]
  version: number
}

/** What a market should be. */
export interface MarketOffer {
  terms: MarketTerms
  status: Exclude<MarketStatus, 'settled'>
  outcomes: readonly OfferedOutcome[]
}

export interface MarketRow {
  id: bigint
  event_id: bigint
  type: string
  period: string
  line_quarters: number | null
  status: MarketStatus
  outcomes: string[]
  prices: number[]
  win_chances: (number | null)[]
  back_chances: (number | null)[]
  version: number
}

export const marketOf = (row: MarketRow): BookMarket => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  period: row.period,
  line: row.line_quarters ?? undefined,
  status: row.status,
  outcomes: row.outcomes,
  prices: row.prices,
  chances: row.outcomes.map((_, index) =>
    sourceChanceOf(row.win_chances[index] ?? null, row.back_chances[index] ?? null),
  ),
  version: row.version,
})

/** What a source thinks of an outcome, as it is stored. */
export const sourceChanceOf = (win: number | null, back: number | null): SourceChance | undefined =>
  win === null ? undefined : { winMillionths: win, backMillionths: back }

/** The markets of an event in the order in which they are shown. */
export const marketsOf = async (db: Queries, eventId: bigint): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where event_id = ${eventId} order by position, type, period, line_quarters, id limit 1000`)
  ).map(marketOf)

/** The markets of some events, in the order in which they are shown. */
export const marketsOfEvents = async (db: Queries, eventIds: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where event_id = any(${eventIds}::bigint[]) order by event_id, position, id limit 1000`)
  ).map(marketOf)

/** The markets of one type and part, of several events. */
export const mainMarketsOf = async (
  db: Queries,
  eventIds: readonly bigint[],
  types: readonly string[],
): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where event_id = any(${eventIds}::bigint[]) and type = any(${types}::text[]) and line_quarters is null
    order by event_id, position`)
  ).map(marketOf)

/** Gives markets of locked events another status; answers those that changed, with their new version. */
export const moveMarkets = async (
  tx: Tx,
  eventIds: readonly bigint[],
  { from, to, nowMs }: { from: readonly MarketStatus[]; to: MarketStatus; nowMs: number },
): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    with moved as (
      update sportsbook_market set status = ${to}, version = version + 1, changed_at = ${new Date(nowMs)}
      where event_id = any(${eventIds}::bigint[]) and status = any(${from}::text[])
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version, changed_at
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from moved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from moved order by id`)
  ).map(marketOf)

/** Ends a market of a locked event for good: no source opens it again. */
export const endMarket = async (tx: Tx, id: bigint, nowMs: number): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    with moved as (
      update sportsbook_market set status = 'settled', version = version + 1, changed_at = ${new Date(nowMs)}
      where id = ${id} and status <> 'settled'
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version, changed_at
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from moved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from moved`)
  ).map(marketOf)

/** The markets with these ids. */
export const marketsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where id = any(${ids}::bigint[])`)
  ).map(marketOf)

/** Where a market belongs, which never changes, and how its event stands. */
export interface MarketRef {
  id: bigint
  eventId: bigint
  sport: Sport
  competitionId: bigint
  type: string
  status: EventStatus
}

/** Where the markets with these ids belong, by market. */
export async function marketRefsOf(
  db: Queries,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, MarketRef>> {
  const rows = await db.query<MarketRef>(sql`
    select market.id, market.event_id as "eventId", event.sport, event.competition_id as "competitionId", market.type, event.status
    from sportsbook_market market join sportsbook_event event on event.id = market.event_id where market.id = any(${ids}::bigint[])`)
  return new Map(rows.map((row) => [row.id, row]))
}
