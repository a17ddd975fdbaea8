// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': '이미 받은 보상입니다',
  'fault.rewardCentre.expired': '만료된 보상입니다',
  'fault.rewardCentre.cancelled': '취소된 보상입니다',
}
