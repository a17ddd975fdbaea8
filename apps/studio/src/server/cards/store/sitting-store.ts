// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'

/** Somebody at a table, from sitting down to leaving: one round on the operator's wire. */
export interface Sitting {
  readonly roundId: string
  readonly playerId: string
  readonly tag: string
  readonly name: string
  /** A keyed hash of the address from which they sat down; only while it is stored. */
  readonly address?: Buffer
}

/** By which others know a player, always the same: it comes from a secret, so that nobody can tell who they are. */
export async function tagOf(db: Queries, playerId: bigint): Promise<string> {
  const [row] = await db.rows<{ tag: string }>(sql`
    update studio.player set chat_secret = coalesce(chat_secret, gen_random_uuid()) where id = ${playerId}
    returning left(encode(sha256(convert_to(chat_secret || 'cards', 'UTF8')), 'hex'), 12) as tag`)
  return row!.tag
}

export async function insertSitting(
  tx: Queries,
  code: string,
  { roundId, playerId, tag, name, address }: Sitting,
  nowMs: number,
): Promise<void> {
  await tx.rows(sql`
    insert into studio.card_sitting (round_id, code, player_id, tag, name, began_at, address)
    values (${roundId}, ${code}, ${playerId}::bigint, ${tag}, ${name}, ${new Date(nowMs)}, ${address ?? null}::bytea)`)
}

export async function endSitting(tx: Queries, roundId: string, nowMs: number): Promise<void> {
  await tx.rows(
    sql`update studio.card_sitting set ended_at = ${new Date(nowMs)} where round_id = ${roundId} and ended_at is null`,
  )
}

/** Everybody who has not left a table. */
export async function listSittings(db: Queries, code: string): Promise<Sitting[]> {
  return db.rows<Sitting>(sql`
    select round_id as "roundId", player_id::text as "playerId", tag, name from studio.card_sitting
    where code = ${code} and ended_at is null`)
}

const ADDRESS_KNOWN_FOR_MS = 24 * 60 * 60 * 1000
const FORGOTTEN_AT_ONCE = 1_000

/** Forgets from where those came who left a day ago: all of their hands have been counted. */
export async function forgetAddresses(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    update studio.card_sitting set address = null where round_id in (
      select round_id from studio.card_sitting
      where address is not null and ended_at < ${new Date(nowMs - ADDRESS_KNOWN_FOR_MS)} limit ${FORGOTTEN_AT_ONCE})`)
}
