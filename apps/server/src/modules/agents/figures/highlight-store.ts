// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import type { TeamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Days, today included: over how many the best are found, who then sleeps, and who is forgotten. */
const bestDays = 30
const sleepingDays = 14
const knownDays = 60
/** How many members are named of each kind. */
const mostNamed = 5

export interface HighlightRow {
  kind: 'best' | 'sleeping'
  member_id: bigint
  bets: bigint
  last_day: string
}

/** What the job found for a large team. */
export const storedHighlights = (db: Queries, agentId: bigint): Promise<HighlightRow[]> =>
  db.query<HighlightRow>(sql`
    select kind, member_id, bets, last_day::text as last_day from team_highlight where agent_id = ${agentId} order by kind, rank`)

/** Looks through a small team for the best and the sleeping members. */
export async function highlightsOfFew(
  db: Queries,
  agentId: bigint,
  { line, before }: TeamRange,
  today: string,
): Promise<HighlightRow[]> {
  return db.query<HighlightRow>(sql`
    with played as materialized (
      select member_id, sum(valid_bets) as bets, coalesce(sum(valid_bets) filter (where day > ${addDays(today, -bestDays)}), 0) as best_bets,
        max(day) as last_day
      from team_member_days_of_few(${agentId}, ${line}, ${before}, ${addDays(today, 1 - knownDays)}, ${today})
      where valid_bets > 0 and member_id <> ${agentId} group by member_id)
    (select 'best' as kind, member_id, best_bets::bigint as bets, last_day::text as last_day from played
      where best_bets > 0 order by best_bets desc, member_id limit ${mostNamed})
    union all
    (select 'sleeping', member_id, bets::bigint, last_day::text from played
      where last_day <= ${addDays(today, -sleepingDays)} order by bets desc, member_id limit ${mostNamed})`)
}

/**
 * Finds the best and the sleeping members of these large teams. One statement: readers see the names of before, or the
 * new ones.
 */
export async function rankHighlights(
  db: Queries,
  { brandCode, agentIds, today }: { brandCode: string; agentIds: readonly bigint[]; today: string },
): Promise<void> {
  const [knownFrom, bestFrom] = [addDays(today, 1 - knownDays), addDays(today, 1 - bestDays)]
  await db.query(sql`
    with played as materialized (
      select d.member_id, sum(d.valid_bets)::bigint as bets, coalesce(sum(d.valid_bets) filter (where d.day >= ${bestFrom}::date), 0)::bigint as best_bets,
        max(d.day) as last_day
      from team_member_day d where d.day between ${knownFrom}::date and ${today}::date and d.valid_bets > 0 group by d.member_id),
    placed as (
      select agent_id, p.* from played p join member_line l on l.id = p.member_id and l.brand_code = ${brandCode},
        unnest(l.line[l.counts_from:]) as agent_id
      where agent_id = any (${agentIds}::bigint[]) and agent_id <> p.member_id),
    ranked as (
      select agent_id, 'best' as kind, row_number() over (partition by agent_id order by best_bets desc, member_id) as rank, member_id,
        best_bets as bets, last_day
      from placed where best_bets > 0
      union all
      select agent_id, 'sleeping', row_number() over (partition by agent_id order by bets desc, member_id), member_id, bets, last_day
      from placed where last_day <= ${addDays(today, -sleepingDays)}::date),
    found as materialized (select * from ranked where rank <= ${mostNamed}),
    gone as (
      delete from team_highlight h using member_line l where l.id = h.agent_id and l.brand_code = ${brandCode}
        and not exists (select from found f where f.agent_id = h.agent_id and f.kind = h.kind and f.rank = h.rank))
    insert into team_highlight as h (agent_id, kind, rank, member_id, bets, last_day)
    select agent_id, kind, rank, member_id, bets, last_day from found
    on conflict (agent_id, kind, rank) do update set member_id = excluded.member_id, bets = excluded.bets, last_day = excluded.last_day`)
}
