// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'لقد استلمت هذه الجائزة من قبل',
  'fault.rewardCentre.expired': 'انتهت صلاحية هذه الجائزة',
  'fault.rewardCentre.cancelled': 'أُلغيت هذه الجائزة',
}
