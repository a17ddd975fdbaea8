// SPDX-License-Identifier: Apache-2.0
import { add, zero, type Amount } from '@tessera/rules/money'
import { openRewardsOfLines } from '../../modules/reward-centre/index.ts'
import { openRebatesOfLines } from '../../modules/rewards/index.ts'
import type { Queries } from '../../platform/db/index.ts'

/**
 * What members of lines have earned and not claimed yet: rebates, and rewards of the reward centre. Contracts leave it to
 * them, or a line could let its contracts take all that its bets were worth and claim these afterwards.
 */
export async function openGiftsOf(
  db: Queries,
  headIds: readonly bigint[],
  nowMs: number,
): Promise<Map<bigint, Amount>> {
  const [rebates, rewards] = [
    await openRebatesOfLines(db, headIds),
    await openRewardsOfLines(db, headIds, nowMs),
  ]
  return new Map(headIds.map((id) => [id, add(rebates.get(id) ?? zero, rewards.get(id) ?? zero)]))
}
