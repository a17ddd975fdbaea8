// SPDX-License-Identifier: Apache-2.0
import { add, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/**
 * Approvals count for one payment. Each payment that came back begins another round, which needs its own.
 */
export async function insertApproval(
  tx: Tx,
  withdrawalId: string,
  { operatorId, nowMs }: { operatorId: number; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into withdrawal_approval (withdrawal_id, round, operator_id, at)
    values (${withdrawalId}, ${await roundOf(tx, withdrawalId)}, ${operatorId}, ${new Date(nowMs)})
    on conflict (withdrawal_id, round, operator_id) do update set at = excluded.at, lapsed_at = null`)
}

/** Who has approved the payment that is next, without those whose approval has lapsed. */
export async function approversOf(db: Queries, withdrawalId: string): Promise<number[]> {
  const rows = await db.query<{ operator_id: number }>(sql`
    select operator_id from withdrawal_approval
    where withdrawal_id = ${withdrawalId} and round = ${await roundOf(db, withdrawalId)} and lapsed_at is null`)
  return rows.map(({ operator_id: operatorId }) => operatorId)
}

/** These may not approve any more: what they approved counts no more. */
export async function lapseApprovals(
  tx: Tx,
  withdrawalId: string,
  { operatorIds, nowMs }: { operatorIds: readonly number[]; nowMs: number },
): Promise<void> {
  await tx.query(sql`
    update withdrawal_approval set lapsed_at = ${new Date(nowMs)}
    where withdrawal_id = ${withdrawalId} and operator_id = any (${[...operatorIds]}) and lapsed_at is null`)
}

/** Approvals of one operator are judged one after the other. */
export const lockApprovals = (tx: Tx, operatorId: number): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`wallet.approvals ${operatorId}`}, 0))`)

/** What an operator has approved alone since a moment, by currency; without one withdrawal. */
export async function approvedAlone(
  db: Queries,
  operatorId: number,
  { sinceMs, except }: { sinceMs: number; except: string },
): Promise<SumOfCurrency[]> {
  return sumsOf(
    await db.query<SumRow>(sql`
      select w.currency, sum(w.amount)::bigint as sum from withdrawal_approval a join withdrawal w on w.id = a.withdrawal_id
      where a.operator_id = ${operatorId} and a.at > ${new Date(sinceMs)} and w.id <> ${except} and w.status <> 'Rejected'
        and not exists (select from withdrawal_approval o
          where o.withdrawal_id = a.withdrawal_id and o.round = a.round and o.operator_id <> a.operator_id)
      group by w.currency`),
  )
}

/** What a member has asked for or was approved since a moment, by currency; without one withdrawal and refused ones. */
export async function askedSince(
  db: Queries,
  memberId: bigint,
  { sinceMs, except }: { sinceMs: number; except: string },
): Promise<SumOfCurrency[]> {
  return sumsOf(
    await db.query<SumRow>(sql`
      select currency, sum(amount)::bigint as sum from withdrawal
      where member_id = ${memberId} and id <> ${except} and status <> 'Rejected' and (created_at > ${new Date(sinceMs)}
        or exists (select from withdrawal_approval a where a.withdrawal_id = withdrawal.id and a.at > ${new Date(sinceMs)}))
      group by currency`),
  )
}

export interface SumOfCurrency {
  currency: string
  sum: Amount
}
interface SumRow {
  currency: string
  sum: bigint
}
const sumsOf = (rows: readonly SumRow[]): SumOfCurrency[] =>
  rows.map(({ currency, sum }) => ({ currency, sum: amountOfMillionths(sum) }))

/** Sums in one currency, by what each of theirs is worth. */
export async function worthOfSums(
  sums: readonly SumOfCurrency[],
  worthIn: (currency: string) => Promise<(amount: Amount) => Amount>,
): Promise<Amount> {
  let total: Amount = zero
  for (const { currency, sum } of sums) total = add(total, (await worthIn(currency))(sum))
  return total
}

/** How often a payment of this withdrawal came back. */
async function roundOf(db: Queries, withdrawalId: string): Promise<number> {
  const row = await db.one<{ round: number }>(
    sql`select count(*)::integer as round from withdrawal_return where withdrawal_id = ${withdrawalId}`,
  )
  return row?.round ?? 0
}
