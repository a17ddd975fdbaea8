// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/**
 * Kinds of transfer that are gifts of the operator: money that nobody staked or paid in. The index of gifts
 * lists the same kinds.
 */
export type GiftKind = 'bonus' | 'rebate' | 'commission' | 'salary' | 'dividend'

/** From a time (inclusive) to another (exclusive). */
export interface GiftPeriod {
  fromMs: number
  toMs: number
}

/**
 * What the platform gave to an owner in one currency, by day and kind, newest first; days begin at midnight `offsetMs` from UTC.
 */
export async function giftsByDay(
  db: Queries,
  owner: string,
  currency: string,
  { fromMs, toMs }: GiftPeriod,
  offsetMs: number,
): Promise<{ day: string; kind: GiftKind; amount: Amount }[]> {
  const rows = await db.query<{ day: string; kind: GiftKind; amount: bigint }>(sql`
    select to_char(p.created_at at time zone 'UTC' + ${offsetMs} * interval '1 millisecond', 'YYYY-MM-DD') as day, p.kind, sum(p.amount) as amount
    from ledger_account a join ledger_posting p on p.account_id = a.id
    where a.owner = ${owner} and (a.purpose in ('cash', 'bonus') or starts_with(a.purpose, 'grant:')) and a.currency = ${currency}
      and p.kind in ('bonus', 'rebate', 'commission', 'salary', 'dividend') and p.created_at >= ${new Date(fromMs)} and p.created_at < ${new Date(toMs)}
    group by 1, 2 order by 1 desc, 2`)
  return rows.map((row) => ({ ...row, amount: amountOfMillionths(row.amount) }))
}
