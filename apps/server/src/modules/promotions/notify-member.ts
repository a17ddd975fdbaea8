// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { pushBalance } from '../wallet/index.ts'

export interface StandingChange {
  memberId: bigint
  promotionId: number
  /** Currency of the credited amount; undefined when nothing was credited. */ currency: string | undefined
}

/**
 * Pushes a member's new standing in a promotion and their new balance to their open pages. Call it after the
 * commit.
 */
export function notifyMember(platform: Platform, { memberId, promotionId, currency }: StandingChange): void {
  platform.live.publish('promotions.status', { promotionId }, memberId)
  if (currency !== undefined) pushBalance(platform, { memberId, currency })
}
