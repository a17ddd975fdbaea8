// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Tx } from '../../platform/db/index.ts'
import { lockReward, saveCancelled, type OfferedReward } from './reward-store.ts'

/**
 * Takes a reward back before it is claimed. Throws `call.notFound`, `rewardCentre.claimed`,
 * `rewardCentre.cancelled`.
 */
export async function cancelReward(
  tx: Tx,
  id: bigint,
  { reason, by, nowMs }: { reason: string; by: string; nowMs: number },
): Promise<OfferedReward> {
  const reward = await lockReward(tx, id)
  if (!reward) throw fault('call.notFound')
  if (reward.claimedAtMs !== null) throw fault('rewardCentre.claimed')
  if (reward.cancelledAtMs !== null) throw fault('rewardCentre.cancelled')
  await saveCancelled(tx, id, { reason, by, nowMs })
  return { ...reward, cancelledAtMs: nowMs, cancelledBy: by, cancelReason: reason }
}
