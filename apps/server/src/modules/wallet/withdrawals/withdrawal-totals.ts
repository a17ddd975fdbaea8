// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Withdrawals waiting for an operator, of one brand or all: how many, and how much in this currency. */
export async function pendingWithdrawals(
  db: Queries,
  currency = '',
  brand: string | null = null,
): Promise<{ count: number; amount: Amount }> {
  const row = await db.one<{ count: bigint; amount: bigint }>(sql`
    select count(*) as count, coalesce(sum(w.amount) filter (where w.currency = ${currency}), 0) as amount
    from withdrawal w where w.status = 'Pending'
      and (${brand}::text is null or exists (select from member_name m where m.id = w.member_id and m.brand_code = ${brand}))`)
  return { count: Number(row?.count ?? 0n), amount: amountOfMillionths(row?.amount ?? 0n) }
}

/** How many withdrawals wait for operators, and since when the first of them does. */
export async function waitingWithdrawals(db: Queries): Promise<{ count: number; sinceMs: number | null }> {
  const row = await db.one<{ count: bigint; since: number | null }>(
    sql`select count(*) as count, min(created_at) as since from withdrawal where status = 'Pending'`,
  )
  return { count: Number(row?.count ?? 0n), sinceMs: row?.since ?? null }
}

/** Total paid out since `fromMs`, less returned payments, for one brand or all. */
export async function sumPayments(
  db: Queries,
  fromMs: number,
  currency: string,
  brand: string | null = null,
): Promise<Amount> {
  const row = await db.one<{ total: bigint }>(sql`
    with moved as (
      select withdrawal_id, amount from withdrawal_payment where paid_at >= ${new Date(fromMs)}
      union all select withdrawal_id, -amount from withdrawal_return where returned_at >= ${new Date(fromMs)})
    select coalesce(sum(moved.amount), 0) as total from moved join withdrawal w on w.id = moved.withdrawal_id
    where w.currency = ${currency}
      and (${brand}::text is null or exists (select from member_name m where m.id = w.member_id and m.brand_code = ${brand}))`)
  return amountOfMillionths(row?.total ?? 0n)
}

/** What a member has taken out or asked to take out in all; rejected withdrawals do not count. */
export async function withdrawnInAll(db: Queries, memberId: bigint): Promise<Amount> {
  const row = await db.one<{ total: bigint }>(sql`
    select coalesce(sum(amount), 0) as total from withdrawal where member_id = ${memberId} and status <> 'Rejected'`)
  return amountOfMillionths(row?.total ?? 0n)
}

export interface MemberTotals {
  deposits: Amount
  withdrawals: Amount
}

/** The lifetime deposits, less what was taken back, and withdrawals of each of these members, in one currency. */
export async function memberTotals(
  db: Queries,
  memberIds: readonly bigint[],
  currency: string,
): Promise<Map<bigint, MemberTotals>> {
  const rows = await db.query<{ member_id: bigint; deposits: bigint; withdrawals: bigint }>(sql`
    select m.member_id,
      (select coalesce(sum(d.amount), 0) from deposit_movement d where d.member_id = m.member_id and d.currency = ${currency}) as deposits,
      (select coalesce(sum(w.paid), 0) from withdrawal w where w.member_id = m.member_id and w.currency = ${currency}) as withdrawals
    from unnest(${memberIds}::bigint[]) as m (member_id)`)
  return new Map(
    rows.map((row) => [
      row.member_id,
      { deposits: amountOfMillionths(row.deposits), withdrawals: amountOfMillionths(row.withdrawals) },
    ]),
  )
}
