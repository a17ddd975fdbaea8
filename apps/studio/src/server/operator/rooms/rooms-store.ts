// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** A table as its operators see it. */
export interface OperatedRoom {
  readonly code: string
  /** Zero unless a process runs it. */
  readonly watchers: number
  readonly pausedAt: Date | null
  readonly pausedBy: string | null
  readonly pauseReason: string | null
  readonly isHeld: boolean
  /** The round that has not ended; null between rounds. */
  readonly roundId: string | null
  readonly position: number | null
  readonly state: 'open' | 'closing' | 'drawn' | null
  readonly closesAt: Date | null
  readonly lastEndedAt: Date | null
  /** What came out of the last rounds that ended, newest first. */
  readonly results: readonly unknown[]
}

/** Tables that are stopped, and those that played last: one statement, however many there are. */
export const listOperatedRooms = (
  db: Queries,
  { mostRooms, resultCount }: { readonly mostRooms: number; readonly resultCount: number },
): Promise<OperatedRoom[]> =>
  db.rows<OperatedRoom>(sql`
    select room.code, case when room.leased_until > clock_timestamp() then room.watchers else 0 end as watchers,
      room.paused_at as "pausedAt", room.paused_by as "pausedBy", room.pause_reason as "pauseReason",
      coalesce(room.held_until > clock_timestamp(), false) as "isHeld",
      live.id as "roundId", live.position, live.state, live.closes_at as "closesAt",
      past.last as "lastEndedAt", coalesce(past.results, '[]') as results
    from studio.room
    left join lateral (
      select id, position, state, closes_at, opened_at from studio.room_round
      where room_round.room = room.code and state in ('open', 'closing', 'drawn') order by opened_at desc limit 1) live on true
    left join lateral (
      select max(ended_at) as last, jsonb_agg(result order by ended_at desc) as results from (
        select ended_at, result from studio.room_round
        where room_round.room = room.code and state = 'ended' order by ended_at desc limit ${resultCount}) ended) past on true
    where room.game <> 'crash'
    order by room.paused_at is null, greatest(live.opened_at, past.last) desc nulls last, room.code limit ${mostRooms}`)

/** Money of one currency in the rounds of one room that have not ended. Amounts are digits of millionths. */
export interface StakedInRoom {
  readonly room: string
  readonly currency: string
  readonly bets: number
  readonly players: number
  /** Taken by the wallet, and not yet won, lost or given back. */
  readonly staked: string
  /** Asked for: whether the wallet has taken it is not known yet. */
  readonly asked: string
}

/** Money in play, by room and currency, without play money. */
export const listStaked = (db: Queries, since: Date): Promise<StakedInRoom[]> =>
  db.rows<StakedInRoom>(sql`
    select live.room, round.currency, count(*)::integer as bets, count(distinct round.player_id)::integer as players,
      coalesce(sum(round.stake + round.raised) filter (where round.state = 'open'), 0)::text as staked,
      coalesce(sum(round.stake) filter (where round.state = 'reserved'), 0)::text as asked
    from studio.round
    join studio.player on player.id = round.player_id
    join studio.room_round live on live.id = round.room_round_id
    where round.state in ('reserved', 'open') and round.started_at > ${since} and not player.play_money
    group by live.room, round.currency order by live.room, round.currency`)

export interface VoidedRound {
  readonly room: string
  readonly roundId: string
  readonly position: number
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** The rounds that operators have made void, newest first. */
export const listVoided = (db: Queries, count: number): Promise<VoidedRound[]> =>
  db.rows<VoidedRound>(sql`
    select void.room, void.round_id as "roundId", round.position, void.voided_by as by, void.reason, void.voided_at as at
    from studio.room_void void join studio.room_round round on round.id = void.round_id
    order by void.voided_at desc limit ${count}`)
