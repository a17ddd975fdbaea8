// SPDX-License-Identifier: Apache-2.0
import { sql, type Database } from '../../platform/db/index.ts'

const dayMs = 86_400_000
/** Progress is stored this long after the period in which it was made, or after the mission, has ended. */
const storedMs = 40 * dayMs
/** The longest period that begins again. */
const longestPeriodMs = 7 * dayMs
/** Rows that one statement deletes. */
const step = 5_000

/** Job: deletes the progress and the standings of periods that ended long ago; what was granted stays. */
export async function forgetPast(database: Database, nowMs: number): Promise<void> {
  const before = new Date(nowMs - storedMs - longestPeriodMs)
  const ended = new Date(nowMs - storedMs)
  await untilNone(() =>
    database.query(sql`
      delete from mission_progress where (member_id, mission_id, period_start) in (
        select p.member_id, p.mission_id, p.period_start from mission m join mission_progress p on p.mission_id = m.id
        where (m.kind <> 'ONCE' and p.period_start < ${before}) or m.ends_at < ${ended} limit ${step}) returning 1`),
  )
  await untilNone(() =>
    database.query(sql`
      delete from mission_game where (member_id, mission_id, period_start, vendor, game_code) in (
        select p.member_id, p.mission_id, p.period_start, p.vendor, p.game_code from mission m join mission_game p on p.mission_id = m.id
        where (m.kind <> 'ONCE' and p.period_start < ${before}) or m.ends_at < ${ended} limit ${step}) returning 1`),
  )
  await untilNone(() =>
    database.query(sql`
      delete from mission_week where (brand_code, week_start, member_id) in (
        select brand_code, week_start, member_id from mission_week where week_start < ${before} limit ${step}) returning 1`),
  )
  await database.query(sql`delete from mission_week_count where week_start < ${before}`)
}

async function untilNone(remove: () => Promise<unknown[]>): Promise<void> {
  while ((await remove()).length === step);
}
