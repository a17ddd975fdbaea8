// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { Secret, TOTP } from 'otpauth'
import type { Chance } from '../../../platform/chance/chance.ts'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { CannotOpen, type Vault } from '../../../platform/keys/index.ts'
import { insertTotp, lockTotp, saveTotpStep } from './totp-store.ts'

const stepSeconds = 30
const secretBytes = 20
/** Phone clocks differ: one step earlier or later still counts. */
const stepsAside = 1

export const ownerMember = (memberId: bigint): string => `member:${memberId}`
export const ownerOperator = (operatorId: number): string => `operator:${operatorId}`

const appOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    label,
    issuer,
  })

const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The time step of this code, if it is current; undefined otherwise. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!isAppCode(code)) return undefined
  const apart = appOf(secret).validate({ token: code, timestamp: nowMs, window: stepsAside })
  return apart === null ? undefined : Math.floor(nowMs / 1000 / stepSeconds) + apart
}

/** A new secret that counts once it is confirmed. Undefined when one is already confirmed. */
export async function startTotp(
  db: Queries,
  { chance, vault }: { chance: Chance; vault: Vault },
  owner: string,
  { label, issuer }: { label: string; issuer: string },
): Promise<{ secret: string; otpauthUrl: string } | undefined> {
  const secret = new Secret({ buffer: new Uint8Array(chance.bytes(secretBytes)).buffer }).base32
  const isNew = await insertTotp(db, owner, vault.seal(secret, owner))
  return isNew ? { secret, otpauthUrl: appOf(secret, label, issuer).toString() } : undefined
}

/**
 * Throws `identity.secondFactorUnreadable` when no key of this process decrypts it, so that no code can be
 * checked.
 */
function openSecret(vault: Vault, sealed: Buffer, owner: string): string {
  try {
    return vault.open(sealed, owner)
  } catch (error) {
    throw error instanceof CannotOpen ? fault('identity.secondFactorUnreadable') : error
  }
}

/**
 * True when the code is right and was not used before. It is used up then. `confirm` also accepts, and
 * switches on, an app that waits for its first code.
 */
export async function takeTotpCode(
  tx: Tx,
  vault: Vault,
  owner: string,
  code: string,
  nowMs: number,
  { confirm = false } = {},
): Promise<boolean> {
  const row = await lockTotp(tx, owner)
  if (!row || (row.confirmed_at === null) !== confirm) return false
  if (!isAppCode(code)) return false
  const step = stepOfCode(openSecret(vault, row.secret, owner), code, nowMs)
  if (step === undefined || BigInt(step) <= row.last_step) return false
  await saveTotpStep(tx, owner, step, nowMs)
  return true
}
