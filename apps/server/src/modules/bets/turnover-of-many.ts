// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { Turnover } from './turnover.ts'

/**
 * What each of these members staked (less refunds), won and settled as valid bets in a period and currency;
 * the end is exclusive. Members without bets are left out.
 */
export async function turnoverOfMany(
  db: Queries,
  memberIds: readonly number[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
  currency: string,
): Promise<({ memberId: number } & Turnover)[]> {
  const rows = await db.query<{
    member_id: number
    stake: bigint
    returned: bigint
    valid_bet: bigint
  }>(sql`select member_id,
      sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end) as stake,
      coalesce(sum(amount) filter (where kind = 'return'), 0) as returned, sum(valid_bet) as valid_bet
    from bet_fact where member_id = any (${memberIds}::integer[]) and at >= ${new Date(fromMs)} and at < ${new Date(toMs)} and currency = ${currency}
    group by member_id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    stake: amountOfMillionths(row.stake),
    returned: amountOfMillionths(row.returned),
    validBet: amountOfMillionths(row.valid_bet),
  }))
}
