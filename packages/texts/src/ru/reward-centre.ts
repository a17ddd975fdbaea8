// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Вы уже получили эту награду',
  'fault.rewardCentre.expired': 'Срок этой награды истёк',
  'fault.rewardCentre.cancelled': 'Эта награда отменена',
}
