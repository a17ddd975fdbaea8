// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../../platform/db/index.ts'
import { lockGames, updateGame, updateGames, type BulkChange, type GameFacts } from './game-changes-store.ts'

/**
 * Changes many games at once, or none: refuses an unknown game and a category that its vendor does not have.
 * Returns how many changed.
 */
export async function changeGames(tx: Tx, nodeIds: readonly number[], set: BulkChange): Promise<number> {
  const ids = [...new Set(nodeIds)]
  const known = await lockGames(tx, ids)
  if (known.length < ids.length) throw fault('call.notFound')
  if (set.classify?.some((key) => known.some(({ keys }) => !keys.includes(key))))
    throw fault('call.invalid', {
      fields: { 'set.classify': 'Some vendor of these games has no snapshot of that key' },
    })
  return updateGames(tx, ids, set)
}

/** Changes the details of one game; undefined leaves a value, null removes a figure. */
export async function changeGame(tx: Tx, nodeId: number, facts: GameFacts): Promise<void> {
  if (!(await updateGame(tx, nodeId, facts))) throw fault('call.notFound')
}
