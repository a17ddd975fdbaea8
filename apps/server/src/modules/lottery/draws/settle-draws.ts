// SPDX-License-Identifier: Apache-2.0
import type { LotteryDeps } from '../lottery-deps.ts'
import { unsettledDrawIds } from './draw-store.ts'
import { settleDraw } from './settle-draw.ts'

/**
 * Settles all draws that are made and refunds void ones, oldest first. A draw that fails does not hold up others; its
 * error is thrown at the end, so that the run is tried again.
 */
export async function settleDraws(deps: LotteryDeps): Promise<void> {
  const errors: unknown[] = []
  for (const id of await unsettledDrawIds(deps.database))
    await settleDraw(deps, id).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be settled`)
}
