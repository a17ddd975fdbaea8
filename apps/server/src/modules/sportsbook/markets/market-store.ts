// SPDX-License-Identifier: Apache-2.0
import { marketKey, type MarketStatus, type MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { tradeMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { controlsOf, saveControls, type StoredControl, untouched } from './control-store.ts'

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
  version: number
}

/** What a market should be. */
export interface MarketOffer {
  terms: MarketTerms
  status: Exclude<MarketStatus, 'settled'>
  outcomes: readonly { outcome: string; price: number }[]
}

interface MarketRow {
  id: bigint
  event_id: bigint
  type: string
  period: string
  line_quarters: number | null
  status: MarketStatus
  outcomes: string[]
  prices: number[]
  version: number
}

const marketOf = (row: MarketRow): BookMarket => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  period: row.period,
  line: row.line_quarters ?? undefined,
  status: row.status,
  outcomes: row.outcomes,
  prices: row.prices,
  version: row.version,
})

/** The markets of an event in the order in which they are shown. */
export const marketsOf = async (db: Queries, eventId: bigint): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from sportsbook_market
    where event_id = ${eventId} order by position, type, period, line_quarters, id limit 1000`)
  ).map(marketOf)

/** The markets of some events, in the order in which they are shown. */
export const marketsOfEvents = async (db: Queries, eventIds: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from sportsbook_market
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
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from sportsbook_market
    where event_id = any(${eventIds}::bigint[]) and type = any(${types}::text[]) and line_quarters is null
    order by event_id, position`)
  ).map(marketOf)

/** Gives open markets of a locked event another status; answers those that changed, with their new version. */
export const moveMarkets = async (
  tx: Tx,
  eventId: bigint,
  { from, to, nowMs }: { from: readonly MarketStatus[]; to: MarketStatus; nowMs: number },
): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    with moved as (
      update sportsbook_market set status = ${to}, version = version + 1, changed_at = ${new Date(nowMs)}
      where event_id = ${eventId} and status = any(${from}::text[])
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, version, changed_at
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from moved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from moved order by id`)
  ).map(marketOf)

/** Ends a market of a locked event for good: no source opens it again. */
export const endMarket = async (tx: Tx, id: bigint, nowMs: number): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    with moved as (
      update sportsbook_market set status = 'settled', version = version + 1, changed_at = ${new Date(nowMs)}
      where id = ${id} and status <> 'settled'
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, version, changed_at
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from moved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from moved`)
  ).map(marketOf)

/**
 * Makes the markets of a locked event what their source says, with what operators and shading have set, and notes every
 * new version. Open ones without an offer are suspended. While an operator has stopped
 * betting on the event none opens, and what the source says is stored for later. Answers those that changed.
 */
export async function saveOffers(
  tx: Tx,
  event: { id: bigint; operatorStopped: boolean },
  offers: readonly MarketOffer[],
  nowMs: number,
): Promise<BookMarket[]> {
  const known = new Map((await marketsOf(tx, event.id)).map((market) => [marketKey(termsOf(market)), market]))
  const controls = await controlsOf(tx, event.id)
  const offered = offers
    .map((offer, position) => rowOf(offer, position, known.get(marketKey(offer.terms))))
    // What is over before it was ever offered does not begin to exist.
    .filter((row) => row.status !== 'closed' || known.has(marketKey(termsOf(row))))
  const keys = new Set(offers.map(({ terms }) => marketKey(terms)))
  const missing: WantedRow[] = [...known.values()]
    .filter((market) => {
      const status = controls.get(market.id)?.source.status ?? market.status
      return status === 'open' && !keys.has(marketKey(termsOf(market)))
    })
    .map((market) => ({ ...bare(market), status: 'suspended', position: 0 }))
  const sourced = [...offered, ...missing]
  const controlOf = (row: WantedRow): StoredControl | undefined =>
    controls.get(known.get(marketKey(termsOf(row)))?.id ?? 0n)
  const onSale = sourced.map((row) => onSaleOf(row, controlOf(row), event.operatorStopped))
  const saved = await saveRows(
    tx,
    event.id,
    onSale.filter((row) => !isSame(row, known.get(marketKey(termsOf(row))))),
    nowMs,
  )
  const ids = new Map([...known.values(), ...saved].map((market) => [marketKey(termsOf(market)), market]))
  const controlled = sourced.flatMap((row) => {
    const control = controlOf(row)
    const market = ids.get(marketKey(termsOf(row)))
    if (!market || (!control && !event.operatorStopped)) return []
    return [{ ...(control ?? untouched(market)), source: { status: row.status, prices: row.prices } }]
  })
  await saveControls(tx, event.id, controlled)
  return saved
}

/** What is on sale of a market that its source offers so. */
function onSaleOf(row: WantedRow, control: StoredControl | undefined, stopped: boolean): WantedRow {
  const traded = control ? { ...row, ...tradeMarket(termsOf(row), row, control) } : row
  return stopped && traded.status === 'open' ? { ...traded, status: 'suspended' } : traded
}

/** Puts the markets of a locked event on sale as their controls say; answers those that changed. */
export async function saveTraded(
  tx: Tx,
  event: { id: bigint; operatorStopped: boolean },
  controls: readonly StoredControl[],
  nowMs: number,
): Promise<BookMarket[]> {
  await saveControls(tx, event.id, controls)
  const known = new Map((await marketsOf(tx, event.id)).map((market) => [market.id, market]))
  const rows = controls.flatMap((control) => {
    const market = known.get(control.marketId)
    if (!market || market.status === 'settled') return []
    const row = onSaleOf({ ...bare(market), ...control.source, position: 0 }, control, event.operatorStopped)
    return isSame(row, market) ? [] : [row]
  })
  return saveRows(tx, event.id, rows, nowMs)
}

const saveRows = async (
  tx: Tx,
  eventId: bigint,
  rows: readonly WantedRow[],
  nowMs: number,
): Promise<BookMarket[]> =>
  rows.length === 0
    ? []
    : (
        await tx.query<MarketRow>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}) as wanted (type text, period text, line integer, status text,
        outcomes text[], prices integer[], position integer)
    ), saved as (
      insert into sportsbook_market as market (event_id, type, period, line_quarters, status, outcomes, prices, position, changed_at)
      select ${eventId}, type, period, line, status, outcomes, prices, position, ${new Date(nowMs)} from wanted
      on conflict (event_id, type, period, line_quarters) do update
        set status = excluded.status, prices = excluded.prices, version = market.version + 1, changed_at = excluded.changed_at
        where market.status <> 'settled'
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, version, changed_at, position
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from saved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from saved order by position, id`)
      ).map(marketOf)

const termsOf = ({ type, period, line }: { type: string; period: string; line?: number | undefined }) => ({
  type,
  period,
  line,
})

interface WantedRow {
  type: string
  period: string
  line: number | undefined
  status: MarketStatus
  outcomes: readonly string[]
  prices: readonly number[]
  position: number
}

const bare = ({ type, period, line, outcomes, prices }: BookMarket) => ({
  type,
  period,
  line,
  outcomes,
  prices,
})

/** The outcomes of a market never change: one that is no longer offered has no price, a further one is left out. */
function rowOf({ terms, status, outcomes }: MarketOffer, position: number, known?: BookMarket): WantedRow {
  const prices = new Map(outcomes.map(({ outcome, price }) => [outcome, price]))
  const names = known?.outcomes ?? outcomes.map(({ outcome }) => outcome)
  return {
    type: terms.type,
    period: terms.period,
    line: terms.line,
    status,
    outcomes: names,
    prices: names.map((outcome) => prices.get(outcome) ?? 0),
    position,
  }
}

const isSame = (row: WantedRow, known: BookMarket | undefined): boolean =>
  known !== undefined &&
  (known.status === 'settled' ||
    (known.status === row.status && known.prices.every((price, index) => price === row.prices[index])))

/** The markets with these ids. */
export const marketsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await db.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, version from sportsbook_market
    where id = any(${ids}::bigint[])`)
  ).map(marketOf)

/** Where a market belongs, which never changes, and how its event stands. */
export interface MarketPlace {
  id: bigint
  eventId: bigint
  sport: Sport
  competitionId: bigint
  type: string
  status: EventStatus
}

/** Where the markets with these ids belong, by market. */
export async function placesOfMarkets(
  db: Queries,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, MarketPlace>> {
  const rows = await db.query<MarketPlace>(sql`
    select market.id, market.event_id as "eventId", event.sport, event.competition_id as "competitionId", market.type, event.status
    from sportsbook_market market join sportsbook_event event on event.id = market.event_id where market.id = any(${ids}::bigint[])`)
  return new Map(rows.map((place) => [place.id, place]))
}
