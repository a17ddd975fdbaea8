// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** The day on which figures count now, of a brand; undefined before its first. */
export async function runningDay(db: Queries, brandCode: string): Promise<string | undefined> {
  const row = await db.one<{ day: string }>(
    sql`select day::text as day from team_today where brand_code = ${brandCode}`,
  )
  return row?.day
}

/** The agents of a brand with more than so many accounts below them, as the last roll-up counted. */
export async function largeTeams(db: Queries, brandCode: string, largerThan: number): Promise<bigint[]> {
  const rows = await db.query<{ id: bigint }>(sql`
    select t.agent_id as id from team_day t join member_line l on l.id = t.agent_id and l.brand_code = ${brandCode} group by t.agent_id
    having sum(t.new_members + t.moved_members + t.new_agents + t.moved_agents) > ${largerThan}`)
  return rows.map(({ id }) => id)
}
