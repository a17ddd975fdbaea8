// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export type PayoutState = 'new' | 'pending' | 'unknown' | 'paid' | 'failed'

/** A payment that a provider makes. */
export interface Payout {
  id: string
  withdrawalId: string
  accountId: string
  amount: Amount
  state: PayoutState
  reason: string
  tries: number
  createdAtMs: number
}

type PayoutRow = Omit<Payout, 'amount'> & { amount: bigint }
const payoutOf = (row: PayoutRow): Payout => ({ ...row, amount: amountOfMillionths(row.amount) })

/** So long a process has for its attempt before another one may try. */
const attemptMs = 60_000

export const isUnderWay = ({ state }: Pick<Payout, 'state'>): boolean =>
  state === 'new' || state === 'pending' || state === 'unknown'

export async function insertPayout(
  tx: Tx,
  { id, withdrawalId, accountId, amount }: Omit<Payout, 'state' | 'reason' | 'tries' | 'createdAtMs'>,
  { by, nowMs }: { by: string; nowMs: number },
): Promise<void> {
  const now = new Date(nowMs)
  await tx.query(sql`
    insert into payout (id, withdrawal_id, account_id, amount, state, next_at, by, created_at)
    values (${id}, ${withdrawalId}, ${accountId}, ${amount}, 'new', ${now}, ${by}, ${now})`)
}

/** The payment of a withdrawal that is under way. */
export const payoutUnderWay = async (db: Queries, withdrawalId: string): Promise<string | undefined> =>
  (
    await db.one<{ id: string }>(
      sql`select id from payout where withdrawal_id = ${withdrawalId} and state in ('new', 'pending', 'unknown')`,
    )
  )?.id

/** Payments that are to be sent or asked about by now. */
export const duePayouts = async (db: Queries, nowMs: number): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      sql`select id from payout where state in ('new', 'pending', 'unknown') and next_at <= ${new Date(nowMs)} order by next_at limit 100`,
    )
  ).map(({ id }) => id)

/**
 * Takes a due payment for one attempt; undefined when somebody else has it. It is unknown before it is sent, so
 * that a crash in between never sends it under another id.
 */
export async function claimPayout(db: Queries, id: string, nowMs: number): Promise<Payout | undefined> {
  const row = await db.one<PayoutRow>(sql`
    update payout set state = case state when 'new' then 'unknown' else state end, tries = tries + 1, next_at = ${new Date(nowMs + attemptMs)}
    where id = ${id} and state in ('new', 'pending', 'unknown') and next_at <= ${new Date(nowMs)} returning id, withdrawal_id as "withdrawalId", account_id as "accountId", amount, state, reason, tries, created_at as "createdAtMs"`)
  return row && payoutOf(row)
}

/** The payment, locked until the transaction ends. */
export async function lockPayout(tx: Tx, id: string): Promise<Payout | undefined> {
  const row = await tx.one<PayoutRow>(
    sql`select id, withdrawal_id as "withdrawalId", account_id as "accountId", amount, state, reason, tries, created_at as "createdAtMs" from payout where id = ${id} for update`,
  )
  return row && payoutOf(row)
}

/** Stores what is known of a locked payment, and when to ask again. */
export async function savePayout(
  tx: Tx,
  id: string,
  { state, reason, nextAtMs, nowMs }: { state: PayoutState; reason: string; nextAtMs: number; nowMs: number },
): Promise<void> {
  await tx.query(
    sql`update payout set state = ${state}, reason = ${reason}, next_at = ${new Date(nextAtMs)},
      paid_at = ${state === 'paid' ? new Date(nowMs) : null} where id = ${id}`,
  )
}

/** The latest payment of each of these withdrawals. */
export async function latestPayouts(
  db: Queries,
  withdrawalIds: readonly string[],
): Promise<Map<string, Payout>> {
  const rows = await db.query<PayoutRow>(sql`
    select distinct on (withdrawal_id) id, withdrawal_id as "withdrawalId", account_id as "accountId", amount, state, reason, tries, created_at as "createdAtMs" from payout where withdrawal_id = any (${[...withdrawalIds]}::uuid[]) order by withdrawal_id, created_at desc`)
  return new Map(rows.map((row) => [row.withdrawalId, payoutOf(row)]))
}
