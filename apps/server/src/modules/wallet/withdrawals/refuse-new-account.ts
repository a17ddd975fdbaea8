// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { heldUntil } from '@tessera/rules/wallet/new-account-hold'
import type { Queries } from '../../../platform/db/index.ts'
import { lastWeakened } from '../../identity/index.ts'
import { siteTime } from '../../site/index.ts'
import { bankAccountAddedAt } from '../bank-accounts/bank-account-store.ts'
import type { WalletDeps } from '../wallet-deps.ts'

/**
 * Throws `wallet.newAccountHeld` while a bank account is blocked because it was added after the protection of
 * the member's account was reset or removed. The request itself is refused, so the money stays in the
 * member's balance.
 */
export async function refuseNewAccount(
  db: Queries,
  { settings }: Pick<WalletDeps, 'settings'>,
  { memberId, bankAccountId, nowMs }: { memberId: bigint; bankAccountId: string; nowMs: number },
): Promise<void> {
  const addedAtMs = await bankAccountAddedAt(db, memberId, bankAccountId)
  if (addedAtMs === undefined) throw fault('wallet.unknownAccount')
  const [weakenedAtMs, holdHours] = [
    await lastWeakened(db, memberId, addedAtMs),
    await settings.read('wallet.newAccountHoldHours'),
  ]
  const untilMs = heldUntil({ addedAtMs, weakenedAtMs, holdHours }, nowMs)
  if (untilMs !== undefined)
    throw fault('wallet.newAccountHeld', { until: await siteTime(settings, untilMs), untilTime: untilMs })
}
