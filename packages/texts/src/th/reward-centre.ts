// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'คุณรับรางวัลนี้ไปแล้ว',
  'fault.rewardCentre.expired': 'รางวัลนี้หมดอายุแล้ว',
  'fault.rewardCentre.cancelled': 'รางวัลนี้ถูกยกเลิกแล้ว',
}
