// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import { lockDraw, saveVoid } from './draw-store.ts'

/**
 * Calls off a draw that was not made yet; the next settlement gives all stakes back. False when it was
 * already made.
 */
export async function voidDraw(tx: Tx, id: bigint): Promise<boolean> {
  const draw = await lockDraw(tx, id)
  if (!draw || (draw.status !== 'open' && draw.status !== 'closed')) return false
  await saveVoid(tx, id)
  return true
}
