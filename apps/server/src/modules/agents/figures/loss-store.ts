// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import type { TeamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Days } from './team-totals.ts'

/** Spans of days that end today, as the agent centre offers them. */
export const lossSpans = [1, 7, 30]
/** How many members are named for each team. */
const mostLosers = 500

export interface LossRow {
  member_id: bigint | null
  total: bigint
  bets: bigint
  validBets: bigint
  payouts: bigint
  bonuses: bigint
  netLoss: bigint
}

export interface LossPage {
  limit: number
  offset: number
}

/**
 * Finds who lost most in these large teams over a span of days. One statement: readers see the names of before, or the
 * new ones. Each member is ranked once, in the smallest large team that they are in (`home`); the first of those teams
 * are then ranked in the teams above. Days before a move belong to the former line.
 */
export async function rankLossesOver(
  db: Queries,
  {
    brandCode,
    agentIds,
    span,
    lastDay,
  }: { brandCode: string; agentIds: readonly bigint[]; span: number; lastDay: string },
): Promise<void> {
  const firstDay = addDays(lastDay, 1 - span)
  await db.query(sql`
    with large as materialized (select unnest(${agentIds}::bigint[]) as id),
    homes as materialized (
      select distinct on (a.id) a.id, step.id as home from member_line a, unnest(a.line[a.counts_from:]) with ordinality as step (id, position)
      join large on large.id = step.id where a.brand_code = ${brandCode} and a.type <> 0 order by a.id, step.position desc),
    moved as materialized (select distinct member_id from team_former_line where until_day >= ${firstDay}::date),
    played as (
      select d.member_id, sum(d.stakes)::bigint as stakes, sum(d.valid_bets)::bigint as valid_bets, sum(d.returns)::bigint as returns, sum(d.gifts)::bigint as gifts
      from team_member_day d where d.day between ${firstDay}::date and ${lastDay}::date and not exists (select from moved m where m.member_id = d.member_id)
      group by d.member_id having bool_or(d.stakes <> 0 or d.valid_bets <> 0 or d.returns <> 0 or d.gifts <> 0)),
    at_home as (
      select h.home, p.*, row_number() over (partition by h.home order by p.stakes - p.returns - p.gifts desc, p.member_id) as rank
      from played p join member_line l on l.id = p.member_id join homes h on h.id = case when l.type = 0 then l.upline else l.id end),
    parts as (
      select large.id as agent_id, d.member_id, sum(d.stakes)::bigint as stakes, sum(d.valid_bets)::bigint as valid_bets, sum(d.returns)::bigint as returns, sum(d.gifts)::bigint as gifts
      from moved m join team_member_day d on d.member_id = m.member_id and d.day between ${firstDay}::date and ${lastDay}::date
      join member_line l on l.id = d.member_id and l.brand_code = ${brandCode}
      left join lateral (select line, counts_from from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day order by f.until_day limit 1) f on true,
        unnest((coalesce(f.line, l.line))[coalesce(f.counts_from, l.counts_from):]) as step (id) join large on large.id = step.id
      group by large.id, d.member_id having bool_or(d.stakes <> 0 or d.valid_bets <> 0 or d.returns <> 0 or d.gifts <> 0)),
    candidates as (
      select large.id as agent_id, c.member_id, c.stakes, c.valid_bets, c.returns, c.gifts
      from at_home c join member_line h on h.id = c.home, unnest(h.line[h.counts_from:]) as step (id) join large on large.id = step.id
      where c.rank <= ${mostLosers}
      union all select agent_id, member_id, stakes, valid_bets, returns, gifts from parts),
    ranked as (select *, row_number() over (partition by agent_id order by stakes - returns - gifts desc, member_id) as rank from candidates),
    found as materialized (select * from ranked where rank <= ${mostLosers}),
    gone as (
      delete from team_loss t using member_line l where l.id = t.agent_id and l.brand_code = ${brandCode} and t.span = ${span}
        and not exists (select from found f where f.agent_id = t.agent_id and f.rank = t.rank))
    insert into team_loss as t (agent_id, span, rank, last_day, member_id, stakes, valid_bets, returns, gifts)
    select agent_id, ${span}, rank, ${lastDay}::date, member_id, stakes, valid_bets, returns, gifts from found
    on conflict (agent_id, span, rank) do update set last_day = excluded.last_day, member_id = excluded.member_id, stakes = excluded.stakes,
      valid_bets = excluded.valid_bets, returns = excluded.returns, gifts = excluded.gifts`)
}

/**
 * What the job found for a team and a span that ends today; until it has run on a new day, that of yesterday.
 * Undefined for other days, and when the team was not large at the last run.
 */
export async function storedLosses(
  db: Queries,
  agentId: bigint,
  { fromDay, toDay }: Days,
  { limit, offset }: LossPage,
): Promise<LossRow[] | undefined> {
  const span = lossSpans.find((days) => addDays(fromDay, days - 1) === toDay)
  if (span === undefined) return undefined
  const rows = await db.query<LossRow>(sql`
    with stored as (select count(*) as total from team_loss where agent_id = ${agentId} and span = ${span} and last_day between ${toDay}::date - 1 and ${toDay}::date)
    select stored.total, t.member_id, t.stakes as bets, t.valid_bets as "validBets", t.returns as payouts, t.gifts as bonuses,
      t.stakes - t.returns - t.gifts as "netLoss"
    from stored left join lateral (select * from team_loss where agent_id = ${agentId} and span = ${span} order by rank limit ${limit} offset ${offset}) t on true
    where stored.total > 0 order by t.rank`)
  return rows.length === 0 ? undefined : rows
}

/** What each member of a small team lost on these days, the largest net loss first. */
export const lossesOfFew = (
  db: Queries,
  agentId: bigint,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  { limit, offset }: LossPage,
): Promise<LossRow[]> =>
  db.query<LossRow>(sql`
    with loss as materialized (
      select member_id, sum(stakes) as bets, sum(valid_bets) as "validBets", sum(returns) as payouts, sum(gifts) as bonuses,
        sum(stakes - returns - gifts) as "netLoss"
      from team_member_days_of_few(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having bool_or(stakes <> 0 or valid_bets <> 0 or returns <> 0 or gifts <> 0)),
    page as (select * from loss order by "netLoss" desc, member_id limit ${limit} offset ${offset})
    select counted.total, page.* from (select count(*) as total from loss) counted left join page on true order by page."netLoss" desc, page.member_id`)

/** The same for a team of any size. */
export const lossesOfMany = (
  db: Queries,
  agentId: bigint,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  { limit, offset }: LossPage,
): Promise<LossRow[]> =>
  db.query<LossRow>(sql`
    with loss as materialized (
      select member_id, sum(stakes) as bets, sum(valid_bets) as "validBets", sum(returns) as payouts, sum(gifts) as bonuses,
        sum(stakes - returns - gifts) as "netLoss"
      from team_member_days(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having bool_or(stakes <> 0 or valid_bets <> 0 or returns <> 0 or gifts <> 0)),
    page as (select * from loss order by "netLoss" desc, member_id limit ${limit} offset ${offset})
    select counted.total, page.* from (select count(*) as total from loss) counted left join page on true order by page."netLoss" desc, page.member_id`)
