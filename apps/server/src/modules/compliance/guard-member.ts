// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { siteTimeZone } from '../site/index.ts'
import type { ComplianceDeps } from './compliance-deps.ts'
import { openGuard } from './guard-store.ts'

/**
 * From now on every bet of the member is checked by itself. Locks what is known of their protection until the
 * transaction ends.
 */
export async function guardMember(
  tx: Tx,
  deps: Pick<ComplianceDeps, 'settings' | 'checkEachBet'>,
  { brandCode, memberId, nowMs }: { brandCode: string; memberId: bigint; nowMs: number },
): Promise<void> {
  const timeZone = await siteTimeZone(deps.settings.of(brandCode))
  if (await openGuard(tx, { memberId, timeZone, nowMs })) await deps.checkEachBet(tx, memberId)
}
