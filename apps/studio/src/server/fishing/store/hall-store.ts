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

/** A hall as its operators see it. */
export interface OperatedHall {
  readonly room: string
  readonly shooting: number
  readonly pausedAt: Date | null
  readonly pausedBy: string | null
  readonly pauseReason: string | null
  readonly loads: number
  /** Digits of millionths. */
  readonly staked: string
}

const MOST_LISTED = 300

/** Halls that are paused, run or have open loads. */
export const listOperatedHalls = (db: Queries): Promise<OperatedHall[]> =>
  db.rows<OperatedHall>(sql`
    select room.code as room, case when leased_until > clock_timestamp() then watchers else 0 end as shooting,
      paused_at as "pausedAt", paused_by as "pausedBy", pause_reason as "pauseReason",
      open.loads, open.staked::text as staked
    from studio.room cross join lateral (
      select count(*)::integer as loads, coalesce(sum(stake * bullets), 0) as staked
      from studio.fishing_load where hall = room.code and ended_at is null) open
    where room.game = 'fishing' and (paused_at is not null or leased_until > clock_timestamp() or open.loads > 0)
    order by paused_at is null, watchers desc, room.code limit ${MOST_LISTED}`)

/** The jackpots of money. */
export const listOperatedPools = (
  db: Queries,
): Promise<{ readonly level: number; readonly currency: string; readonly amount: string }[]> =>
  db.rows(sql`
    select level, currency, amount::text as amount from studio.fishing_pool where not play_money order by currency, level`)
