// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'この報酬はすでに受け取り済みです',
  'fault.rewardCentre.expired': 'この報酬は期限切れです',
  'fault.rewardCentre.cancelled': 'この報酬は取り消されました',
}
