// SPDX-License-Identifier: Apache-2.0
import type { TeamFigures } from '@tessera/rules/contracts/contract'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** A team in a range of whole days, both included. */
export interface TeamDays {
  agentId: bigint
  firstDay: string
  lastDay: string
}

interface FiguresRow {
  agent_id: bigint
  bets: bigint
  profit_loss: bigint
  active: bigint
}
const figuresOf = (row: FiguresRow): TeamFigures => ({
  bets: amountOfMillionths(row.bets),
  profitLoss: amountOfMillionths(row.profit_loss),
  activeMembers: Number(row.active),
})

/**
 * The figures of teams in periods (D-133), by agent; teams without activity are left out. Within one period a
 * member counts as active once, however many days they played, and in each team they belonged to by what they
 * bet during that time. `activeBet`: the valid bets that make a member active.
 */
export async function teamFigures(
  db: Queries,
  teams: readonly TeamDays[],
  activeBet: Amount,
): Promise<Map<bigint, TeamFigures>> {
  const sums = await figureSums(db, teams)
  if (teams.every(({ firstDay, lastDay }) => firstDay === lastDay)) return sums
  const active = await activeInTeams(db, teams, activeBet)
  return new Map(
    [...sums].map(([agentId, figures]) => [agentId, { ...figures, activeMembers: active.get(agentId) ?? 0 }]),
  )
}

/** The same, but a member counts as active once on each of the days. */
export async function figureSums(db: Queries, teams: readonly TeamDays[]): Promise<Map<bigint, TeamFigures>> {
  const rows = await db.query<FiguresRow>(sql`
    select t.agent_id, sum(d.valid_bets)::bigint as bets, sum(d.stakes - d.returns - d.gifts - d.pay - d.fees)::bigint as profit_loss, sum(d.active)::bigint as active
    from unnest(${teams.map(({ agentId }) => agentId)}::bigint[], ${teams.map(({ firstDay }) => firstDay)}::date[],
      ${teams.map(({ lastDay }) => lastDay)}::date[]) as t (agent_id, first_day, last_day)
    join team_day d on d.agent_id = t.agent_id and d.day between t.first_day and t.last_day
    group by t.agent_id`)
  return new Map(rows.map((row) => [row.agent_id, figuresOf(row)]))
}

/** Accounts whose days one statement of `activeInTeams` reads: a statement may not take long. */
const atOnce = 250_000n

/**
 * How many different members of each team bet enough in its period. Makes one pass over the members' days for
 * each period: each member's bets are summed over the period and count for the teams above. Members who were
 * moved during the period are summed team by team, because part of their bets may belong to another line.
 */
export async function activeInTeams(
  db: Queries,
  teams: readonly TeamDays[],
  activeBet: Amount,
): Promise<Map<bigint, number>> {
  const found = new Map<bigint, number>()
  for (const same of Map.groupBy(teams, ({ firstDay, lastDay }) => `${firstDay} ${lastDay}`).values()) {
    const agentIds = same.map(({ agentId }) => agentId)
    let firstId = await nextMember(db, 0n)
    while (firstId !== null) {
      const afterId = firstId - 1n
      for (const row of await activeAmong(db, same[0]!, { agentIds, activeBet, afterId }))
        found.set(row.agent_id, (found.get(row.agent_id) ?? 0) + Number(row.active))
      firstId = await nextMember(db, afterId + atOnce)
    }
  }
  return found
}

/** Between the ids of two cells there is nobody: docs/decisions/0023-many-databases.md. */
const nextMember = async (db: Queries, afterId: bigint): Promise<bigint | null> =>
  (await db.one<{ id: bigint | null }>(sql`select min(id) as id from member_line where id > ${afterId}`))
    ?.id ?? null

/** The same for the members with some of the ids. */
const activeAmong = (
  db: Queries,
  { firstDay, lastDay }: TeamDays,
  { agentIds, activeBet, afterId }: { agentIds: readonly bigint[]; activeBet: Amount; afterId: bigint },
): Promise<{ agent_id: bigint; active: bigint }[]> =>
  db.query<{ agent_id: bigint; active: bigint }>(sql`
    with moved as (
      select distinct member_id from team_former_line
      where until_day >= ${firstDay}::date and member_id > ${afterId} and member_id <= ${afterId + atOnce}),
    stayed as (
      select d.member_id from team_member_day d
      where d.day between ${firstDay}::date and ${lastDay}::date and d.member_id > ${afterId} and d.member_id <= ${afterId + atOnce}
        and not exists (select 1 from moved m where m.member_id = d.member_id)
      group by d.member_id having sum(d.valid_bets) >= ${activeBet}),
    parts as (
      select d.member_id, d.valid_bets, coalesce(f.line, l.line) as line, coalesce(f.counts_from, l.counts_from) as counts_from, l.type
      from moved m join team_member_day d on d.member_id = m.member_id and d.day between ${firstDay}::date and ${lastDay}::date
      join member_line l on l.id = d.member_id
      left join lateral (select line, counts_from from team_former_line f where f.member_id = d.member_id and f.until_day >= d.day
        order by f.until_day limit 1) f on true),
    -- Added up by upline first: there are far fewer of them than members with all the agents above each.
    by_upline as (
      select case when l.type = 0 then l.upline else l.id end as id, l.counts_from, count(*) as active
      from stayed s join member_line l on l.id = s.member_id group by 1, 2),
    counted as (
      select agent_id, u.active from by_upline u join member_line l on l.id = u.id, unnest(l.line[u.counts_from:]) as agent_id
      union all
      select agent_id, 1 from parts, unnest(line[counts_from:]) as agent_id where agent_id <> member_id or type <> 0
      group by agent_id, member_id having sum(valid_bets) >= ${activeBet})
    select agent_id, sum(active)::bigint as active from counted where agent_id = any (${agentIds}::bigint[]) group by agent_id`)

/** What a team bet in a part of a day, and the day's figures at its end. */
export interface WindowFigures extends TeamFigures {
  agentId: bigint
  day: string
  betsInWindow: Amount
}

/**
 * What teams bet from one moment to another (both on minutes divisible by 5), with the day's figures so far;
 * teams without a change are left out. Time that falls on another day is counted too; the figures are then
 * those of the later day.
 */
export async function windowFigures(
  db: Queries,
  agentIds: readonly bigint[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<Map<bigint, WindowFigures>> {
  const rows = await db.query<FiguresRow & { day: string; before: bigint }>(sql`
    select distinct on (w.agent_id, w.day) w.agent_id, w.day::text as day, w.valid_bets as bets, w.profit_loss, w.active::bigint as active,
      coalesce((select b.valid_bets from team_window b where b.agent_id = w.agent_id and b.began_at < ${new Date(fromMs)} and b.day = w.day
        order by b.began_at desc limit 1), 0) as before
    from team_window w where w.agent_id = any (${agentIds}::bigint[]) and w.began_at >= ${new Date(fromMs)} and w.began_at < ${new Date(toMs)}
    order by w.agent_id, w.day, w.began_at desc`)
  const found = new Map<bigint, WindowFigures>()
  for (const row of rows) {
    const earlier = found.get(row.agent_id)?.betsInWindow ?? 0n
    found.set(row.agent_id, {
      ...figuresOf(row),
      agentId: row.agent_id,
      day: row.day,
      betsInWindow: amountOfMillionths(earlier + row.bets - row.before),
    })
  }
  return found
}

/** The first window from a moment on in which the figures of one of these teams changed. */
export async function firstWindowSince(
  db: Queries,
  agentIds: readonly bigint[],
  fromMs: number,
): Promise<{ beganMs: number; day: string } | undefined> {
  const row = await db.one<{ began_at: number; day: string }>(sql`
    select w.began_at, w.day::text as day from unnest(${agentIds}::bigint[]) as agent (id)
    join lateral (select began_at, day from team_window where agent_id = agent.id and began_at >= ${new Date(fromMs)} order by began_at limit 1) w on true
    order by w.began_at limit 1`)
  return row && { beganMs: row.began_at, day: row.day }
}

/** How far the figures are complete: windows before `openMs` and days before `today` are closed. */
export async function figuresClosedTo(
  db: Queries,
  brandCode: string,
): Promise<{ openMs: number; today: string } | undefined> {
  const row = await db.one<{ began_at: number; day: string }>(sql`
    select w.began_at, t.day::text as day from team_window_open w, team_today t where t.brand_code = ${brandCode} and w.began_at is not null`)
  return row && { openMs: row.began_at, today: row.day }
}
