// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import type { EventStatus, Venue } from '@tessera/rules/sportsbook/model/event'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import { settledEvents } from './settled-events.ts'
import type { StoredBet } from '../stored-bet.ts'

type History = OperationOutput<'sportsbook.settlements'>

interface SettlementRow {
  number: number
  status: 'settled' | 'open'
  returned: Amount
  owed: Amount
  at: number
  versions: Record<string, number>
  /** What of the stake of each line had been cashed out by then. */
  cashed: bigint
}
interface ResultRow {
  event_id: bigint
  version: number
  status: EventStatus
  venue: Venue
  source: 'play' | 'award'
  result: EventResult | null
  result_at_deadline: EventResult | null
  voided_markets: string[]
  ended_at: number | null
  at: number
}

/** The settlements of a bet in their order, and the versions of results that they were made by. */
export async function settlementHistory(
  db: Queries,
  { id: betId, placedAtMs, legs, stakePerLine }: StoredBet,
): Promise<History> {
  const placedAt = new Date(placedAtMs)
  const settlements = await db.query<SettlementRow>(sql`
    select number, status, returned, owed, at, versions,
      (select coalesce(sum(stake_per_line), 0)::bigint from sportsbook_cash_out cash_out
        where cash_out.bet_id = settlement.bet_id and cash_out.placed_at = ${placedAt} and cash_out.at <= settlement.at) as cashed
    from sportsbook_settlement settlement where bet_id = ${betId} and placed_at = ${placedAt} order by number`)
  const results = await db.query<ResultRow>(sql`
    select result.event_id, result.version, result.status, result.venue, result.source, result.result, result.result_at_deadline, result.voided_markets,
      result.ended_at, result.at
    from sportsbook_result result
    where (result.event_id, result.version) in (
      select used.key::bigint, used.value::integer
      from sportsbook_settlement settlement cross join lateral jsonb_each_text(settlement.versions) used
      where settlement.bet_id = ${betId} and settlement.placed_at = ${placedAt})
    order by result.event_id, result.version`)
  const events = await settledEvents(
    db,
    legs.map(({ eventId }) => eventId),
  )
  return {
    events: [...events].map(([eventId, { event }]) => ({
      eventId,
      kind: event.kind,
      startsAt: event.scheduledStartMs,
      bestOf: event.bestOf ?? null,
      competitors: [...event.competitors],
    })),
    settlements: settlements.map(({ versions, cashed, ...settlement }) => ({
      ...settlement,
      stakePerLine: amountOfMillionths(stakePerLine - cashed),
      versions: Object.entries(versions).map(([eventId, version]) => ({ eventId, version })),
    })),
    results: results.map((row) => ({
      eventId: String(row.event_id),
      version: row.version,
      status: row.status,
      venue: row.venue,
      source: row.source,
      said: row.result ? JSON.stringify(row.result) : null,
      saidAtDeadline: row.result_at_deadline ? JSON.stringify(row.result_at_deadline) : null,
      voidedMarkets: row.voided_markets,
      endedAt: row.ended_at,
      at: row.at,
    })),
  }
}
