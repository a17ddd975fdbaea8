// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/** A part of a withdrawal that was paid. */
export interface WithdrawalPayment {
  amount: Amount
  /** What it is found by at the bank or the provider; undefined for payments from before this was recorded. */
  reference: string | undefined
  atMs: number
}

/** Records one paid part; returns its number, from 1. */
export async function insertPayment(
  tx: Tx,
  withdrawalId: string,
  { amount, reference, atMs }: WithdrawalPayment,
): Promise<number> {
  const row = await tx.one<{ number: number }>(sql`
    insert into withdrawal_payment (withdrawal_id, number, amount, reference, paid_at)
    select ${withdrawalId}, coalesce(max(number), 0) + 1, ${amount}, ${reference ?? null}, ${new Date(atMs)}
    from withdrawal_payment where withdrawal_id = ${withdrawalId}
    returning number`)
  if (!row) throw new Error('a withdrawal payment gave no row')
  return row.number
}

/** What was paid of each of these withdrawals, oldest first. */
export async function paymentsOf(
  db: Queries,
  withdrawalIds: readonly string[],
): Promise<Map<string, WithdrawalPayment[]>> {
  const rows = await db.query<{
    withdrawal_id: string
    amount: bigint
    reference: string | null
    at: number
  }>(
    sql`
      select withdrawal_id, amount, reference, paid_at as at from withdrawal_payment
      where withdrawal_id = any (${[...withdrawalIds]}::uuid[]) order by withdrawal_id, number`,
  )
  const payments = new Map<string, WithdrawalPayment[]>(withdrawalIds.map((id) => [id, []]))
  for (const { withdrawal_id, amount, reference, at } of rows)
    payments
      .get(withdrawal_id)
      ?.push({ amount: amountOfMillionths(amount), reference: reference ?? undefined, atMs: at })
  return payments
}
