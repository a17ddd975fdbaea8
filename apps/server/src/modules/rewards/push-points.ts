// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import { readPoints } from './points/point-account.ts'

/**
 * Tells a member's open pages that points or redemptions have moved. For after the commit; a failure is a log
 * line, the page asks again by itself.
 */
export function pushPoints(
  { database, live, log }: Pick<Platform, 'database' | 'live' | 'log'>,
  memberId: number,
): void {
  readPoints(database, memberId)
    .then((balance) => live.publish('rewards.points', { balance: Number(balance) }, memberId))
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'points could not be pushed'))
}
