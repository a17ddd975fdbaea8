// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { daysOfPeriod } from '@tessera/rules/site/zoned-days'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Turnover } from './turnover.ts'

/**
 * What a member settled on each day of a period, in one currency, without bonus money; days are
 * those of a time zone. Days on which nothing was settled are left out.
 */
export async function turnoverByDay(
  db: Queries,
  memberId: bigint,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  currency: string,
  timeZone: string,
): Promise<({ day: string } & Turnover)[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const { days, startsAt } = daysOfPeriod(timeZone, { fromMs, toMs })
  const rows = await db.query<{ day: number; stake: bigint; returned: bigint; valid_bet: bigint }>(sql`
    select width_bucket(at, ${startsAt}::timestamptz[]) as day,
      sum(stake)::bigint as stake, sum(returned)::bigint as returned, sum(valid_bet)::bigint as valid_bet
    from bet_settled
    where member_id = ${memberId} and recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to}
      and at >= ${from} and at < ${to} and currency = ${currency} and (stake <> 0 or returned <> 0)
    group by 1`)
  return rows.map((row) => ({
    day: days[row.day - 1]!,
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
    validBet: amountOfMillionths(row.valid_bet),
  }))
}
