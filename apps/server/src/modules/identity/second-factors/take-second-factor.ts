// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { Vault } from '../../../platform/keys/index.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { totpSince } from './totp-store.ts'
import { takeTotpCode } from './totp.ts'

/**
 * Which second factor a typed code is: of the app, or a recovery code. Undefined for neither. It is used up.
 * Recovery codes come first because they need no key: they still log their owner in when the app's secret
 * cannot be decrypted, which throws `identity.secondFactorUnreadable`.
 */
export async function takeSecondFactor(
  tx: Tx,
  vault: Vault,
  owner: string,
  code: string,
  nowMs: number,
): Promise<UsedFactor | undefined> {
  const recovery = await takeRecoveryCode(tx, owner, code)
  const appSinceMs = (await totpSince(tx, [owner])).get(owner) ?? null
  // Codes from before their age was stored came with the app.
  if (recovery) return { method: 'recovery', sinceMs: recovery.madeAtMs ?? appSinceMs }
  return (await takeTotpCode(tx, vault, owner, code, nowMs))
    ? { method: 'totp', sinceMs: appSinceMs }
    : undefined
}

/** A second factor that was used, and when it was added: null when that is not known. */
export interface UsedFactor {
  method: 'totp' | 'recovery' | 'passkey'
  sinceMs: number | null
}
