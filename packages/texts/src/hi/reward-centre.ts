// SPDX-License-Identifier: Apache-2.0
import type { rewardCentre as source } from '../en/reward-centre.ts'
import type { Translated } from '../translated.ts'

/** The reward centre. */
export const rewardCentre: Translated<typeof source> = {
  'fault.rewardCentre.claimed': 'आप यह इनाम पहले ही ले चुके हैं',
  'fault.rewardCentre.expired': 'इस इनाम की समय-सीमा समाप्त हो गई है',
  'fault.rewardCentre.cancelled': 'यह इनाम रद्द कर दिया गया है',
}
