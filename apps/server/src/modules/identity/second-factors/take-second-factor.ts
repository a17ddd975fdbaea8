// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { Vault } from '../../../platform/keys/index.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
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
): Promise<'totp' | 'recovery' | undefined> {
  if (await takeRecoveryCode(tx, owner, code)) return 'recovery'
  return (await takeTotpCode(tx, vault, owner, code, nowMs)) ? 'totp' : undefined
}
