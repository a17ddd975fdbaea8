// SPDX-License-Identifier: Apache-2.0
import { switchDraws } from '../feed/switch-draws.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { closeDrawsUntil } from './draw-store.ts'
import { makeDueDraws } from './make-draw.ts'
import { openDraws } from './open-draws.ts'
import { settleDraws } from './settle-draws.ts'

/**
 * Does everything that is due by a moment: betting closes, draws are made, tickets settled, and the next
 * draws go on sale; announced ones without tickets follow the setting `lottery.feed`. Safe to run again, late, or twice at once.
 */
export async function runDraws(deps: LotteryDeps, slotMs: number): Promise<void> {
  await closeDrawsUntil(deps.database, slotMs)
  await makeDueDraws(deps, slotMs)
  await switchDraws(deps, slotMs)
  await openDraws(deps, slotMs)
  await settleDraws(deps)
}
