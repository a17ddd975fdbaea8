// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** What a member has paid in since a moment, and what they can still pay for deposits that they have open. */
export async function depositedSince(db: Queries, memberId: bigint, sinceMs: number): Promise<Amount> {
  const since = new Date(sinceMs)
  const row = await db.one<{ total: bigint }>(sql`
    select coalesce(sum(case status when 'Success' then received + case fee_payer when 'member' then fee else 0 end else amount end), 0)::bigint as total from deposit
    where member_id = ${memberId} and (status = 'Pending' or (status = 'Success' and settled_at >= ${since}))`)
  return amountOfMillionths(row?.total ?? 0n)
}
