// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'
import { withdrawRewards } from '../reward-centre/index.ts'
import { friendReward, inviterReward } from './judge-friend.ts'

/**
 * Takes back what was granted for friends whose deposits were taken back since, as far as it is not claimed. A friend counts no
 * more if nothing of it was claimed, and can qualify anew. Returns whose rewards were taken back.
 */
export async function withdrawQualified(
  tx: Tx,
  friendIds: readonly number[],
  nowMs: number,
): Promise<number[]> {
  const changed: number[] = []
  for (const friendId of friendIds.toSorted((left, right) => left - right)) {
    const references = [inviterReward(friendId), friendReward(friendId)]
    const withdrawn = await withdrawRewards(tx, references, { reason: 'the deposit was taken back', nowMs })
    const isWhole = withdrawn.size === references.length
    const row = await tx.one<{ inviterId: number }>(sql`
      update referral_inviter i set earned = i.earned - case when ${withdrawn.has(inviterReward(friendId))} then r.reward else 0 end,
        qualified = i.qualified - case when ${isWhole} then 1 else 0 end
      from referral r where r.friend_id = ${friendId} and i.member_id = r.inviter_id returning i.member_id as "inviterId"`)
    if (isWhole)
      await tx.query(sql`update referral set status = 'Open', ended_at = null where friend_id = ${friendId}`)
    if (row && withdrawn.has(inviterReward(friendId))) changed.push(row.inviterId)
    if (withdrawn.has(friendReward(friendId))) changed.push(friendId)
  }
  return changed
}
