// SPDX-License-Identifier: Apache-2.0
import { addDays } from '@tessera/rules/site/zoned-days'
import { fewAccounts } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { brandRules, type BrandRules } from './brand-rules.ts'
import type { RollUpDeps } from './roll-up.ts'
import { activeInTeams } from './team-figures.ts'
import { figuresFreshAt, type Days } from './team-totals.ts'

/** Spans of days that end today, as the agent centre offers them. */
const spans = [7, 30]
/** Older counts are not shown: their job has been held up. */
const freshForMs = 15 * 60_000

/**
 * Job: counts the active members of large teams over the spans that the agent centre offers, in one pass for all
 * teams, because a team of a million takes seconds. Small teams are counted when somebody asks.
 */
export async function countActiveOfLarge(
  { database, settings }: Pick<RollUpDeps, 'database' | 'settings'>,
  largerThan = fewAccounts,
): Promise<void> {
  for (const brand of await brandRules(database, settings)) await countAtBrand(database, brand, largerThan)
}

async function countAtBrand(db: Queries, { code, activeBet }: BrandRules, largerThan: number): Promise<void> {
  const freshAtMs = await figuresFreshAt(db)
  const today = await db.one<{ day: string }>(
    sql`select day::text as day from team_today where merchant = ${code}`,
  )
  if (!today || freshAtMs === null) return
  const agentIds = await largeTeams(db, code, largerThan)
  for (const span of agentIds.length === 0 ? [] : spans) {
    const days = { fromDay: addDays(today.day, 1 - span), toDay: today.day }
    const teams = agentIds.map((agentId) => ({ agentId, firstDay: days.fromDay, lastDay: days.toDay }))
    await saveCounts(db, agentIds, days, await activeInTeams(db, teams, activeBet), freshAtMs)
  }
  await db.query(sql`
    delete from team_active a using member_line l where l.id = a.agent_id and l.merchant = ${code} and a.fresh_at < ${new Date(freshAtMs)}`)
}

/** The agents of a brand with more than so many accounts below them, as the last roll-up counted. */
export async function largeTeams(db: Queries, brandCode: string, largerThan: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select t.agent_id as id from team_day t join member_line l on l.id = t.agent_id and l.merchant = ${brandCode} group by t.agent_id
    having sum(t.new_members + t.moved_members + t.new_agents + t.moved_agents) > ${largerThan}`)
  return rows.map(({ id }) => id)
}

async function saveCounts(
  db: Queries,
  agentIds: readonly number[],
  { fromDay, toDay }: Days,
  active: ReadonlyMap<number, number>,
  freshAtMs: number,
): Promise<void> {
  await db.query(sql`
    insert into team_active as t (agent_id, from_day, to_day, active, fresh_at)
    select id, ${fromDay}, ${toDay}, active, ${new Date(freshAtMs)}
    from unnest(${[...agentIds]}::integer[], ${agentIds.map((id) => active.get(id) ?? 0)}::integer[]) as counted (id, active)
    on conflict (agent_id, from_day, to_day) do update set active = excluded.active, fresh_at = excluded.fresh_at where t.fresh_at < excluded.fresh_at`)
}

/** What was counted of a large team over these days, if not long ago, and up to when the figures were complete. */
export async function countedActive(
  db: Queries,
  agentId: number,
  { fromDay, toDay }: Days,
  nowMs: number,
): Promise<{ active: number; freshAtMs: number } | undefined> {
  return db.one<{ active: number; freshAtMs: number }>(sql`
    select active, fresh_at as "freshAtMs" from team_active
    where agent_id = ${agentId} and from_day = ${fromDay} and to_day = ${toDay} and fresh_at >= ${new Date(nowMs - freshForMs)}`)
}
