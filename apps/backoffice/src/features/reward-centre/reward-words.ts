// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type RewardOnOffer = CallOutput<'backoffice.rewardsOnOffer'>['list'][number]

export const rewardStatuses: readonly RewardOnOffer['status'][] = ['Claim', 'Claimed', 'Expired', 'Cancelled']

export const rewardTones: Record<RewardOnOffer['status'], BadgeTone> = {
  Claim: 'wait',
  Claimed: 'good',
  Expired: 'quiet',
  Cancelled: 'bad',
}
