// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': '您已領取過此獎勵',
  'fault.rewardCentre.expired': '此獎勵已過期',
  'fault.rewardCentre.cancelled': '此獎勵已取消',
}
