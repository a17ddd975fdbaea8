// SPDX-License-Identifier: Apache-2.0
import { type Amount, amountOfMillionths } from '@tessera/rules/money'
import { sql, uuidArray, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { BetKey } from '../../bets/bet-keys.ts'
import type { EventsSeen } from './events-seen.ts'

/** Why a cash-out was refused after its wait. */
export type CashOutRefusal = 'event_changed' | 'offer_lower' | 'not_offered'

/** A cash-out that waits, or the last one of its bet that was refused. */
export interface CashOutRequest {
  betId: string
  shareBasisPoints: number
  /** It is taken for no less, counted for all that is left of the bet. */
  offer: Amount
  automatic: boolean
  seen: EventsSeen
  /** Undefined once it was refused. */
  decidesAtMs: number | undefined
  refusal: CashOutRefusal | undefined
}

interface RequestRow {
  bet_id: string
  share: number
  offer: bigint
  automatic: boolean
  seen: EventsSeen
  decides_at: number | null
  refusal: CashOutRefusal | null
}

const requestOf = (row: RequestRow): CashOutRequest => ({
  betId: row.bet_id,
  shareBasisPoints: row.share,
  offer: amountOfMillionths(row.offer),
  automatic: row.automatic,
  seen: row.seen,
  decidesAtMs: row.decides_at ?? undefined,
  refusal: row.refusal ?? undefined,
})

/** The requests of bets, by bet. */
export async function requestsOf(
  db: Queries,
  betIds: readonly string[],
): Promise<ReadonlyMap<string, CashOutRequest>> {
  if (betIds.length === 0) return new Map()
  const rows = await db.query<RequestRow>(sql`
    select bet_id, share, offer, automatic, seen, decides_at, refusal from sportsbook_cash_out_request
    where bet_id = any(${uuidArray(betIds)}::uuid[])`)
  return new Map(rows.map((row) => [row.bet_id, requestOf(row)]))
}

/** Has a cash-out of a locked bet wait, in the place of one that was refused. */
export async function saveRequest(
  tx: Tx,
  { id, placedAtMs }: BetKey,
  {
    shareBasisPoints,
    offer,
    automatic,
    seen,
    decidesAtMs,
  }: Omit<CashOutRequest, 'betId' | 'refusal' | 'decidesAtMs'> & { decidesAtMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into sportsbook_cash_out_request (bet_id, share, offer, automatic, seen, decides_at, placed_at)
    values (${id}, ${shareBasisPoints}, ${offer}, ${automatic}, ${JSON.stringify(seen)}::jsonb, ${new Date(decidesAtMs)},
      ${new Date(placedAtMs)})
    on conflict (bet_id) do update set share = excluded.share, offer = excluded.offer, automatic = excluded.automatic,
      seen = excluded.seen, decides_at = excluded.decides_at, refusal = null`)
}

/** The bets whose cash-outs have waited long enough, the longest due first. */
export const dueRequests = (db: Queries, nowMs: number, limit: number): Promise<BetKey[]> =>
  db.query(sql`
    select bet_id as id, placed_at as "placedAtMs" from sportsbook_cash_out_request
    where decides_at <= ${new Date(nowMs)} order by decides_at, bet_id limit ${limit}`)

/** A cash-out of a locked bet that waits; undefined if there is none. */
export async function waitingOf(db: Queries, betId: string): Promise<CashOutRequest | undefined> {
  const request = (await requestsOf(db, [betId])).get(betId)
  return request?.decidesAtMs === undefined ? undefined : request
}

export const refuseRequest = async (tx: Tx, betId: string, refusal: CashOutRefusal): Promise<void> => {
  await tx.query(
    sql`update sportsbook_cash_out_request set decides_at = null, refusal = ${refusal} where bet_id = ${betId}`,
  )
}

export const deleteRequest = async (tx: Tx, betId: string): Promise<void> => {
  await tx.query(sql`delete from sportsbook_cash_out_request where bet_id = ${betId}`)
}
