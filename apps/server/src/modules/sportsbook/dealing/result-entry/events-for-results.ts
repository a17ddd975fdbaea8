// SPDX-License-Identifier: Apache-2.0
import type { ResultVersion } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import { resultOf, type ResultRow } from '../../book/events/result-store.ts'
import { tradedCards, type TradedCard } from '../trading/traded-card.ts'

export interface EventForResults extends TradedCard {
  bestOf: number | null
  /** 0: it has no result. */
  resultVersion: number
}

interface Wanted {
  /** Over, or not over; undefined: both. */
  over?: boolean | undefined
  kind?: 'match' | 'outright' | undefined
  sport?: Sport | undefined
  /** Only this event. */
  id?: bigint | undefined
  pageNo: number
  pageSize: number
}

/** A page of matches and outrights, the latest start first, and how many there are, counted up to 10,000. */
export async function eventsForResults(
  db: Queries,
  { over, kind, sport, id, pageNo, pageSize }: Wanted,
): Promise<{ events: EventForResults[]; total: number }> {
  const statuses = [
    ...(over === false ? [] : ['ended', 'abandoned', 'postponed', 'cancelled']),
    ...(over === true ? [] : ['live', 'interrupted', 'scheduled']),
  ]
  const rows = await db.query<{ id: bigint; best_of: number | null; version: number | null }>(sql`
    select event.id, event.best_of, (select max(version) from sportsbook_result where event_id = event.id) as version
    from sportsbook_event event
    where (${kind ?? null}::text is null or event.kind = ${kind ?? null}) and event.status = any(${statuses}::text[]) and (${sport ?? null}::text is null or event.sport = ${sport ?? null})
      and (${id ?? null}::bigint is null or event.id = ${id ?? null})
    order by event.starts_at desc, event.id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from (
      select from sportsbook_event where (${kind ?? null}::text is null or kind = ${kind ?? null}) and status = any(${statuses}::text[]) and (${sport ?? null}::text is null or sport = ${sport ?? null})
        and (${id ?? null}::bigint is null or id = ${id ?? null}) limit 10000) found`)
  const cards = new Map(
    (
      await tradedCards(
        db,
        rows.map((row) => row.id),
      )
    ).map((card) => [card.id, card]),
  )
  return {
    events: rows.flatMap((row) => {
      const card = cards.get(row.id)
      return card ? [{ ...card, bestOf: row.best_of, resultVersion: row.version ?? 0 }] : []
    }),
    total: Number(counted?.total ?? 0n),
  }
}

/** The versions of the result of an event, newest first. */
export const resultsOf = async (
  db: Queries,
  eventId: bigint,
): Promise<(ResultVersion & { atMs: number })[]> =>
  (
    await db.query<ResultRow & { at: number }>(sql`
    select version, status, venue, result, ended_at, source, result_at_deadline, voided_markets, at from sportsbook_result
    where event_id = ${eventId} order by version desc limit 50`)
  ).map((row) => ({ ...resultOf(row), atMs: row.at }))
