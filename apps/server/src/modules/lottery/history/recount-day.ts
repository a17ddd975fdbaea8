// SPDX-License-Identifier: Apache-2.0
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Platform } from '../../../platform/platform.ts'
import { findDraw } from '../draws/draw-store.ts'
import { countDay, isCountedByDay } from './count-days.ts'
import { daysToCompare } from './day-count-store.ts'
import { dayOfDraw } from './site-draws.ts'

/** Counts the day of a corrected draw anew, if it was counted before; the hourly job counts all others. */
export async function recountDay(deps: Pick<Platform, 'database' | 'clock'>, drawId: bigint): Promise<void> {
  const draw = await findDraw(deps.database, drawId)
  const lottery = draw && lotteryOf(draw.gameCode)
  if (!draw || !lottery || !isCountedByDay(lottery)) return
  const day = dayOfDraw(draw.drawAtMs)
  for (const compared of await daysToCompare(deps.database, draw.gameCode, { firstDay: day, lastDay: day }))
    if (compared.version > 0) await countDay(deps, lottery, compared)
}
