// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import type { GameType } from '../snapshot/snapshot.ts'
import { orderOfGames, saveOrderOfGames } from './game-changes-store.ts'
import { lockCatalogue } from './lock-catalogue.ts'

/**
 * Sorts games of a type among the positions that they occupy in the lobby; all others keep theirs. Hot games
 * come first whatever their number. Throws `messages.changedElsewhere` when one of them is not in the
 * catalogue.
 */
export async function orderGames(tx: Tx, gameType: GameType, nodeIds: readonly number[]): Promise<void> {
  await lockCatalogue(tx)
  const rows = await orderOfGames(tx, gameType)
  const moved = new Set(nodeIds)
  const waiting = [...nodeIds]
  if (moved.size < nodeIds.length || rows.filter((row) => moved.has(row.node_id)).length < moved.size)
    throw fault('messages.changedElsewhere')
  const order = rows.map((row) => (moved.has(row.node_id) ? (waiting.shift() ?? row.node_id) : row.node_id))
  const sorts = new Map(rows.map((row) => [row.node_id, row.sort]))
  const different = order
    .map((nodeId, sort) => ({ nodeId, sort }))
    .filter(({ nodeId, sort }) => sorts.get(nodeId) !== sort)
  await saveOrderOfGames(tx, different)
}
