// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Turnover } from './turnover.ts'

/**
 * What a member staked (less refunds), won and settled as valid bets on each day of a period, in one
 * currency; days begin at midnight `offsetMs` from UTC. Days without a bet are left out.
 */
export async function turnoverByDay(
  db: Queries,
  memberId: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  currency: string,
  offsetMs: number,
): Promise<({ day: string } & Turnover)[]> {
  const rows = await db.query<{ day: string; stake: bigint; returned: bigint; valid_bet: bigint }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, stake, returned, valid_bet from (
      select (at at time zone 'UTC' + ${offsetMs} * interval '1 millisecond')::date as day,
        sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end) as stake,
        coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, sum(valid_bet) as valid_bet
      from bet_fact where member_id = ${memberId} and at >= ${new Date(fromMs)} and at < ${new Date(toMs)} and currency = ${currency}
      group by 1) as days`)
  return rows.map((row) => ({
    day: row.day,
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
    validBet: amountOfMillionths(row.valid_bet),
  }))
}
