// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { TeamRange } from '../../members/index.ts'
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { Days } from './team-totals.ts'

/** Older counts are not shown: their job has been held up. */
const freshForMs = 15 * 60_000

/** How many different members of a small team have valid bets of `activeBet` or more on these days. */
export async function activeOfFew(
  db: Queries,
  agentId: bigint,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  activeBet: Amount,
): Promise<number> {
  const row = await db.one<{ active: bigint }>(sql`
    select count(*) as active from (
      select member_id from team_member_days_of_few(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having sum(valid_bets) >= ${activeBet}) member`)
  return Number(row?.active ?? 0n)
}

/** The same for a team of any size. */
export async function activeOfMany(
  db: Queries,
  agentId: bigint,
  { line, before }: TeamRange,
  { fromDay, toDay }: Days,
  activeBet: Amount,
): Promise<number> {
  const row = await db.one<{ active: bigint }>(sql`
    select count(*) as active from (
      select member_id from team_member_days(${agentId}, ${line}, ${before}, ${fromDay}, ${toDay})
      group by member_id having sum(valid_bets) >= ${activeBet}) member`)
  return Number(row?.active ?? 0n)
}

/** Stores how many members of large teams were active over these days, unless a later count is there. */
export async function saveActive(
  db: Queries,
  agentIds: readonly bigint[],
  { fromDay, toDay }: Days,
  active: ReadonlyMap<bigint, number>,
  freshAtMs: number,
): Promise<void> {
  await db.query(sql`
    insert into team_active as t (agent_id, from_day, to_day, active, fresh_at)
    select id, ${fromDay}, ${toDay}, active, ${new Date(freshAtMs)}
    from unnest(${[...agentIds]}::bigint[], ${agentIds.map((id) => active.get(id) ?? 0)}::integer[]) as counted (id, active)
    on conflict (agent_id, from_day, to_day) do update set active = excluded.active, fresh_at = excluded.fresh_at where t.fresh_at < excluded.fresh_at`)
}

/** Deletes what was counted for teams of a brand before figures were complete up to a moment. */
export async function forgetOlderActive(db: Queries, brandCode: string, freshAtMs: number): Promise<void> {
  await db.query(sql`
    delete from team_active a using member_line l where l.id = a.agent_id and l.brand_code = ${brandCode} and a.fresh_at < ${new Date(freshAtMs)}`)
}

/** What was counted of a large team over these days, if not long ago, and up to when the figures were complete. */
export async function countedActive(
  db: Queries,
  agentId: bigint,
  { fromDay, toDay }: Days,
  nowMs: number,
): Promise<{ active: number; freshAtMs: number } | undefined> {
  return db.one<{ active: number; freshAtMs: number }>(sql`
    select active, fresh_at as "freshAtMs" from team_active
    where agent_id = ${agentId} and from_day = ${fromDay} and to_day = ${toDay} and fresh_at >= ${new Date(nowMs - freshForMs)}`)
}
