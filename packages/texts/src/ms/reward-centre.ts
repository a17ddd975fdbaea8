// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Anda sudah menuntut ganjaran ini',
  'fault.rewardCentre.expired': 'Ganjaran ini telah tamat tempoh',
  'fault.rewardCentre.cancelled': 'Ganjaran ini telah dibatalkan',
}
