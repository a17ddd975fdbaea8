// SPDX-License-Identifier: Apache-2.0
import type { HandRecord } from '../../../card-protocol/hand-record.ts'
import { sql, type Queries } from '../../database.ts'

/** Somebody's part of a shuffle, with how others knew them. */
export interface PlayerSeed {
  readonly playerId: string
  readonly seed: string
  readonly tag: string
  readonly name: string
}

/** A hand from before its first card. */
export interface StoredHand {
  readonly id: string
  readonly chainId: bigint
  readonly position: number
  readonly root: string
  readonly seeds: readonly PlayerSeed[]
}

export async function insertHand(
  tx: Queries,
  code: string,
  { id, chainId, position, root, seeds }: StoredHand,
  nowMs: number,
): Promise<void> {
  await tx.rows(sql`
    insert into studio.card_hand (id, code, chain_id, position, root, seeds, began_at)
    values (${id}, ${code}, ${chainId}, ${position}, ${root}, ${JSON.stringify(seeds)}, ${new Date(nowMs)})`)
}

/** The hand that is played at a table. */
export async function findPlayedHand(db: Queries, code: string): Promise<StoredHand | undefined> {
  const [row] = await db.rows<StoredHand>(sql`
    select id, chain_id as "chainId", position, root, seeds from studio.card_hand
    where code = ${code} and ended_at is null order by began_at desc limit 1`)
  return row
}

/** Ends a hand: its record, for those who were in it; robots keep no history. */
export async function endHand(
  tx: Queries,
  record: HandRecord,
  playerIds: readonly bigint[],
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs)
  await tx.rows(sql`
    with ended as (
      update studio.card_hand set ended_at = ${at}, record = ${JSON.stringify(record)}
      where id = ${record.id} and ended_at is null returning id)
    insert into studio.card_hand_player (player_id, hand_id, ended_at)
    select player, id, ${at}::timestamptz from ended, unnest(${playerIds}::bigint[]) as player`)
}

/** The seeds of these players for the next shuffle. */
export async function listClientSeeds(
  db: Queries,
  playerIds: readonly bigint[],
): Promise<Map<string, string>> {
  const rows = await db.rows<{ player_id: bigint; client_seed: string }>(sql`
    select player_id, client_seed from studio.seed_pair where state = 'active' and player_id = any(${playerIds}::bigint[])`)
  return new Map(rows.map(({ player_id, client_seed }) => [String(player_id), client_seed]))
}
