// SPDX-License-Identifier: Apache-2.0
import type { AccountSignal, PairSignal } from '@tessera/rules/games/card-rooms/pair-signals'
import { sql, type Queries } from '../../../platform/db/index.ts'

export interface AccountPair {
  one: bigint
  other: bigint
}

/** Addresses change hands; a browser and a name do not. */
const addressDays = 30
const dayMs = 86_400_000
/** One in common is enough to look. */
const limit = 1

interface LinkRow {
  pair: bigint
  browsers: bigint
  addresses: bigint
  names: bigint
  agent: boolean
}

/**
 * What the accounts of each pair have in common, in the order of the pairs: browsers, addresses of the last 30 days, payment
 * names, and their agent. Addresses and names that more than `widespreadAbove` accounts share say nothing.
 */
export async function linksBetween(
  db: Queries,
  pairs: readonly AccountPair[],
  { widespreadAbove, nowMs }: { widespreadAbove: number; nowMs: number },
): Promise<PairSignal<AccountSignal>[][]> {
  if (pairs.length === 0) return []
  const rows = await db.query<LinkRow>(sql`
    with asked as (
      select * from unnest(${pairs.map(({ one }) => one)}::bigint[], ${pairs.map(({ other }) => other)}::bigint[])
        with ordinality as p (one, other, pair)),
    common as (
      select distinct p.pair, a.kind, a.value_hash from asked p
      join line_trace a on a.member_id = p.one
      join line_trace b on b.member_id = p.other and b.kind = a.kind and b.value_hash = a.value_hash
      where a.kind = 'Browser' or (
        (a.kind <> 'Address' or least(a.last_at, b.last_at) > ${new Date(nowMs - addressDays * dayMs)})
        and (select count(*) from (
          select 1 from line_trace t where t.brand_code = a.brand_code and t.kind = a.kind and t.value_hash = a.value_hash
          limit ${widespreadAbove + 1}) near) <= ${widespreadAbove}))
    select p.pair, count(c.kind) filter (where c.kind = 'Browser') as browsers, count(c.kind) filter (where c.kind = 'Address') as addresses,
      count(c.kind) filter (where c.kind = 'Name') as names,
      exists (select from member_line a join member_line b on b.id = p.other
        where a.id = p.one and (a.upline = b.upline or a.upline = b.id or b.upline = a.id)) as agent
    from asked p left join common c on c.pair = p.pair group by p.pair, p.one, p.other order by p.pair`)
  return rows.map(signalsOf)
}

function signalsOf({ browsers, addresses, names, agent }: LinkRow): PairSignal<AccountSignal>[] {
  const counts: [AccountSignal, number][] = [
    ['sharedDevice', Number(browsers)],
    ['sharedLogin', Number(addresses)],
    ['sharedName', Number(names)],
    ['sameAgent', agent ? 1 : 0],
  ]
  return counts.filter(([, value]) => value > 0).map(([kind, value]) => ({ kind, value, limit }))
}
