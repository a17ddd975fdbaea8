// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { heldAfterRecovery } from '@tessera/rules/wallet/new-account-hold'
import type { Queries } from '../../platform/db/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { lastWeakened } from '../identity/index.ts'
import { siteTime } from '../site/index.ts'

/**
 * Throws `wallet.heldAfterRecovery` while what a member owns may go to nobody else, because the protection of their
 * account was reset or removed: whoever got in that way may not be the owner. `settings` are those of the brand.
 */
export async function refuseRecovered(
  db: Queries,
  { settings }: { settings: Settings },
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<void> {
  const [weakenedAtMs, holdHours] = [
    await lastWeakened(db, memberId, nowMs),
    await settings.read('wallet.newAccountHoldHours'),
  ]
  const untilMs = heldAfterRecovery({ weakenedAtMs, holdHours }, nowMs)
  if (untilMs !== undefined)
    throw fault('wallet.heldAfterRecovery', { until: await siteTime(settings, untilMs), untilTime: untilMs })
}
