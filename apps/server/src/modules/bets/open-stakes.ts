// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** What a member has staked since a moment, in one currency, on rounds whose result is not known yet: neither lost nor won. */
export async function openStakes(
  db: Queries,
  memberId: bigint,
  { sinceMs, currency }: { sinceMs: number; currency: string },
): Promise<Amount> {
  const row = await db.one<{ open: bigint }>(sql`
    select coalesce(sum(staked), 0)::bigint as open from (
      select sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end) as staked
      from bet_fact where member_id = ${memberId} and at >= ${new Date(sinceMs)} and currency = ${currency}
      group by vendor, round_id having not bool_or(closed or kind = 'return')) rounds
    where staked > 0`)
  return amountOfMillionths(row?.open ?? 0n)
}
