// SPDX-License-Identifier: Apache-2.0
import { marketKey, type MarketStatus, type MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { OfferedOutcome } from '@tessera/rules/sportsbook/offers/offer'
import { chancesOfPrices } from '@tessera/rules/sportsbook/prices/source-chance'
import { tradeMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import { sql, type Tx } from '../../../platform/db/index.ts'
import { controlsOf, saveControls, type StoredControl, untouched } from './control-store.ts'
import { type BookMarket, type MarketOffer, marketOf, type MarketRow, marketsOf } from './market-store.ts'

/** An event and what its source offers of it. */
export interface OfferedEvent {
  id: bigint
  operatorStopped: boolean
  offers: readonly MarketOffer[]
}

/**
 * Makes the markets of locked events what their sources say, with what operators and shading have set, and notes every
 * new version. Open ones without an offer are suspended. While an operator has stopped
 * betting on an event none opens, and what the source says is stored for later. Answers those that changed. However
 * many events there are, it takes as many statements as for one.
 */
export async function saveOffers(
  tx: Tx,
  events: readonly OfferedEvent[],
  nowMs: number,
): Promise<BookMarket[]> {
  const ids = events.map(({ id }) => id)
  const [markets, controls] = await Promise.all([allMarketsOf(tx, ids), controlsOf(tx, ids)])
  const byEvent = Map.groupBy(markets, ({ eventId }) => eventId)
  const planned = events.map((event) => planOffers(event, byEvent.get(event.id) ?? [], controls))
  const [saved] = await Promise.all([
    saveRows(
      tx,
      planned.flatMap(({ changed }) => changed),
      nowMs,
    ),
    saveChances(
      tx,
      planned.flatMap(({ moved }) => moved),
    ),
  ])
  const savedOf = Map.groupBy(saved, ({ eventId }) => eventId)
  await saveControls(
    tx,
    planned.flatMap(({ event, controlsWith }) => controlsWith(savedOf.get(event.id) ?? [])),
  )
  return saved
}

/** What changes in the markets of an event, and what their controls become once that is saved. */
function planOffers(
  event: OfferedEvent,
  markets: readonly BookMarket[],
  controls: ReadonlyMap<bigint, StoredControl>,
): {
  event: OfferedEvent
  changed: WantedRow[]
  /** Markets that stay as they are, of which the source thinks otherwise: less than a step of the price. */
  moved: WantedRow[]
  controlsWith(saved: readonly BookMarket[]): StoredControl[]
} {
  const { offers } = event
  const known = new Map(markets.map((market) => [marketKey(termsOf(market)), market]))
  const offered = offers
    .map((offer, position) => rowOf(event.id, offer, position, known.get(marketKey(offer.terms))))
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
  const isSaved = (row: WantedRow): boolean => isSame(row, known.get(marketKey(termsOf(row))))
  return {
    event,
    changed: onSale.filter((row) => !isSaved(row)),
    moved: onSale.filter((row) => isSaved(row) && !thinksTheSame(row, known.get(marketKey(termsOf(row))))),
    controlsWith(saved) {
      const now = new Map([...known.values(), ...saved].map((market) => [marketKey(termsOf(market)), market]))
      return sourced.flatMap((row) => {
        const control = controlOf(row)
        const market = now.get(marketKey(termsOf(row)))
        if (!market || (!control && !event.operatorStopped)) return []
        return [{ ...(control ?? untouched(market)), source: { status: row.status, prices: row.prices } }]
      })
    },
  }
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
  await saveControls(tx, controls)
  const known = new Map((await marketsOf(tx, event.id)).map((market) => [market.id, market]))
  const rows = controls.flatMap((control) => {
    const market = known.get(control.marketId)
    if (!market || market.status === 'settled') return []
    const row = onSaleOf({ ...bare(market), ...control.source, position: 0 }, control, event.operatorStopped)
    return isSame(row, market) ? [] : [row]
  })
  return saveRows(tx, rows, nowMs)
}

/** Saves rows as the next versions of their markets, or as new markets; answers what they are now. */
async function saveRows(tx: Tx, rows: readonly WantedRow[], nowMs: number): Promise<BookMarket[]> {
  const [known, added] = [
    rows.filter(({ id }) => id !== undefined),
    rows.filter(({ id }) => id === undefined),
  ]
  const saved = await Promise.all([
    known.length === 0 ? [] : changeRows(tx, known, nowMs),
    added.length === 0 ? [] : addRows(tx, added, nowMs),
  ])
  return saved
    .flat()
    .toSorted((one, other) => one.position - other.position)
    .map(marketOf)
}

interface SavedRow extends MarketRow {
  position: number
}

/** By their ids, which costs the database half of what it costs to look for them by their terms. */
const changeRows = (tx: Tx, rows: readonly WantedRow[], nowMs: number): Promise<SavedRow[]> =>
  tx.query(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(changedRow))}) as wanted (market_id bigint, status text,
        prices integer[], win_chances integer[], back_chances integer[], position integer)
    ), saved as (
      update sportsbook_market market
      set status = wanted.status, prices = wanted.prices, win_chances = wanted.win_chances, back_chances = wanted.back_chances,
        version = version + 1, changed_at = ${new Date(nowMs)}
      from wanted where market.id = wanted.market_id and market.status <> 'settled'
      returning id, event_id, type, period, line_quarters, market.status, outcomes, market.prices, market.win_chances, market.back_chances,
        version, changed_at, wanted.position
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from saved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version, position from saved`)

const addRows = (tx: Tx, rows: readonly WantedRow[], nowMs: number): Promise<SavedRow[]> =>
  tx.query(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows.map(addedRow))}) as wanted (event_id bigint, type text, period text,
        line integer, status text, outcomes text[], prices integer[], win_chances integer[], back_chances integer[], position integer)
    ), saved as (
      insert into sportsbook_market as market
        (event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, position, changed_at)
      select event_id, type, period, line, status, outcomes, prices, win_chances, back_chances, position, ${new Date(nowMs)} from wanted
      on conflict (event_id, type, period, line_quarters) do update
        set status = excluded.status, prices = excluded.prices, win_chances = excluded.win_chances, back_chances = excluded.back_chances,
          version = market.version + 1, changed_at = excluded.changed_at
        where market.status <> 'settled'
      returning id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version, changed_at, position
    ), noted as (
      insert into sportsbook_price (market_id, version, status, prices, at) select id, version, status, prices, changed_at from saved
    )
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version, position from saved`)

/** An id is no number of JSON. */
const changedRow = ({ id, status, prices, chances, position }: WantedRow) => ({
  market_id: String(id),
  status,
  prices,
  ...chancesToStore(chances),
  position,
})

const addedRow = ({ id: _, eventId, chances, ...row }: WantedRow) => ({
  ...row,
  ...chancesToStore(chances),
  event_id: String(eventId),
})

const chancesToStore = (chances: BookMarket['chances']) => ({
  win_chances: chances.map((chance) => chance?.winMillionths ?? null),
  back_chances: chances.map((chance) => chance?.backMillionths ?? null),
})

const termsOf = ({ type, period, line }: { type: string; period: string; line?: number | undefined }) => ({
  type,
  period,
  line,
})

interface WantedRow {
  /** Undefined for a market that is new. */
  id: bigint | undefined
  eventId: bigint
  type: string
  period: string
  line: number | undefined
  status: MarketStatus
  outcomes: readonly string[]
  prices: readonly number[]
  chances: BookMarket['chances']
  position: number
}

const bare = ({ id, eventId, type, period, line, outcomes, prices, chances }: BookMarket) => ({
  id,
  eventId,
  type,
  period,
  line,
  outcomes,
  prices,
  chances,
})

/** The outcomes of a market never change: one that is no longer offered has no price, a further one is left out. */
function rowOf(
  eventId: bigint,
  { terms, status, outcomes }: MarketOffer,
  position: number,
  known?: BookMarket,
): WantedRow {
  const offered = new Map(outcomes.map((each) => [each.outcome, each]))
  const names = known?.outcomes ?? outcomes.map(({ outcome }) => outcome)
  return {
    id: known?.id,
    eventId,
    type: terms.type,
    period: terms.period,
    line: terms.line,
    status,
    outcomes: names,
    prices: names.map((outcome) => offered.get(outcome)?.price ?? 0),
    chances: chancesOf(terms, names.map((outcome) => offered.get(outcome))),
    position,
  }
}

/** What a source says that it thinks; of one that names prices alone, what these say without their margin. */
function chancesOf(
  terms: MarketTerms,
  outcomes: readonly (OfferedOutcome | undefined)[],
): BookMarket['chances'] {
  if (outcomes.some((each) => each?.chance)) return outcomes.map((each) => each?.chance)
  return chancesOfPrices(terms, outcomes.map((each) => each?.price ?? 0))
}

const isSame = (row: WantedRow, known: BookMarket | undefined): boolean =>
  known !== undefined &&
  (known.status === 'settled' ||
    (known.status === row.status && known.prices.every((price, index) => price === row.prices[index])))

const thinksTheSame = (row: WantedRow, known: BookMarket | undefined): boolean =>
  known === undefined ||
  known.status === 'settled' ||
  row.chances.every((chance, place) => {
    const before = known.chances[place]
    return (
      chance?.winMillionths === before?.winMillionths && chance?.backMillionths === before?.backMillionths
    )
  })

/** Notes what sources think of markets that do not change otherwise: no page is told, and they have the same version. */
async function saveChances(tx: Tx, rows: readonly WantedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query(sql`
    update sportsbook_market market set win_chances = wanted.win_chances, back_chances = wanted.back_chances
    from jsonb_to_recordset(${JSON.stringify(rows.map(changedRow))}) as wanted (market_id bigint, win_chances integer[], back_chances integer[])
    where market.id = wanted.market_id and market.status <> 'settled'`)
}

/** All markets of locked events; the terms of a market are told apart by their event. */
const allMarketsOf = async (tx: Tx, eventIds: readonly bigint[]): Promise<BookMarket[]> =>
  (
    await tx.query<MarketRow>(sql`
    select id, event_id, type, period, line_quarters, status, outcomes, prices, win_chances, back_chances, version from sportsbook_market
    where event_id = any(${eventIds}::bigint[]) order by event_id, position, type, period, line_quarters, id`)
  ).map(marketOf)
