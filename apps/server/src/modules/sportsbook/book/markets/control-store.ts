// SPDX-License-Identifier: Apache-2.0
import type { MarketControl, SourcedMarket } from '@tessera/rules/sportsbook/prices/trade-market'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { BookMarket } from './market-store.ts'

/** What operators and shading have set for a market, with what its source says of it. */
export interface StoredControl extends MarketControl {
  eventId: bigint
  marketId: bigint
  source: SourcedMarket
}

interface ControlRow {
  event_id: bigint
  market_id: bigint
  source_status: 'open' | 'suspended' | 'closed'
  source_prices: number[]
  manual_prices: number[]
  offset_ticks: number[]
  shaded_ticks: number[]
  stopped: boolean
}

/** The controls of some events by market; markets without one are what their source says. */
export const controlsOf = async (
  db: Queries,
  eventIds: readonly bigint[],
): Promise<Map<bigint, StoredControl>> =>
  new Map(
    (
      await db.query<ControlRow>(sql`
      select event_id, market_id, source_status, source_prices, manual_prices, offset_ticks, shaded_ticks, stopped
      from sportsbook_control where event_id = any(${eventIds}::bigint[])`)
    ).map((row) => [
      row.market_id,
      {
        eventId: row.event_id,
        marketId: row.market_id,
        source: { status: row.source_status, prices: row.source_prices },
        manual: row.manual_prices,
        offsets: row.offset_ticks,
        shaded: row.shaded_ticks,
        stopped: row.stopped,
      },
    ]),
  )

/** The control of a market that nobody has touched yet. */
export const untouched = ({
  id,
  eventId,
  status,
  prices,
}: Pick<BookMarket, 'id' | 'eventId' | 'status' | 'prices'>): StoredControl => {
  const none = prices.map(() => 0)
  return {
    eventId,
    marketId: id,
    source: { status, prices },
    manual: none,
    offsets: none,
    shaded: none,
    stopped: false,
  }
}

/** Stores controls of locked events, with what the sources of their markets say. */
export async function saveControls(tx: Tx, controls: readonly StoredControl[]): Promise<void> {
  if (controls.length === 0) return
  const rows = controls.map(({ eventId, marketId, source, manual, offsets, shaded, stopped }) => ({
    event_id: String(eventId),
    market_id: String(marketId),
    source_status: source.status,
    source_prices: source.prices,
    manual_prices: manual,
    offset_ticks: offsets,
    shaded_ticks: shaded,
    stopped,
  }))
  await tx.query(sql`
    insert into sportsbook_control (market_id, event_id, source_status, source_prices, manual_prices, offset_ticks, shaded_ticks, stopped)
    select market_id, event_id, source_status, source_prices, manual_prices, offset_ticks, shaded_ticks, stopped
    from jsonb_to_recordset(${JSON.stringify(rows)}) as wanted (event_id bigint, market_id bigint, source_status text, source_prices integer[],
      manual_prices integer[], offset_ticks integer[], shaded_ticks integer[], stopped boolean)
    on conflict (market_id) do update set source_status = excluded.source_status, source_prices = excluded.source_prices,
      manual_prices = excluded.manual_prices, offset_ticks = excluded.offset_ticks, shaded_ticks = excluded.shaded_ticks,
      stopped = excluded.stopped`)
}

/** Notes that the sources of the markets of locked events stop or end betting on them. */
export const moveSources = async (
  tx: Tx,
  eventIds: readonly bigint[],
  to: 'suspended' | 'closed',
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_control set source_status = ${to}
    where event_id = any(${eventIds}::bigint[]) and (source_status = 'open' or (source_status = 'suspended' and ${to} = 'closed'))`)
}
