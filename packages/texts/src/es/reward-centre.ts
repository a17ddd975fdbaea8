// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Ya has reclamado esta recompensa',
  'fault.rewardCentre.expired': 'Esta recompensa ha caducado',
  'fault.rewardCentre.cancelled': 'Esta recompensa se ha cancelado',
}
