// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { pushBalance } from '../balance/push-balance.ts'
import type { Withdrawal } from './withdrawal-store.ts'
import { pendingWithdrawals } from './withdrawal-totals.ts'

/**
 * Pushes a withdrawal's state to the member's open pages, and the number waiting to the consoles. Call it
 * after the commit.
 */
export function pushWithdrawal(platform: Platform, { id, memberId, currency, status }: Withdrawal): void {
  platform.live.publish('wallet.withdrawal', { withdrawalId: id, status }, memberId)
  pushBalance(platform, { memberId, currency })
  pendingWithdrawals(platform.database)
    .then(({ count: pending }) => platform.live.publish('backoffice.withdrawals', { pending }))
    .catch((error: unknown) =>
      platform.log.warn({ error: String(error) }, 'the consoles could not be told of a withdrawal'),
    )
}
