// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { countClaimable } from './reward-store.ts'

/**
 * Updates a member's open pages after their rewards have changed. Call it after the commit; a failure is only
 * logged, because pages also refresh by themselves.
 */
export function pushRewards(
  { database, live, log, clock }: Pick<Platform, 'database' | 'live' | 'log' | 'clock'>,
  memberId: bigint,
): void {
  if (!live.isOpen(memberId)) return
  countClaimable(database, memberId, clock.now())
    .then((claimable) => live.publish('rewardCentre.rewards', { claimable }, memberId))
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'rewards could not be pushed'))
}
