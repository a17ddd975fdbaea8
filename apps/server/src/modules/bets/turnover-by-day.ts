// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Turnover } from './turnover.ts'

/**
 * What a member settled on each day of a period, in one currency, without bonus money; days begin at midnight `offsetMs`
 * from UTC. Days on which nothing was settled are left out.
 */
export async function turnoverByDay(
  db: Queries,
  memberId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  currency: string,
  offsetMs: number,
): Promise<({ day: string } & Turnover)[]> {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const rows = await db.query<{ day: string; stake: bigint; returned: bigint; valid_bet: bigint }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, stake, returned, valid_bet from (
      select (at at time zone 'UTC' + ${offsetMs} * interval '1 millisecond')::date as day,
        sum(stake)::bigint as stake, sum(returned)::bigint as returned, sum(valid_bet)::bigint as valid_bet
      from bet_settled
      where member_id = ${memberId} and recorded_at >= ${from}::timestamptz - interval '1 day' and recorded_at < ${to}
        and at >= ${from} and at < ${to} and currency = ${currency} and (stake <> 0 or returned <> 0)
      group by 1) as days`)
  return rows.map((row) => ({
    day: row.day,
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
    validBet: amountOfMillionths(row.valid_bet),
  }))
}
