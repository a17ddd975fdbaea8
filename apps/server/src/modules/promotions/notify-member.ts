// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { pushBalance } from '../wallet/index.ts'

export interface Given {
  memberId: number
  promotionId: number
  /** Of the credited amount; undefined when nothing was credited. */ currency: string | undefined
}

/**
 * Pushes a member's new standing in a promotion and their new balance to their open pages. Call it after a
 * commit.
 */
export function notifyMember(platform: Platform, { memberId, promotionId, currency }: Given): void {
  platform.live.publish('promotions.status', { promotionId }, memberId)
  if (currency !== undefined) pushBalance(platform, { memberId, currency })
}
