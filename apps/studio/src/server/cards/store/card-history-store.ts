// SPDX-License-Identifier: Apache-2.0
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { sql, type Queries } from '../../database.ts'
import type { PlayerSeed } from './card-hand-store.ts'

/** A hand that has ended. */
export interface EndedHand {
  readonly id: string
  readonly code: string
  readonly chainId: bigint
  readonly position: number
  readonly root: string
  readonly seeds: readonly PlayerSeed[]
  readonly endedAt: Date
  readonly record: HandRecord
}

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 365
/** Nobody disputes a hand for play money for long. */
const PLAY_MONEY_KEPT_DAYS = 7
const DELETED_AT_ONCE = 1_000

/** Hands of one game in which a player was dealt in, newest first. */
export const listOwnHands = (
  db: Queries,
  {
    playerId,
    prefix,
    beforeMs,
    count,
  }: { playerId: bigint; prefix: string; beforeMs: number; count: number },
): Promise<EndedHand[]> =>
  db.rows<EndedHand>(sql`
    select hand.id, code, chain_id as "chainId", position, root, seeds, hand.ended_at as "endedAt", record
    from studio.card_hand_player own join studio.card_hand hand on hand.id = own.hand_id
    where own.player_id = ${playerId} and own.ended_at < ${new Date(beforeMs)} and starts_with(code, ${prefix})
    order by own.ended_at desc limit ${count}`)

/** One of the hands in which a player was dealt in. */
export async function findOwnHand(
  db: Queries,
  playerId: bigint,
  handId: string,
): Promise<EndedHand | undefined> {
  const [row] = await db.rows<EndedHand>(sql`
    select hand.id, code, chain_id as "chainId", position, root, seeds, hand.ended_at as "endedAt", record
    from studio.card_hand_player own join studio.card_hand hand on hand.id = own.hand_id
    where own.player_id = ${playerId} and own.hand_id = ${handId}`)
  return row
}

/** A hand that has ended, whoever was in it. */
export async function findEndedHand(db: Queries, handId: string): Promise<EndedHand | undefined> {
  const [row] = await db.rows<EndedHand>(sql`
    select id, code, chain_id as "chainId", position, root, seeds, ended_at as "endedAt", record
    from studio.card_hand where id = ${handId} and ended_at is not null`)
  return row
}

/** What a player's hands of one game and currency come to, by how far they sat from the button. */
export interface PositionFigures {
  readonly position: number
  readonly hands: bigint
  readonly entered: bigint
  readonly raisedFirst: bigint
  readonly won: bigint
}

export const sumOwnHands = (db: Queries, playerId: bigint, prefix: string): Promise<PositionFigures[]> =>
  db.rows<PositionFigures>(sql`
    select coalesce((player ->> 'position')::integer, 0) as position, count(*) as hands,
      count(*) filter (where (player ->> 'entered')::boolean) as entered,
      count(*) filter (where (player ->> 'raisedFirst')::boolean) as "raisedFirst",
      sum((player ->> 'after')::bigint - (player ->> 'before')::bigint)::bigint as won
    from studio.card_hand_player own
    join studio.card_hand hand on hand.id = own.hand_id
    cross join lateral jsonb_array_elements(record -> 'players') as player
    where own.player_id = ${playerId} and starts_with(code, ${prefix}) and (record ->> 'counts')::boolean
      and player ->> 'playerId' = ${String(playerId)}
    group by 1 order by 1`)

/** Deletes hands that nobody can dispute any more. */
export async function deleteOldHands(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    delete from studio.card_hand where id in (
      select id from studio.card_hand where ended_at < ${new Date(nowMs - PLAY_MONEY_KEPT_DAYS * DAY_MS)}
        and (ended_at < ${new Date(nowMs - KEPT_DAYS * DAY_MS)} or split_part(code, ':', 4) = 'play')
      limit ${DELETED_AT_ONCE})`)
}
