// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'

/** What members of lines have been granted and can still claim, by the heads of the lines; lines without any are absent. */
export async function openRewardsOfLines(
  db: Queries,
  headIds: readonly bigint[],
  nowMs: number,
): Promise<Map<bigint, Amount>> {
  const rows = await db.query<{ head_id: bigint; amount: bigint }>(sql`
    select h.id as head_id, sum(o.amount)::bigint as amount from unnest(${headIds}::bigint[]) as h (id)
    join member_line l on l.line >= array[h.id] and l.line < array[h.id + 1] and l.counts_from = 1
    join reward_on_offer o on o.member_id = l.id
    where o.claimed_at is null and o.cancelled_at is null and o.expires_at > ${new Date(nowMs)} group by h.id`)
  return new Map(rows.map((row) => [row.head_id, amountOfMillionths(row.amount)]))
}
