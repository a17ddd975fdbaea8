// SPDX-License-Identifier: Apache-2.0
import type { MarketStatus } from '@tessera/rules/sportsbook/model/market'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import { type BookMarket, marketOf, type MarketRow } from './market-store.ts'

/** What a market becomes. */
export interface WantedRow {
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

/** Saves rows as the next versions of their markets, or as new markets; answers what they are now. */
export async function saveRows(tx: Tx, rows: readonly WantedRow[], nowMs: number): Promise<BookMarket[]> {
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

/** Notes what sources think of markets that do not change otherwise: no page is told, and they have the same version. */
export async function saveChances(tx: Tx, rows: readonly WantedRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.query(sql`
    update sportsbook_market market set win_chances = wanted.win_chances, back_chances = wanted.back_chances
    from jsonb_to_recordset(${JSON.stringify(rows.map(changedRow))}) as wanted (market_id bigint, win_chances integer[], back_chances integer[])
    where market.id = wanted.market_id and market.status <> 'settled'`)
}

/** Whether a source still thinks the same of a market. Less than half a per cent is not worth a write; a cash-out keeps back ten times as much. */
export const thinksTheSame = (row: WantedRow, known: BookMarket | undefined): boolean =>
  known === undefined ||
  known.status === 'settled' ||
  row.chances.every((chance, index) => {
    const before = known.chances[index]
    return (
      isNear(chance?.winMillionths, before?.winMillionths) &&
      isNear(chance?.backMillionths, before?.backMillionths)
    )
  })

const isNear = (now: number | null | undefined, before: number | null | undefined): boolean =>
  typeof now === 'number' && typeof before === 'number'
    ? Math.abs(now - before) * 200 <= before
    : now === before
