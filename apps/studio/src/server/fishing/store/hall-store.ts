// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** Which of these halls operators have paused. */
export async function listPausedHalls(db: Queries, halls: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ code: string }>(sql`
    select code from studio.room where code = any (${[...halls]}::text[]) and paused_at is not null`)
  return new Set(rows.map(({ code }) => code))
}

/** A hall that somebody runs, and how many shoot there. */
export interface RunningHall {
  readonly code: string
  readonly shooting: number
  readonly isPaused: boolean
}

/** The halls whose names begin like this and that are run, or paused. */
export const listHallsOfKind = (db: Queries, prefix: string): Promise<RunningHall[]> =>
  db.rows<RunningHall>(sql`
    select code, case when leased_until > clock_timestamp() then watchers else 0 end as shooting,
      paused_at is not null as "isPaused"
    from studio.room where code >= ${prefix} and code < ${`${prefix}~`} and game = 'fishing'
      and (leased_until > clock_timestamp() or paused_at is not null)`)
