// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { Tx } from '../../platform/db/index.ts'
import { offerRewards, type RewardToOffer } from '../reward-centre/index.ts'
import { blockReferral, lockOpenReferral, saveQualified } from './referral-store.ts'
import { sharedWithInviter } from './shared-with-inviter.ts'

const dayMs = 86_400_000
/** The references of what a friend and their inviter are granted. */
export const inviterReward = (friendId: bigint): string => `referral/${friendId}/inviter`
export const friendReward = (friendId: bigint): string => `referral/${friendId}/friend`

/**
 * Judges a friend who has deposited and bet enough: shares nothing with the inviter, then both are granted the
 * reward, once; otherwise the friend does not count. Returns who was granted something.
 */
export async function judgeFriend(
  tx: Tx,
  friendId: bigint,
  { nowMs, claimDays }: { nowMs: number; claimDays: number },
): Promise<bigint[]> {
  const referral = await lockOpenReferral(tx, friendId)
  if (!referral || referral.untilMs <= nowMs) return []
  const { inviterId, reward, currency, wagerTimes } = referral
  const by = await sharedWithInviter(tx, referral)
  if (by !== undefined) {
    await blockReferral(tx, friendId, { by, withId: inviterId, nowMs })
    return []
  }
  const common = {
    source: 'REFERRAL',
    amount: reward,
    currency,
    wagerTimes,
    expiresAtMs: nowMs + claimDays * dayMs,
  } as const
  const rewards: RewardToOffer[] = [
    {
      ...common,
      memberId: inviterId,
      title: { key: 'referral.title.inviter' },
      reference: inviterReward(friendId),
    },
    {
      ...common,
      memberId: friendId,
      title: { key: 'referral.title.friend' },
      reference: friendReward(friendId),
    },
  ]
  const granted = await offerRewards(tx, rewards, nowMs)
  const earned = granted.has(inviterReward(friendId)) ? reward : zero
  await saveQualified(tx, referral, { earned, nowMs })
  return rewards.flatMap(({ memberId, reference }) => (granted.has(reference) ? [memberId] : []))
}
