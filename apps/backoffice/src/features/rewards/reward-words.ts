// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { addWire } from '@tessera/rules/money'
import type { BadgeTone } from '@tessera/ui/data/badge.tsx'

export type RewardOnOffer = CallOutput<'backoffice.rewardsOnOffer'>['list'][number]
export type Mission = CallOutput<'backoffice.missions'>['list'][number]
export type Referral = CallOutput<'backoffice.referrals'>['list'][number]

export const rewardStatuses: readonly RewardOnOffer['status'][] = ['Claim', 'Claimed', 'Expired', 'Cancelled']
export const missionKinds: readonly Mission['kind'][] = ['DAILY', 'WEEKLY', 'ONCE']
export const missionCounts: readonly Mission['counts'][] = ['VALID_BETS', 'BETS', 'GAMES', 'DEPOSITS']
export const referralStates = ['Open', 'Qualified', 'Blocked'] as const

export const rewardTones: Record<RewardOnOffer['status'], BadgeTone> = {
  Claim: 'wait',
  Claimed: 'good',
  Expired: 'quiet',
  Cancelled: 'bad',
}
export const referralTones: Record<Referral['status'], BadgeTone> = {
  Process: 'wait',
  Qualified: 'good',
  Blocked: 'bad',
  Expired: 'quiet',
}

export const countsMoney = (counts: Mission['counts']): boolean =>
  counts === 'VALID_BETS' || counts === 'DEPOSITS'

/** Where a mission stands, for operators. */
export function missionState(
  { enabled, endTime, budget, spent, reward }: Mission,
  nowMs: number,
): { key: 'missionOff' | 'missionOver' | 'missionUsedUp' | 'missionOn'; tone: BadgeTone } {
  if (!enabled) return { key: 'missionOff', tone: 'quiet' }
  if (endTime !== null && endTime <= nowMs) return { key: 'missionOver', tone: 'quiet' }
  return addWire(spent, reward) > budget
    ? { key: 'missionUsedUp', tone: 'wait' }
    : { key: 'missionOn', tone: 'good' }
}
