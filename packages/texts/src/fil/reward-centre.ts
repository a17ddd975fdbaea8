// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'Nakuha mo na ang gantimpalang ito',
  'fault.rewardCentre.expired': 'Nag-expire na ang gantimpalang ito',
  'fault.rewardCentre.cancelled': 'Kinansela ang gantimpalang ito',
}
