// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { KnownAge } from '../../members/index.ts'
import { requireAge, requireKnownAge } from '../../play/index.ts'
import { lotteryVendor } from '../games/lottery-vendor.ts'

interface Buyer {
  memberId: bigint
  brandCode: string
  nowMs: number
}

/** Lotteries require the same age as every game. Throws as a launch does. */
export const requireLotteryAge = (db: Queries, settings: Settings, buyer: Buyer): Promise<void> =>
  requireAge({ db, settings }, playOf(buyer))

/** The same when the age was read before. */
export const requireKnownLotteryAge = (settings: Settings, buyer: Buyer, known: KnownAge): Promise<void> =>
  requireKnownAge(settings, playOf(buyer), known)

const playOf = ({ memberId, brandCode, nowMs }: Buyer) => ({
  memberId,
  brandCode,
  nowMs,
  gameType: 'LOTT' as const,
  vendorCode: lotteryVendor.vendorCode,
})
