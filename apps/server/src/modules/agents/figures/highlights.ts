// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { addDays } from '@tessera/rules/site/zoned-days'
import { isSmallTeam, teamRange, type TeamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Days, today included: over how many the best are found, who then sleeps, and who is forgotten. */
export const bestDays = 30
export const sleepingDays = 14
export const knownDays = 60
/** How many members are named of each kind. */
export const mostNamed = 5

/** A member of a team, their valid bets in the span of their kind, and the day of their last bet. */
export interface Highlight {
  kind: 'best' | 'sleeping'
  memberId: number
  bets: Amount
  lastDay: string
}

interface HighlightRow {
  kind: 'best' | 'sleeping'
  member_id: number
  bets: bigint
  last_day: string
}

/**
 * Who of those below an agent bet most in 30 days, and who has not bet for 14 days but did in the 46 before, the
 * largest bets first, five of each. Large teams are looked through by a job.
 */
export async function highlightsOf(db: Queries, agentId: number, today: string): Promise<Highlight[]> {
  const team = await teamRange(db, agentId)
  const rows = (await isSmallTeam(db, team))
    ? await rankFew(db, agentId, team, today)
    : await db.query<HighlightRow>(sql`
        select kind, member_id, bets, last_day::text as last_day from team_highlight where agent_id = ${agentId} order by kind, place`)
  return rows.map(({ kind, member_id: memberId, bets, last_day: lastDay }) => ({
    kind,
    memberId,
    bets: amountOfMillionths(bets),
    lastDay,
  }))
}

async function rankFew(
  db: Queries,
  agentId: number,
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
