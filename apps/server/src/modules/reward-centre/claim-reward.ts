// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../platform/db/index.ts'
import type { Reader } from '../../platform/http/index.ts'
import { isTrialType, memberById } from '../members/index.ts'
import { lockReward, saveClaimed, type OfferedReward } from './reward-store.ts'
import { titleIn } from './reward-title.ts'
import type { PayReward } from './pay-reward.ts'

/**
 * Claims a reward: it is paid in the transaction that marks it as claimed. However many claims come at once,
 * one is paid and the others are refused. Throws `call.notFound`, also for somebody else's reward,
 * `rewardCentre.claimed`, `rewardCentre.cancelled`, `rewardCentre.expired`, `call.forbidden`.
 */
export async function claimReward(
  tx: Tx,
  payReward: PayReward,
  { memberId, nowMs, ...reader }: { memberId: bigint; nowMs: number } & Reader,
  rewardId: bigint,
): Promise<OfferedReward> {
  // From here on claims run one after the other, each seeing what the one before has done.
  const reward = await lockReward(tx, rewardId)
  if (reward?.memberId !== memberId) throw fault('call.notFound')
  if (reward.claimedAtMs !== null) throw fault('rewardCentre.claimed')
  if (reward.cancelledAtMs !== null) throw fault('rewardCentre.cancelled')
  if (reward.expiresAtMs <= nowMs) throw fault('rewardCentre.expired')
  const member = await memberById(tx, memberId)
  if (!member?.enabled || isTrialType(member.type)) throw fault('call.forbidden')
  await saveClaimed(tx, reward.id, nowMs)
  await payReward(tx, { ...reward, memo: titleIn(reader, reward.title), nowMs })
  return { ...reward, claimedAtMs: nowMs }
}
