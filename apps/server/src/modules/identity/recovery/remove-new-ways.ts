// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { IdentityDeps } from '../deps.ts'
import { deletePasskeysSince } from '../passkeys/passkey-store.ts'
import { factorWaitMs } from '../second-factors/factor-ages.ts'
import { deleteRecoveryCodesSince } from '../second-factors/recovery-codes.ts'
import { removeTotp, totpSince } from '../second-factors/totp-store.ts'
import { ownerMember } from '../second-factors/totp.ts'

/** What can be added to an account and lets somebody in or pays. */
export type NewWay = 'app' | 'passkey' | 'recoveryCodes'

/**
 * Removes the second factors that were added so lately that they do not count yet: whoever recovers an account
 * recovers it from somebody, who may have added them. Older ones stay. The owner is told. Answers what was removed.
 */
export async function removeNewWays(
  tx: Tx,
  { settings, events }: Pick<IdentityDeps, 'settings' | 'events'>,
  member: { id: bigint; brandCode: string },
  nowMs: number,
): Promise<NewWay[]> {
  const sinceMs = nowMs - (await factorWaitMs(settings.of(member.brandCode)))
  const owner = ownerMember(member.id)
  const removed: NewWay[] = []
  if (((await totpSince(tx, [owner])).get(owner) ?? sinceMs) > sinceMs) {
    await removeTotp(tx, owner)
    removed.push('app')
  } else if (await deleteRecoveryCodesSince(tx, owner, sinceMs)) removed.push('recoveryCodes')
  if (await deletePasskeysSince(tx, member.id, sinceMs)) removed.push('passkey')
  if (removed.length > 0)
    await events.securityChanged(tx, { memberId: member.id, notice: 'newWaysRemoved', nowMs })
  return removed
}
