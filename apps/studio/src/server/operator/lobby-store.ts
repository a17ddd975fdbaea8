// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../database.ts'

/** A table as the database knows it. */
export interface StoredRoom {
  readonly code: string
  /** Zero unless a process runs it. */
  readonly watchers: number
  /** No round begins. */
  readonly isPaused: boolean
  /** Of the round that has not ended; null between rounds. */
  readonly state: 'open' | 'closing' | 'drawn' | null
  readonly closesAt: Date | null
  readonly lastEndedAt: Date | null
  /** What came out of the last rounds that ended, newest first. */
  readonly results: readonly unknown[]
}

/** The tables that have played since a moment, with their last results: one statement, however many there are. */
export const listPlayedRooms = (db: Queries, since: Date, resultCount: number): Promise<StoredRoom[]> =>
  db.rows<StoredRoom>(sql`
    select room.code, case when room.leased_until > clock_timestamp() then room.watchers else 0 end as watchers,
      room.paused_at is not null as "isPaused", live.state, live.closes_at as "closesAt", past.last as "lastEndedAt", coalesce(past.results, '[]') as results
    from studio.room
    left join lateral (
      select state, closes_at, opened_at from studio.room_round
      where room_round.room = room.code and state in ('open', 'closing', 'drawn') order by opened_at desc limit 1) live on true
    left join lateral (
      select max(ended_at) as last, jsonb_agg(result order by ended_at desc) as results from (
        select ended_at, result from studio.room_round
        where room_round.room = room.code and state = 'ended' order by ended_at desc limit ${resultCount}) ended) past on true
    where room.paused_at is not null or greatest(live.opened_at, past.last) > ${since}
    order by room.code`)
