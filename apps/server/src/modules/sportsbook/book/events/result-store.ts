// SPDX-License-Identifier: Apache-2.0
import type { EventStatus, Venue } from '@tessera/rules/sportsbook/model/event'
import type { EventResult, ResultVersion } from '@tessera/rules/sportsbook/model/result'
import { endedLate } from '@tessera/rules/sportsbook/settlement/counted'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

/**
 * Adds a version of the result of a locked event, unless the last one says the same. Markets that are void stay so
 * unless the new version names others, and of an event that ended after its 48 hours stays what stood when they had
 * passed. Answers the number of the version that counts now.
 */
export async function insertResult(
  tx: Tx,
  eventId: bigint,
  given: Omit<ResultVersion, 'version'>,
  nowMs: number,
): Promise<number> {
  const last = await lastResult(tx, eventId)
  const said = await completedResult(tx, eventId, given, last)
  if (last && isSameResult(last, said)) return last.version
  const version = (last?.version ?? 0) + 1
  await tx.query(sql`
    insert into sportsbook_result (event_id, version, status, venue, result, ended_at, source, result_at_deadline, voided_markets, at)
    values (${eventId}, ${version}, ${said.status}, ${said.venue}, ${jsonOf(said.result)},
      ${said.endedAtMs === undefined ? null : new Date(said.endedAtMs)}, ${said.source}, ${jsonOf(said.resultAtDeadline)},
      ${said.voidedMarkets ?? []}, ${new Date(nowMs)})`)
  if (said.source === 'play') await noteDue(tx, eventId)
  return version
}

const jsonOf = (result: EventResult | undefined): string | null => (result ? JSON.stringify(result) : null)

/** A version with what it takes over from the last one. */
export async function completedResult(
  tx: Tx,
  eventId: bigint,
  given: Omit<ResultVersion, 'version'>,
  last: ResultVersion | undefined,
): Promise<Omit<ResultVersion, 'version'>> {
  const voidedMarkets = given.voidedMarkets ?? last?.voidedMarkets ?? []
  const said = { ...given, voidedMarkets, resultAtDeadline: undefined }
  if (given.status !== 'ended' || given.endedAtMs === undefined) return said
  const event = await tx.one<{ starts_at: number; kind: 'match' | 'outright' }>(
    sql`select starts_at, kind from sportsbook_event where id = ${eventId}`,
  )
  if (!event || !endedLate({ kind: event.kind, scheduledStartMs: event.starts_at }, given.endedAtMs))
    return said
  const stood = last && last.status !== 'ended' ? last.result : last?.resultAtDeadline
  return { ...said, resultAtDeadline: given.resultAtDeadline ?? stood }
}

/** The bets of an event are to be settled, again if they were. */
export const noteDue = async (tx: Tx, eventId: bigint, late = false): Promise<void> => {
  await tx.query(sql`
    insert into sportsbook_event_settlement as known (event_id, due, late) values (${eventId}, 1, ${late})
    on conflict (event_id) do update set due = known.due + 1, late = known.late or excluded.late`)
}

/** The result that counts; undefined while there is none. */
export async function lastResult(db: Queries, eventId: bigint): Promise<ResultVersion | undefined> {
  const row = await db.one<ResultRow>(sql`
    select version, status, venue, result, ended_at, source, result_at_deadline, voided_markets from sportsbook_result
    where event_id = ${eventId} order by version desc limit 1`)
  return row && resultOf(row)
}

export interface ResultRow {
  version: number
  status: EventStatus
  venue: Venue
  result: EventResult | null
  ended_at: number | null
  source: 'play' | 'award'
  result_at_deadline: EventResult | null
  voided_markets: string[]
}

export const resultOf = (row: ResultRow): ResultVersion => ({
  version: row.version,
  status: row.status,
  venue: row.venue,
  result: row.result ?? undefined,
  endedAtMs: row.ended_at ?? undefined,
  source: row.source,
  resultAtDeadline: row.result_at_deadline ?? undefined,
  voidedMarkets: row.voided_markets,
})

/** Whether two versions say the same; when the event ended is no reason for another version. */
export const isSameResult = (
  left: Omit<ResultVersion, 'version'>,
  right: Omit<ResultVersion, 'version'>,
): boolean =>
  left.status === right.status &&
  left.venue === right.venue &&
  left.source === right.source &&
  sorted(left.result) === sorted(right.result) &&
  sorted(left.resultAtDeadline) === sorted(right.resultAtDeadline) &&
  sorted(left.voidedMarkets ?? []) === sorted(right.voidedMarkets ?? [])

/** The database does not keep the order of fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, each]) => each !== undefined)
            .sort(([left], [right]) => (left < right ? -1 : 1)),
        )
      : inner,
  ) ?? ''
