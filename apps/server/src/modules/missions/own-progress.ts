// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { termsOf, type Terms, type TermsRow } from './terms/mission-store.ts'

/** How far a member is in the current period of a mission. */
export interface Own {
  terms: Terms
  progress: bigint
  finished: boolean
}

/** How far a member is in these periods of missions, by mission. */
export async function ownProgress(
  db: Queries,
  memberId: bigint,
  periods: readonly [missionId: number, startMs: number][],
): Promise<Map<number, Own>> {
  if (periods.length === 0) return new Map()
  const rows = await db.query<
    TermsRow & { mission_id: number; progress: bigint; finished_at: number | null }
  >(sql`
    select p.mission_id, p.progress, p.finished_at, t.revision, t.counts, t.game_type, t.vendor, t.target, t.reward, t.wager_times
    from unnest(${periods.map(([id]) => id)}::integer[], ${periods.map(([, startMs]) => new Date(startMs).toISOString())}::timestamptz[]) as g (mission_id, period_start)
    join mission_progress p on p.member_id = ${memberId} and p.mission_id = g.mission_id and p.period_start = g.period_start
    join mission_terms t on t.mission_id = p.mission_id and t.revision = p.revision`)
  return new Map(
    rows.map((row) => [
      row.mission_id,
      { terms: termsOf(row), progress: row.progress, finished: row.finished_at !== null },
    ]),
  )
}
