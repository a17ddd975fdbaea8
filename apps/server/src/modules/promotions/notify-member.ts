// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { pushBalance } from '../wallet/index.ts'

export interface Given {
  memberId: number
  promotionId: number
  /** Of what was credited; undefined when nothing was. */ currency: string | undefined
}

/**
 * Tells a member's open pages that he stands elsewhere in a promotion, and what he has now. For after a
 * commit.
 */
export function notifyMember(platform: Platform, { memberId, promotionId, currency }: Given): void {
  platform.live.publish('promotions.status', { promotionId }, memberId)
  if (currency !== undefined) pushBalance(platform, { memberId, currency })
}
