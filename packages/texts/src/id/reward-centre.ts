// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Anda sudah mengklaim hadiah ini',
  'fault.rewardCentre.expired': 'Hadiah ini sudah kedaluwarsa',
  'fault.rewardCentre.cancelled': 'Hadiah ini dibatalkan',
}
