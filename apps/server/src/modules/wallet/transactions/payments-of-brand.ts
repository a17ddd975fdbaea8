// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../../platform/db/index.ts'

/**
 * Deposits, less what was taken back, and withdrawals, less returned payments, of a brand's members per day of a period and
 * currency; days are those of a time zone.
 */
export async function paymentsOfBrand(
  db: Queries,
  brandCode: string,
  { fromMs, toMs, timeZone }: { fromMs: number; toMs: number; timeZone: string },
): Promise<{ day: string; currency: string; deposits: Amount; withdrawals: Amount }[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { days, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{ day: number; currency: string; deposits: bigint; withdrawals: bigint }>(sql`
    select width_bucket(at, ${startsAt}::timestamptz[]) as day, currency,
      sum(deposit)::bigint as deposits, sum(withdrawal)::bigint as withdrawals
    from (
      select member_id, currency, at, amount as deposit, 0 as withdrawal from deposit_movement where at >= ${from} and at < ${to}
      union all
      select w.member_id, w.currency, p.paid_at, 0, p.amount from withdrawal_payment p join withdrawal w on w.id = p.withdrawal_id
      where p.paid_at >= ${from} and p.paid_at < ${to}
      union all
      select w.member_id, w.currency, r.returned_at, 0, -r.amount from withdrawal_return r join withdrawal w on w.id = r.withdrawal_id
      where r.returned_at >= ${from} and r.returned_at < ${to}) moved
    join member_name m on m.id = moved.member_id
    where m.brand_code = ${brandCode}
    group by 1, 2 order by 1, 2`)
  return rows.map(({ day, currency, deposits, withdrawals }) => ({
    day: days[day - 1]!,
    currency,
    deposits: amountOfMillionths(deposits),
    withdrawals: amountOfMillionths(withdrawals),
  }))
}
