// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../platform/db/index.ts'
import { rewardOf, type OfferedReward, type RewardRow } from './reward-store.ts'

/** What has become of a reward. */
export type RewardStatus = 'Claim' | 'Claimed' | 'Expired' | 'Cancelled'
export interface RewardState {
  id: bigint
  state: RewardStatus
  expiresAtMs: number
}

export const statusOf = (
  { claimedAtMs, cancelledAtMs, expiresAtMs }: OfferedReward,
  nowMs: number,
): RewardStatus =>
  claimedAtMs !== null
    ? 'Claimed'
    : cancelledAtMs !== null
      ? 'Cancelled'
      : expiresAtMs > nowMs
        ? 'Claim'
        : 'Expired'

/** What has become of the rewards with these references; those that were never granted are left out. */
export async function rewardStates(
  db: Queries,
  nowMs: number,
  references: readonly string[],
): Promise<Map<string, RewardState>> {
  if (references.length === 0) return new Map()
  const rows = await db.query<RewardRow>(
    sql`select * from reward_on_offer where reference = any (${[...references]}::text[])`,
  )
  return new Map(
    rows.map((row) => {
      const reward = rewardOf(row)
      return [
        reward.reference,
        { id: reward.id, state: statusOf(reward, nowMs), expiresAtMs: reward.expiresAtMs },
      ]
    }),
  )
}
