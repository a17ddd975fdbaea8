// SPDX-License-Identifier: Apache-2.0
import type { TeamRange } from '../../members/index.ts'
import { sql, type Tx } from '../../../platform/db/index.ts'

/**
 * Adds the accounts of a branch and their cash to the teams above, or takes them away (`sign` -1), on a day.
 * `levels`: only to the teams of so many levels, from the head of the line on. What was done on a day stays
 * where it is.
 */
export async function shiftFigures(
  tx: Tx,
  { line, before }: TeamRange,
  { day, levels, sign }: { day: string; levels: number | undefined; sign: 1 | -1 },
): Promise<void> {
  await tx.query(sql`
    with branch as (
      select l.id, l.type, l.line, l.counts_from, (select coalesce(sum(d.cash_change), 0)::bigint from team_member_day d where d.member_id = l.id) as cash
      from member_line l where l.line >= ${line}::bigint[] and l.line < ${before}::bigint[] and l.type in (0, 1, 2))
    insert into team_day as t (agent_id, day, moved_members, moved_agents, cash_change)
    select agent_id, ${day}::date, ${sign} * count(*) filter (where type = 0 and agent_id <> id),
      ${sign} * count(*) filter (where type <> 0 and agent_id <> id), ${sign} * sum(cash)
    from branch, unnest(line[counts_from:coalesce(${levels ?? null}, cardinality(line))]) as agent_id
    where agent_id <> id or type <> 0
    group by agent_id order by agent_id
    on conflict (agent_id, day) do update set moved_members = t.moved_members + excluded.moved_members,
      moved_agents = t.moved_agents + excluded.moved_agents, cash_change = t.cash_change + excluded.cash_change`)
}

/** Keeps the line of everybody in a branch for the days before it moves. What was kept before for the same days stays. */
export async function saveFormerLines(tx: Tx, { line, before }: TeamRange, untilDay: string): Promise<void> {
  await tx.query(sql`
    insert into team_former_line (member_id, until_day, line, counts_from)
    select id, ${untilDay}, line, counts_from from member_line where line >= ${line}::bigint[] and line < ${before}::bigint[]
    on conflict (member_id, until_day) do nothing`)
}
