// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': '您已领取过此奖励',
  'fault.rewardCentre.expired': '此奖励已过期',
  'fault.rewardCentre.cancelled': '此奖励已取消',
}
