// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import { fewAccounts } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { brandRules } from './brand-rules.ts'
import { largeTeams } from './count-active.ts'
import { bestDays, knownDays, mostNamed, sleepingDays } from './highlights.ts'
import type { RollUpDeps } from './roll-up.ts'

/** Job: finds the best and the sleeping members of large teams, in one pass over the days of all members. */
export async function rankLargeTeams(
  { database, settings }: Pick<RollUpDeps, 'database' | 'settings'>,
  largerThan = fewAccounts,
): Promise<void> {
  for (const { code } of await brandRules(database, settings)) await rankAtBrand(database, code, largerThan)
}

async function rankAtBrand(db: Queries, brandCode: string, largerThan: number): Promise<void> {
  const today = await db.one<{ day: string }>(
    sql`select day::text as day from team_today where merchant = ${brandCode}`,
  )
  if (!today) return
  const agentIds = await largeTeams(db, brandCode, largerThan)
  const [knownFrom, bestFrom] = [addDays(today.day, 1 - knownDays), addDays(today.day, 1 - bestDays)]
  // One statement: readers see the names of before, or the new ones.
  await db.query(sql`
    with played as materialized (
      select d.member_id, sum(d.valid_bets)::bigint as bets, coalesce(sum(d.valid_bets) filter (where d.day >= ${bestFrom}::date), 0)::bigint as best_bets,
        max(d.day) as last_day
      from team_member_day d where d.day between ${knownFrom}::date and ${today.day}::date and d.valid_bets > 0 group by d.member_id),
    placed as (
      select agent_id, p.* from played p join member_line l on l.id = p.member_id and l.merchant = ${brandCode},
        unnest(l.line[l.counts_from:]) as agent_id
      where agent_id = any (${agentIds}::integer[]) and agent_id <> p.member_id),
    ranked as (
      select agent_id, 'best' as kind, row_number() over (partition by agent_id order by best_bets desc, member_id) as place, member_id,
        best_bets as bets, last_day
      from placed where best_bets > 0
      union all
      select agent_id, 'sleeping', row_number() over (partition by agent_id order by bets desc, member_id), member_id, bets, last_day
      from placed where last_day <= ${addDays(today.day, -sleepingDays)}::date),
    found as materialized (select * from ranked where place <= ${mostNamed}),
    gone as (
      delete from team_highlight h using member_line l where l.id = h.agent_id and l.merchant = ${brandCode}
        and not exists (select from found f where f.agent_id = h.agent_id and f.kind = h.kind and f.place = h.place))
    insert into team_highlight as h (agent_id, kind, place, member_id, bets, last_day)
    select agent_id, kind, place, member_id, bets, last_day from found
    on conflict (agent_id, kind, place) do update set member_id = excluded.member_id, bets = excluded.bets, last_day = excluded.last_day`)
}
