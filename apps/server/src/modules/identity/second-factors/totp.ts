// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { Secret, TOTP } from 'otpauth'
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { CannotOpen, type Vault } from '../../../platform/keys/index.ts'

const stepSeconds = 30
const secretBytes = 20
/** Phone clocks differ: one step earlier or later still counts. */
const stepsAside = 1

export const ownerMember = (memberId: number): string => `member:${memberId}`
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
  const row = await db.one(sql`
    insert into identity_totp (owner, secret) values (${owner}, ${vault.seal(secret, owner)})
    on conflict (owner) do update set secret = excluded.secret, last_step = 0 where identity_totp.confirmed_at is null
    returning owner`)
  return row === undefined ? undefined : { secret, otpauthUrl: appOf(secret, label, issuer).toString() }
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

interface TotpRow {
  secret: Buffer
  last_step: bigint
  confirmed_at: number | null
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
  const row = await tx.one<TotpRow>(
    sql`select secret, last_step, confirmed_at from identity_totp where owner = ${owner} for update`,
  )
  if (!row || (row.confirmed_at === null) !== confirm) return false
  if (!isAppCode(code)) return false
  const step = stepOfCode(openSecret(vault, row.secret, owner), code, nowMs)
  if (step === undefined || BigInt(step) <= row.last_step) return false
  await tx.query(sql`
    update identity_totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${new Date(nowMs)}) where owner = ${owner}`)
  return true
}

export const hasTotp = async (db: Queries, owner: string): Promise<boolean> =>
  (await db.one(sql`select owner from identity_totp where owner = ${owner} and confirmed_at is not null`)) !==
  undefined

/** Since when each of these has an app (epoch ms); who has none is left out. */
export async function totpSince(db: Queries, owners: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ owner: string; confirmed_at: number }>(
    sql`select owner, confirmed_at from identity_totp where owner = any (${owners}) and confirmed_at is not null`,
  )
  return new Map(rows.map((row) => [row.owner, row.confirmed_at]))
}

/** Switches the app off and invalidates its recovery codes. */
export async function removeTotp(tx: Tx, owner: string): Promise<void> {
  await tx.query(sql`delete from identity_totp where owner = ${owner}`)
  await tx.query(sql`delete from identity_recovery_code where owner = ${owner}`)
}
