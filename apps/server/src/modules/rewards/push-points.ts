// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { readPoints } from './points/point-account.ts'

/**
 * Notifies a member's open pages that points or redemptions have changed. Call it after the commit; a failure
 * is only logged, because pages also refresh by themselves.
 */
export function pushPoints(
  { database, live, log }: Pick<Platform, 'database' | 'live' | 'log'>,
  memberId: bigint,
): void {
  readPoints(database, memberId)
    .then((balance) => live.publish('rewards.points', { balance: Number(balance) }, memberId))
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'points could not be pushed'))
}
