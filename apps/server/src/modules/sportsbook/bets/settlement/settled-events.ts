// SPDX-License-Identifier: Apache-2.0
import type { EventState } from '@tessera/rules/sportsbook/bets/settle-bet'
import { finishWindowMs } from '@tessera/rules/sportsbook/settlement/counted'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import { resultOf, type ResultRow } from '../../book/events/result-store.ts'

interface StateRow extends Omit<ResultRow, 'version'> {
  id: bigint
  starts_at: number
  best_of: number | null
  kind: 'match' | 'outright'
  competitors: string[]
  version: number | null
}

/** What settlement needs of events: their facts and the version of their result that counts, by event id. */
export async function settledEvents(db: Queries, ids: readonly bigint[]): Promise<Map<string, EventState>> {
  const rows = await db.query<StateRow>(sql`
    select event.id, event.starts_at, event.best_of, event.kind, said.version, said.status, said.venue, said.result,
      said.ended_at, said.source, said.result_at_deadline, said.voided_markets, case event.kind when 'match' then array[event.home_id::text, event.away_id::text]
        else array(select team_id::text from sportsbook_competitor where event_id = event.id order by team_id) end as competitors
    from sportsbook_event event left join lateral (
      select version, status, venue, result, ended_at, source, result_at_deadline, voided_markets from sportsbook_result
      where event_id = event.id and source = 'play' order by version desc limit 1) said on true
    where event.id = any(${[...new Set(ids)]}::bigint[])`)
  return new Map(rows.map((row) => [String(row.id), stateOf(row)]))
}

const stateOf = (row: StateRow): EventState => ({
  event: {
    kind: row.kind,
    scheduledStartMs: row.starts_at,
    competitors: row.competitors,
    bestOf: row.best_of ?? undefined,
  },
  version: row.version === null ? undefined : resultOf({ ...row, version: row.version }),
})

/** Events with something to settle, and how much of it is known. */
export const dueEvents = (db: Queries, limit: number): Promise<{ event_id: bigint; due: number }[]> =>
  db.query(
    sql`select event_id, due from sportsbook_event_settlement where due > done order by event_id limit ${limit}`,
  )

/** Notes that everything known at `due` is settled. */
export const saveDone = async (db: Queries, eventId: bigint, due: number): Promise<void> => {
  await db.query(
    sql`update sportsbook_event_settlement set done = greatest(done, ${due}) where event_id = ${eventId}`,
  )
}

/** Events whose 48 hours have passed without an end, and whose bets nobody has settled for that. */
export const lateEvents = async (db: Queries, nowMs: number, limit: number): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(sql`
    select event.id from sportsbook_event event left join sportsbook_event_settlement settlement on settlement.event_id = event.id
    where event.kind = 'match' and event.status in ('scheduled', 'live', 'interrupted') and event.starts_at < ${new Date(nowMs - finishWindowMs)}
      and not coalesce(settlement.late, false)
    order by event.starts_at limit ${limit}`)
  ).map(({ id }) => id)
