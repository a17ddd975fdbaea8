// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries } from '../../platform/db/index.ts'
import type { PlaySlice } from './follow-play.ts'
import type { ValidBetsOfGame } from './valid-bets-by-game.ts'

/** Valid bets in cash that one fact settled, or took back. */
export interface CountedBet {
  memberId: bigint
  vendor: string
  gameCode: string
  validBet: Amount
  atMs: number
}

/** What a slice of the stream settles as valid bets of these members, in its order. */
export async function betsOfMembersIn(
  db: Queries,
  { after, upTo }: PlaySlice,
  memberIds: readonly bigint[],
): Promise<CountedBet[]> {
  const rows = await db.query<{
    member_id: bigint
    vendor: string
    game_code: string
    valid_bet: bigint
    at: number
  }>(sql`
    select member_id, vendor, game_code, valid_bet, recorded_at as at from bet_settled
    where id > ${after} and id <= ${upTo} and valid_bet <> 0 and member_id = any(${[...memberIds]}::bigint[]) order by id`)
  return rows.map((row) => ({
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBet: amountOfMillionths(row.valid_bet),
    atMs: row.at,
  }))
}

/** Who settled valid bets in a slice of the stream. */
export async function bettorsIn(db: Queries, { after, upTo }: PlaySlice): Promise<bigint[]> {
  const rows = await db.query<{ member_id: bigint }>(
    sql`select distinct member_id from bet_settled where id > ${after} and id <= ${upTo} and valid_bet <> 0`,
  )
  return rows.map((row) => row.member_id)
}

/** What these members settled as valid bets in each game until a moment, each since one of their own, and when the last was settled. */
export async function validBetsOfMany(
  db: Queries,
  members: readonly { memberId: bigint; sinceMs: number }[],
  untilMs: number,
): Promise<ValidBetsOfGame[]> {
  const rows = await db.query<{
    member_id: bigint
    vendor: string
    game_code: string
    valid_bets: bigint
    last: number
  }>(sql`
    select f.member_id, f.vendor, f.game_code, sum(f.valid_bet)::bigint as valid_bets, max(f.recorded_at) as last
    from unnest(${members.map(({ memberId }) => memberId)}::bigint[], ${members.map(({ sinceMs }) => new Date(sinceMs).toISOString())}::timestamptz[]) as m (member_id, since)
    join bet_settled f on f.member_id = m.member_id and f.recorded_at >= m.since and f.recorded_at < ${new Date(untilMs)} and f.valid_bet <> 0
    group by f.member_id, f.vendor, f.game_code`)
  return rows.map((row) => ({
    memberId: row.member_id,
    vendor: row.vendor,
    gameCode: row.game_code,
    validBets: amountOfMillionths(row.valid_bets),
    lastMs: row.last,
  }))
}
