// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { GameType } from '../snapshot/snapshot.ts'

/**
 * Sorts games of a type among the positions that they occupy in the lobby; all others keep theirs. Hot games
 * come first whatever their number. Throws `messages.changedElsewhere` when one of them is not in the
 * catalogue.
 */
export async function orderGames(tx: Tx, gameType: GameType, nodeIds: readonly number[]): Promise<void> {
  await tx.query(sql`select version from catalogue_version for update`)
  const rows = await tx.query<{ node_id: number; sort: number }>(sql`
    select node_id, sort from catalogue_game where game_type = ${gameType} and enabled and listed order by is_hot desc, sort, name collate "C", node_id`)
  const moved = new Set(nodeIds)
  const waiting = [...nodeIds]
  if (moved.size < nodeIds.length || rows.filter((row) => moved.has(row.node_id)).length < moved.size)
    throw fault('messages.changedElsewhere')
  const order = rows.map((row) => (moved.has(row.node_id) ? (waiting.shift() ?? row.node_id) : row.node_id))
  const sorts = new Map(rows.map((row) => [row.node_id, row.sort]))
  const different = order
    .map((nodeId, sort) => ({ nodeId, sort }))
    .filter(({ nodeId, sort }) => sorts.get(nodeId) !== sort)
  await tx.query(sql`
    update catalogue_game g set sort = n.sort from unnest(${different.map(({ nodeId }) => nodeId)}::int[], ${different.map(({ sort }) => sort)}::int[]) as n (node_id, sort)
    where g.node_id = n.node_id`)
}
