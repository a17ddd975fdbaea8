// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../../platform/platform.ts'
import { pushWithdrawal } from './push-withdrawal.ts'
import { forceReceiveWithdrawal } from './withdrawal-steps.ts'
import { unansweredUntil } from './withdrawal-store.ts'

/**
 * Job: paid withdrawals that nobody answered by the slot count as received (D-79). Returns how many ended
 * now.
 */
export async function forceReceiveWithdrawals(platform: Platform, slotMs: number): Promise<number> {
  let ended = 0
  for (const id of await unansweredUntil(platform.database, slotMs)) {
    const stepped = await platform.database.transaction((tx) => forceReceiveWithdrawal(tx, id, slotMs))
    if (!stepped) continue
    pushWithdrawal(platform, stepped.after)
    ended += 1
  }
  return ended
}
