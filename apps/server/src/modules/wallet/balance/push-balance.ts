// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { readBalanceIn } from './read-balance.ts'

/**
 * Tells a member's open pages the balance as it stands now. For after a commit; a failure is a log line, the
 * page refreshes by itself.
 */
export function pushBalance(
  { database, live, log }: Platform,
  { memberId, currency }: { memberId: number; currency: string },
): void {
  readBalanceIn(database, currency, memberId)
    .then(({ sumBalance, heldBalance }) =>
      live.publish('wallet.balance', { sumBalance, heldBalance, currency }, memberId),
    )
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'a balance could not be pushed'))
}
