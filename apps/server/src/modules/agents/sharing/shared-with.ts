// SPDX-License-Identifier: Apache-2.0
import type { TraceKind } from '@tessera/rules/agents/shared-traces'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** So many traces of an account are compared, the latest first, with so many accounts each. */
const mostTraces = 50
const mostNamed = 50

/**
 * The other accounts that share a browser, an address or a payment name with one, each once for each kind. Addresses and
 * names that more than `widespreadAbove` accounts share say nothing.
 */
export const sharersOfAccount = (
  db: Queries,
  memberId: bigint,
  widespreadAbove: number,
): Promise<{ memberId: bigint; kind: TraceKind }[]> =>
  db.query<{ memberId: bigint; kind: TraceKind }>(sql`
    with own as (
      select brand_code, kind, value_hash from line_trace where member_id = ${memberId} order by last_at desc limit ${mostTraces}),
    near as (
      select o.kind, o.value_hash, t.member_id from own o
      cross join lateral (
        select member_id from line_trace t
        where t.brand_code = o.brand_code and t.kind = o.kind and t.value_hash = o.value_hash limit ${Math.max(mostNamed, widespreadAbove + 1)}) t),
    telling as (
      select kind, value_hash from near group by kind, value_hash having kind = 'Browser' or count(*) <= ${widespreadAbove})
    select distinct member_id as "memberId", kind from near join telling using (kind, value_hash)
    where member_id <> ${memberId} order by member_id, kind`)

/** How many other accounts these are. */
export async function sharedWith(db: Queries, memberId: bigint, widespreadAbove: number): Promise<number> {
  const sharers = await sharersOfAccount(db, memberId, widespreadAbove)
  return new Set(sharers.map((sharer) => sharer.memberId)).size
}
