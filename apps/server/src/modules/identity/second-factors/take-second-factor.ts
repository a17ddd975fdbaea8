import type { Tx } from '../../../platform/db/index.ts'
import type { Vault } from '../vault.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { takeTotpCode } from './totp.ts'

/** Which second factor a typed code is: of the app, or a recovery code. Undefined for neither. It is used up. */
export async function takeSecondFactor(tx: Tx, vault: Vault, owner: string, code: string, nowMs: number): Promise<'totp' | 'recovery' | undefined> {
  if (await takeTotpCode(tx, vault, owner, code, nowMs)) return 'totp'
  return await takeRecoveryCode(tx, owner, code) ? 'recovery' : undefined
}
