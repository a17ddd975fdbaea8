// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'

/** Longer than any wallet timeout: during one attempt no other starts. */
export const ATTEMPT_MS = 30_000

export type OutboxKind = 'win' | 'rollback'

/** A call that the operator's wallet must accept sooner or later. */
export interface OutboxCall {
  readonly id: bigint
  readonly roundId: string
  readonly kind: OutboxKind
  readonly body: string
  readonly attempts: number
  /** The code of its game on the operator's wire. */
  readonly wireCode: string
  /** Its player has a transfer wallet. */
  readonly transfer: boolean
  /** When its round began. */
  readonly startedAtMs: number
}

interface OutboxRow {
  id: bigint
  round_id: string
  kind: OutboxKind
  body: string
  attempts: number
  wire_code: string
  transfer: boolean
  started_at: Date
}
const callOf = (row: OutboxRow): OutboxCall => ({
  id: row.id,
  roundId: row.round_id,
  kind: row.kind,
  body: row.body,
  attempts: row.attempts,
  wireCode: row.wire_code,
  transfer: row.transfer,
  startedAtMs: row.started_at.getTime(),
})

export async function insertCall(
  tx: Queries,
  call: { roundId: string; kind: OutboxKind; transactionId: string; body: string; dueAtMs: number },
): Promise<bigint> {
  const [row] = await tx.rows<{ id: bigint }>(sql`
    insert into studio.outbox (round_id, kind, transaction_id, body, due_at)
    values (${call.roundId}, ${call.kind}, ${call.transactionId}, ${call.body}, ${new Date(call.dueAtMs)}) returning id`)
  return row!.id
}

/** Takes a call for one attempt: it is not due again before `againAtMs`. Undefined if it is done or taken. */
export async function claimCall(
  db: Queries,
  id: bigint,
  nowMs: number,
  againAtMs: number,
): Promise<OutboxCall | undefined> {
  const [row] = await db.rows<OutboxRow>(sql`
    update studio.outbox set attempts = attempts + 1, due_at = ${new Date(againAtMs)}
    where id = ${id} and done_at is null and not held and due_at <= ${new Date(nowMs)}
    returning id, round_id, kind, body, attempts, (select wire_code from studio.round where round.id = round_id),
      (select started_at from studio.round_key where round_key.id = round_id),
      exists (select from studio.transfer_wallet w join studio.round on round.player_id = w.player_id
        where round.id = round_id) as transfer`)
  return row && callOf(row)
}

export async function listDueCalls(db: Queries, nowMs: number): Promise<bigint[]> {
  const rows = await db.rows<{ id: bigint }>(
    sql`select id from studio.outbox where done_at is null and not held and due_at <= ${new Date(nowMs)} order by due_at limit 50`,
  )
  return rows.map((row) => row.id)
}

/**
 * Notes that the operator has accepted a call, and ends its round. True if that settled it: a win of a round that
 * nobody else had ended. It does not wait for the disk: if this gets lost, the call is repeated and accepted again.
 */
export async function acceptCall(
  db: Queries,
  { id, kind, roundId, startedAtMs }: OutboxCall,
  nowMs: number,
  answer: string,
): Promise<boolean> {
  const [from, to] = kind === 'win' ? ['drawn', 'settled'] : ['voiding', 'voided']
  const ended = await db.rows(sql`
    with quick as (select set_config('synchronous_commit', 'off', true)),
      accepted as (update studio.outbox set done_at = ${new Date(nowMs)}, last_answer = ${answer} where id = ${id})
    update studio.round set state = ${to} from quick
    where id = ${roundId} and started_at = ${new Date(startedAtMs)} and state = ${from} returning id`)
  return kind === 'win' && ended.length > 0
}

export async function postponeCall(db: Queries, id: bigint, dueAtMs: number, answer: string): Promise<void> {
  await db.rows(
    sql`update studio.outbox set due_at = ${new Date(dueAtMs)}, last_answer = ${answer} where id = ${id} and done_at is null`,
  )
}
