// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { pushBalance } from '../balance/push-balance.ts'
import type { DepositNews } from './apply-payment.ts'

/** Pushes the state of a deposit to the member's open pages. Call it after the commit. */
export function pushDeposit(
  platform: Platform,
  { memberId, currency, depositId, status, received, afterCommit }: DepositNews,
): void {
  platform.live.publish('wallet.deposit', { depositId, status, received }, memberId)
  if (status === 'Success') pushBalance(platform, { memberId, currency })
  afterCommit?.()
}
