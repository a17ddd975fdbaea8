// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Bạn đã nhận phần thưởng này rồi',
  'fault.rewardCentre.expired': 'Phần thưởng này đã hết hạn',
  'fault.rewardCentre.cancelled': 'Phần thưởng này đã bị hủy',
}
