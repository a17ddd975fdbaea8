// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { Platform } from '../../../platform/platform.ts'
import { expireDepositsUntil } from './deposit-store.ts'
import { pushDeposit } from './push-deposit.ts'

/**
 * Job: ends the deposits whose time to pay ran out by the slot. Money that arrives later is still credited.
 */
export async function expireDeposits(platform: Platform, slotMs: number): Promise<number> {
  const expired = await expireDepositsUntil(platform.database, slotMs)
  for (const { id, memberId, currency, status } of expired)
    pushDeposit(platform, { memberId, currency, depositId: id, status, received: zero })
  return expired.length
}
