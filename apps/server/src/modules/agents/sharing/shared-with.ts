// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** So many traces of an account are compared, the latest first, with so many accounts each. */
const mostTraces = 50
const mostNamed = 50

/**
 * How many other accounts share a browser, an address or a payment name with one. Addresses and names that more
 * than `widespreadAbove` accounts share say nothing.
 */
export async function sharedWith(db: Queries, memberId: bigint, widespreadAbove: number): Promise<number> {
  const row = await db.one<{ count: bigint }>(sql`
    with own as (
      select brand_code, kind, value_hash from line_trace where member_id = ${memberId} order by last_at desc limit ${mostTraces}),
    near as (
      select o.kind, o.value_hash, t.member_id from own o
      cross join lateral (
        select member_id from line_trace t
        where t.brand_code = o.brand_code and t.kind = o.kind and t.value_hash = o.value_hash limit ${Math.max(mostNamed, widespreadAbove + 1)}) t),
    telling as (
      select kind, value_hash from near group by kind, value_hash having kind = 'Browser' or count(*) <= ${widespreadAbove})
    select count(distinct member_id) as count from near join telling using (kind, value_hash) where member_id <> ${memberId}`)
  return Number(row?.count ?? 0n)
}
