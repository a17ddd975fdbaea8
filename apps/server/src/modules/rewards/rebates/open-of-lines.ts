// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The rebates that members of lines have not claimed yet, by the heads of the lines; lines without any are absent. */
export async function openRebatesOfLines(
  db: Queries,
  headIds: readonly bigint[],
): Promise<Map<bigint, Amount>> {
  const rows = await db.query<{ head_id: bigint; amount: bigint }>(sql`
    select h.id as head_id, sum(o.valid_bets * o.rate_basis_points / 10000)::bigint as amount from unnest(${headIds}::bigint[]) as h (id)
    join member_line l on l.line >= array[h.id] and l.line < array[h.id + 1] and l.counts_from = 1
    join rebate_open o on o.member_id = l.id group by h.id`)
  return new Map(rows.map((row) => [row.head_id, amountOfMillionths(row.amount)]))
}
