// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { sharedBy, type AccountTraces } from '@tessera/rules/referrals/referrals'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { addressesOf } from '../identity/index.ts'
import { findProfile } from '../members/index.ts'
import { offerRewards, type RewardToOffer } from '../reward-centre/index.ts'
import { holdersOf } from '../wallet/index.ts'
import { blockReferral, lockOpenReferral, saveQualified } from './referral-store.ts'

const dayMs = 86_400_000

/**
 * Judges a friend who has deposited and bet enough: shares nothing with the inviter, then both are granted the
 * reward, once; otherwise the friend does not count. Returns who was granted something.
 */
export async function judgeFriend(
  tx: Tx,
  friendId: number,
  { nowMs, claimDays }: { nowMs: number; claimDays: number },
): Promise<number[]> {
  const referral = await lockOpenReferral(tx, friendId)
  if (!referral || referral.untilMs <= nowMs) return []
  const { inviterId, ip, reward, currency, wagerTimes } = referral
  const friend = await tracesOf(tx, friendId)
  const by = sharedBy({ ...friend, addresses: [ip, ...friend.addresses] }, await tracesOf(tx, inviterId))
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
      reference: `referral/${friendId}/inviter`,
    },
    {
      ...common,
      memberId: friendId,
      title: { key: 'referral.title.friend' },
      reference: `referral/${friendId}/friend`,
    },
  ]
  const granted = await offerRewards(tx, rewards, nowMs)
  const earned = granted.has(`referral/${friendId}/inviter`) ? reward : zero
  await saveQualified(tx, referral, { earned, nowMs })
  return rewards.flatMap(({ memberId, reference }) => (granted.has(reference) ? [memberId] : []))
}

async function tracesOf(db: Queries, memberId: number): Promise<AccountTraces> {
  const { mobile, payeeName } = await findProfile(db, memberId)
  return {
    addresses: await addressesOf(db, memberId),
    payeeNames: [...(payeeName === null ? [] : [payeeName]), ...(await holdersOf(db, memberId))],
    phone: mobile,
  }
}
