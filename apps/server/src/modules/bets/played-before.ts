// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** What a member staked (less refunds) and got back since a moment, by the facts so far. */
export async function playedBefore(
  db: Queries,
  memberId: number,
  sinceMs: number,
): Promise<{ staked: Amount; returned: Amount }> {
  const row = await db.one<{ staked: bigint; returned: bigint }>(sql`
    select coalesce(sum(case kind when 'stake' then amount when 'refund' then -amount else 0 end), 0)::bigint as staked,
      coalesce(sum(amount) filter (where kind = 'return'), 0)::bigint as returned
    from bet_fact where member_id = ${memberId} and at >= ${new Date(sinceMs)}`)
  return {
    staked: amountOfMillionths(row?.staked ?? 0n),
    returned: amountOfMillionths(row?.returned ?? 0n),
  }
}
