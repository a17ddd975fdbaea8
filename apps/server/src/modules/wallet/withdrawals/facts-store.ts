// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import type { ReviewFacts } from '@tessera/rules/wallet/review-withdrawal'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Withdrawal } from './withdrawal-store.ts'

/** What a member asked for, was paid and deposited before; sums in millionths. */
export interface Earlier {
  paid_before: bigint
  asked_count: bigint
  asked_sum: bigint
  deposited: bigint
}

/** What a member asked for and deposited since these moments, and was paid ever. */
export async function earlierOf(
  tx: Tx,
  memberId: bigint,
  { askedSinceMs, depositedSinceMs }: { askedSinceMs: number; depositedSinceMs: number },
): Promise<Earlier> {
  const askedSince = new Date(askedSinceMs)
  const row = await tx.one<Earlier>(sql`
    select (select count(*) from withdrawal where member_id = ${memberId} and paid > 0) as paid_before,
      (select count(*) from withdrawal where member_id = ${memberId} and created_at > ${askedSince} and status <> 'Rejected') as asked_count,
      (select coalesce(sum(amount), 0)::bigint from withdrawal where member_id = ${memberId} and created_at > ${askedSince} and status <> 'Rejected') as asked_sum,
      (select greatest(0, coalesce(sum(amount), 0))::bigint from deposit_movement where member_id = ${memberId} and at > ${new Date(depositedSinceMs)}) as deposited`)
  if (!row) throw new Error('the facts of a withdrawal gave no row')
  return row
}

/** Stores what was known, for the dry run of other rules. */
export async function insertFacts(
  tx: Tx,
  { id, createdAtMs }: Withdrawal,
  brandCode: string,
  facts: ReviewFacts,
): Promise<void> {
  await tx.query(sql`
    insert into withdrawal_facts (withdrawal_id, brand_code, asked_at, amount, paid_before, asked_count, asked_sum, shared_with, deposited, wagered, account_age_ms)
    values (${id}, ${brandCode}, ${new Date(createdAtMs)}, ${facts.amount}, ${facts.paidBefore}, ${facts.askedCount}, ${facts.askedSum}, ${facts.sharedWith}, ${facts.deposited}, ${facts.wagered}, ${facts.accountAgeMs})`)
}

/** At most so many withdrawals are judged in a dry run, the latest first. */
const mostTried = 5000

interface FactsRow extends Earlier {
  amount: bigint
  shared_with: number
  wagered: bigint
  account_age_ms: bigint
}

/** What was known of the withdrawals of a brand, or of all, since a moment. */
export async function factsSince(
  db: Queries,
  brandCode: string | null,
  sinceMs: number,
): Promise<ReviewFacts[]> {
  const rows = await db.query<FactsRow>(sql`
    select amount, paid_before, asked_count, asked_sum, shared_with, deposited, wagered, account_age_ms
    from withdrawal_facts where (${brandCode}::text is null or brand_code = ${brandCode}) and asked_at > ${new Date(sinceMs)} order by asked_at desc limit ${mostTried}`)
  return rows.map((row) => ({
    amount: amountOfMillionths(row.amount),
    paidBefore: Number(row.paid_before),
    askedCount: Number(row.asked_count),
    askedSum: amountOfMillionths(row.asked_sum),
    sharedWith: row.shared_with,
    deposited: amountOfMillionths(row.deposited),
    wagered: amountOfMillionths(row.wagered),
    accountAgeMs: Number(row.account_age_ms),
  }))
}
