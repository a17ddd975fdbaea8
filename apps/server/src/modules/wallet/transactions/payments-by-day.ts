// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * A member's deposits, less what was taken back, and withdrawals, less returned payments, per day of a period, in one
 * currency; days are those of a time zone.
 */
export async function paymentsByDay(
  db: Queries,
  memberId: bigint,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  currency: string,
  timeZone: string,
): Promise<{ day: string; deposit: Amount; withdrawal: Amount }[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { days, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{ day: number; deposit: bigint; withdrawal: bigint }>(sql`
    select width_bucket(at, ${startsAt}::timestamptz[]) as day,
      sum(deposit)::bigint as deposit, sum(withdrawal)::bigint as withdrawal
    from (
      select at, amount as deposit, 0 as withdrawal from deposit_movement
      where member_id = ${memberId} and currency = ${currency} and at >= ${from} and at < ${to}
      union all
      select p.paid_at, 0, p.amount from withdrawal w join withdrawal_payment p on p.withdrawal_id = w.id
      where w.member_id = ${memberId} and w.currency = ${currency} and p.paid_at >= ${from} and p.paid_at < ${to}
      union all
      select r.returned_at, 0, -r.amount from withdrawal w join withdrawal_return r on r.withdrawal_id = w.id
      where w.member_id = ${memberId} and w.currency = ${currency} and r.returned_at >= ${from} and r.returned_at < ${to}) moved
    group by 1`)
  return rows.map((row) => ({
    day: days[row.day - 1]!,
    deposit: amountOfMillionths(row.deposit),
    withdrawal: amountOfMillionths(row.withdrawal),
  }))
}
