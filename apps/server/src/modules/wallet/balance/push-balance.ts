// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { readBalanceIn } from './read-balance.ts'

/**
 * Pushes the current balance to a member's open pages. Call it after a commit; a failure is only logged,
 * because the page refreshes by itself.
 */
export function pushBalance(
  { database, live, log }: Platform,
  { memberId, currency }: { memberId: bigint; currency: string },
): void {
  readBalanceIn(database, currency, memberId)
    .then(({ mainBalance, heldBalance }) =>
      live.publish('wallet.balance', { mainBalance, heldBalance, currency }, memberId),
    )
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'a balance could not be pushed'))
}
