// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'
import type { Millionths } from '../money.ts'

/** A further stake of a round, for the move of one step. */
export interface Raise {
  readonly transactionId: string
  readonly roundId: string
  readonly step: number
  readonly amount: Millionths
  readonly token: string
}

interface RaiseRow {
  transaction_id: string
  round_id: string
  step: number
  amount: bigint
  token: string
}
const raiseOf = (row: RaiseRow): Raise => ({
  transactionId: row.transaction_id,
  roundId: row.round_id,
  step: row.step,
  amount: row.amount,
  token: row.token,
})

export async function insertRaise(tx: Queries, raise: Raise, nowMs: number): Promise<void> {
  const { transactionId, roundId, step, amount, token } = raise
  await tx.rows(sql`
    insert into studio.raise (transaction_id, round_id, step, amount, token, state, created_at)
    values (${transactionId}, ${roundId}, ${step}, ${amount}, ${token}, 'reserved', ${new Date(nowMs)})`)
}

/** Whether a raise of the round is neither taken nor given back yet, other than one that is being made. */
export async function hasUndecidedRaise(tx: Queries, roundId: string, except?: string): Promise<boolean> {
  const found = await tx.rows(sql`
    select from studio.raise where round_id = ${roundId} and state in ('reserved', 'voiding')
      and transaction_id is distinct from ${except ?? null}::uuid`)
  return found.length > 0
}

/** Ends a reserved raise; false if somebody else has already ended it. */
export async function endRaise(
  tx: Queries,
  { transactionId }: Raise,
  state: 'taken' | 'refused',
): Promise<boolean> {
  const ended = await tx.rows(sql`
    update studio.raise set state = ${state} where transaction_id = ${transactionId} and state = 'reserved' returning step`)
  return ended.length > 0
}

/** Owes the rollback of a raise in this state from now on; false if it has left the state meanwhile. */
export async function voidRaise(
  tx: Queries,
  { transactionId }: Raise,
  from: 'reserved' | 'taken',
  rollbackBody: string,
  nowMs: number,
): Promise<boolean> {
  const voided = await tx.rows(sql`
    update studio.raise set state = 'voiding', rollback_body = ${rollbackBody}, due_at = ${new Date(nowMs)}
    where transaction_id = ${transactionId} and state = ${from} returning step`)
  return voided.length > 0
}

/** The further stakes of a round that the operator has taken. */
export async function listTakenRaises(tx: Queries, roundId: string): Promise<Raise[]> {
  const rows = await tx.rows<RaiseRow>(sql`
    select transaction_id, round_id, step, amount, token from studio.raise
    where round_id = ${roundId} and state = 'taken' order by step for update`)
  return rows.map(raiseOf)
}

/** Adds a taken raise to what the round has staked. */
export async function addRaised(
  tx: Queries,
  round: { readonly id: string; readonly startedAtMs: number },
  amount: Millionths,
): Promise<void> {
  await tx.rows(sql`
    update studio.round set raised = raised + ${amount}
    where id = ${round.id} and started_at = ${new Date(round.startedAtMs)}`)
}

/** Raises whose call has no owner any more. */
export async function listReservedRaises(db: Queries, beforeMs: number): Promise<Raise[]> {
  const rows = await db.rows<RaiseRow>(sql`
    select transaction_id, round_id, step, amount, token from studio.raise
    where state = 'reserved' and created_at < ${new Date(beforeMs)} order by created_at limit 100`)
  return rows.map(raiseOf)
}

export async function listDueRaises(db: Queries, nowMs: number): Promise<string[]> {
  const rows = await db.rows<{ transaction_id: string }>(sql`
    select transaction_id from studio.raise where state = 'voiding' and due_at <= ${new Date(nowMs)}
    order by due_at limit 50`)
  return rows.map((row) => row.transaction_id)
}

/** The rollback of a raise, taken for one attempt: it is not due again before `againAtMs`. */
export async function claimRaise(
  db: Queries,
  transactionId: string,
  nowMs: number,
  againAtMs: number,
): Promise<{ readonly roundId: string; readonly body: string; readonly attempts: number } | undefined> {
  const [row] = await db.rows<{ round_id: string; rollback_body: string; attempts: number }>(sql`
    update studio.raise set attempts = attempts + 1, due_at = ${new Date(againAtMs)}
    where transaction_id = ${transactionId} and state = 'voiding' and due_at <= ${new Date(nowMs)}
    returning round_id, rollback_body, attempts`)
  return row && { roundId: row.round_id, body: row.rollback_body, attempts: row.attempts }
}

export async function postponeRaise(db: Queries, transactionId: string, dueAtMs: number): Promise<void> {
  await db.rows(sql`
    update studio.raise set due_at = ${new Date(dueAtMs)} where transaction_id = ${transactionId} and state = 'voiding'`)
}

export async function finishRaise(db: Queries, transactionId: string): Promise<void> {
  await db.rows(
    sql`update studio.raise set state = 'voided' where transaction_id = ${transactionId} and state = 'voiding'`,
  )
}
