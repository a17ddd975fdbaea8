// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'

const mostRecents = 100

export interface NamedGame {
  nodeId: number
  vendorCode: string
  gameType: string
}

/** Whether the platform has this game, visible or not. */
export async function gameExists(db: Queries, { nodeId, vendorCode, gameType }: NamedGame): Promise<boolean> {
  const row = await db.one(
    sql`select 1 from catalogue_game where node_id = ${nodeId} and vendor_code = ${vendorCode} and game_type = ${gameType}`,
  )
  return row !== undefined
}

/** Makes a game a favourite; an existing favourite keeps its position. */
export async function addFavourite(
  db: Queries,
  { memberId, nodeId, nowMs }: { memberId: bigint; nodeId: number; nowMs: number },
): Promise<void> {
  await db.query(
    sql`insert into catalogue_favourite (member_id, node_id, added_at) values (${memberId}, ${nodeId}, ${new Date(nowMs)}) on conflict do nothing`,
  )
}

export async function removeFavourite(
  db: Queries,
  { memberId, nodeId }: { memberId: bigint; nodeId: number },
): Promise<void> {
  await db.query(sql`delete from catalogue_favourite where member_id = ${memberId} and node_id = ${nodeId}`)
}

/** The nodeIds of a member's favourites, newest first. */
export async function favouriteIdsOf(db: Queries, memberId: bigint): Promise<number[]> {
  const rows = await db.query<{ node_id: number }>(
    sql`select node_id from catalogue_favourite where member_id = ${memberId} order by sequence desc`,
  )
  return rows.map((row) => row.node_id)
}

/**
 * Records that a member has started a game, and deletes all but their last hundred games. Ignores an unknown
 * game.
 */
export async function noteStarted(
  db: Queries,
  {
    memberId,
    vendorCode,
    gameId,
    nowMs,
  }: { memberId: bigint; vendorCode: string; gameId: string; nowMs: number },
): Promise<void> {
  await db.query(sql`
    insert into catalogue_recent (member_id, node_id, started_at)
    select ${memberId}::bigint, node_id, ${new Date(nowMs)}::timestamptz from catalogue_game where vendor_code = ${vendorCode} and game_id = ${gameId}
    on conflict (member_id, node_id) do update set started_at = excluded.started_at`)
  await db.query(sql`
    delete from catalogue_recent where member_id = ${memberId} and node_id in (
      select node_id from catalogue_recent where member_id = ${memberId} order by started_at desc, node_id offset ${mostRecents})`)
}

/** The nodeIds of a member's recently started games, newest first, each once. */
export async function recentIdsOf(db: Queries, memberId: bigint): Promise<number[]> {
  const rows = await db.query<{ node_id: number }>(
    sql`select node_id from catalogue_recent where member_id = ${memberId} order by started_at desc, node_id`,
  )
  return rows.map((row) => row.node_id)
}
