// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { LineOutcome } from './bank-line-store.ts'

/** A line as a bank reported it, and what became of it. */
export interface ListedBankLine {
  accountId: string
  eventId: string
  direction: 'credit' | 'debit'
  amount: Amount
  currency: string
  content: string
  sender: string
  reference: string
  bankAccount: string
  happenedAtMs: number | undefined
  receivedAtMs: number
  outcome: LineOutcome
  /** For money out: a withdrawal of this amount that was paid around then. */
  withdrawal: { id: string; username: string } | undefined
}

interface BankLineRow {
  account_id: string
  event_id: string
  direction: 'credit' | 'debit'
  amount: bigint
  currency: string
  content: string
  sender: string
  reference: string
  bank_account: string
  happened_at: number | null
  received_at: number
  outcome: LineOutcome
  withdrawal_id: string | null
  username: string | null
}

/** Lines of one direction, newest first, by page (from 1). */
export async function listBankLines(
  db: Queries,
  { direction, pageNo, pageSize }: { direction: 'credit' | 'debit'; pageNo: number; pageSize: number },
): Promise<{ lines: ListedBankLine[]; total: number }> {
  const rows = await db.query<BankLineRow>(sql`
    select l.account_id, l.event_id, l.direction, l.amount, l.currency, l.content, l.sender, l.reference, l.bank_account,
      l.happened_at, l.received_at, l.outcome, w.id as withdrawal_id, w.username
    from (
      select * from bank_line where direction = ${direction}
      order by received_at desc, account_id, event_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    ) l
    left join lateral (
      select w.id, w.username from withdrawal_payment p join withdrawal w on w.id = p.withdrawal_id
      where l.direction = 'debit' and p.amount = l.amount and w.currency = l.currency
        and p.paid_at between l.received_at - interval '3 days' and l.received_at + interval '3 days'
      order by abs(extract(epoch from p.paid_at - l.received_at)), w.id limit 1
    ) w on true
    order by l.received_at desc, l.account_id, l.event_id`)
  const counted = await db.one<{ total: bigint }>(
    sql`select count(*) as total from bank_line where direction = ${direction}`,
  )
  return { lines: rows.map(lineOf), total: Number(counted?.total ?? 0n) }
}

const lineOf = (row: BankLineRow): ListedBankLine => ({
  accountId: row.account_id,
  eventId: row.event_id,
  direction: row.direction,
  amount: amountOfMillionths(row.amount),
  currency: row.currency,
  content: row.content,
  sender: row.sender,
  reference: row.reference,
  bankAccount: row.bank_account,
  happenedAtMs: row.happened_at ?? undefined,
  receivedAtMs: row.received_at,
  outcome: row.outcome,
  withdrawal:
    row.withdrawal_id === null ? undefined : { id: row.withdrawal_id, username: row.username ?? '' },
})
