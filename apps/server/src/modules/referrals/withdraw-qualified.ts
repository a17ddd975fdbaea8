// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { withdrawRewards } from '../reward-centre/index.ts'
import { lowerEarned } from './inviter-store.ts'
import { friendReward, inviterReward } from './judge-friend.ts'
import { reopenReferral } from './referral-store.ts'

/**
 * Takes back what was granted for friends whose deposits were taken back since, as far as it is not claimed. A friend counts no
 * more if nothing of it was claimed, and can qualify anew. Returns whose rewards were taken back.
 */
export async function withdrawQualified(
  tx: Tx,
  friendIds: readonly bigint[],
  nowMs: number,
): Promise<bigint[]> {
  const changed: bigint[] = []
  for (const friendId of friendIds.toSorted((left, right) => Number(left - right))) {
    const references = [inviterReward(friendId), friendReward(friendId)]
    const withdrawn = await withdrawRewards(tx, references, { reason: 'the deposit was taken back', nowMs })
    const isWhole = withdrawn.size === references.length
    const ofInviter = withdrawn.has(inviterReward(friendId))
    const inviterId = await lowerEarned(tx, friendId, { reward: ofInviter, friend: isWhole })
    if (isWhole) await reopenReferral(tx, friendId)
    if (inviterId !== undefined && ofInviter) changed.push(inviterId)
    if (withdrawn.has(friendReward(friendId))) changed.push(friendId)
  }
  return changed
}
