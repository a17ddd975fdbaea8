// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { requireAge } from '../../play/index.ts'
import { lotteryVendor } from '../games/lottery-vendor.ts'

/** Lotteries require the same age as every game. Throws as a launch does. */
export const requireLotteryAge = (
  db: Queries,
  settings: Settings,
  who: { memberId: number; brandCode: string; nowMs: number },
): Promise<void> =>
  requireAge(
    { db, settings },
    {
      memberId: who.memberId,
      brandCode: who.brandCode,
      nowMs: who.nowMs,
      gameType: 'LOTT',
      vassalage: lotteryVendor.vassalage,
    },
  )
