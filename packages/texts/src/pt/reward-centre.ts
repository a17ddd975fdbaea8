// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Já reclamou esta recompensa',
  'fault.rewardCentre.expired': 'Esta recompensa expirou',
  'fault.rewardCentre.cancelled': 'Esta recompensa foi cancelada',
}
