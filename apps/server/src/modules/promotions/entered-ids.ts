// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

/** Nothing is left to settle so long after the end. */
const longestSettlementMs = 30 * 86_400_000

/** The ids of the promotions of a kind that somebody has entered and that are not all settled. */
export const enteredIds = async (db: Queries, kind: 'CASHBACK' | 'RACE', nowMs: number): Promise<number[]> =>
  (
    await db.query<{ promotion_id: number }>(sql`
      select promotion_id from promotion_entry where (offer ->> 'kind') = ${kind}
      group by promotion_id having max(coalesce(ends_at, 'infinity')) > ${new Date(nowMs - longestSettlementMs)} order by promotion_id`)
  ).map((row) => row.promotion_id)
