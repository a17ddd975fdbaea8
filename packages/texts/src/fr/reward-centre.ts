// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Vous avez déjà réclamé cette récompense',
  'fault.rewardCentre.expired': 'Cette récompense a expiré',
  'fault.rewardCentre.cancelled': 'Cette récompense a été annulée',
}
