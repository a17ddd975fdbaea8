// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

/**
 * The credentials of an account. A member who registered by external sign-in or by code has no password yet.
 */
export interface Credential {
  passwordHash: string | undefined
  passwordSetAtMs: number | undefined
  /** Chosen by somebody else, so it must be changed. */
  passwordTemporary: boolean
  paymentHash: string | undefined
  /** A password that was mailed in addition to the real one, when it expires, and whether it was used. */
  mailed: { hash: Buffer; expiresAtMs: number; used: boolean } | undefined
  /** An authenticator app is set up. */
  hasApp: boolean
}
interface CredentialRow {
  password_hash: string | null
  password_set_at: number | null
  password_temporary: boolean
  payment_hash: string | null
  temporary_hash: Buffer | null
  temporary_expires_at: number | null
  temporary_used: boolean
  has_app: boolean
}

const credentialOf = (row: CredentialRow | undefined): Credential | undefined =>
  row && {
    passwordHash: row.password_hash ?? undefined,
    passwordSetAtMs: row.password_set_at ?? undefined,
    passwordTemporary: row.password_temporary,
    paymentHash: row.payment_hash ?? undefined,
    mailed:
      row.temporary_hash === null || row.temporary_expires_at === null
        ? undefined
        : { hash: row.temporary_hash, expiresAtMs: row.temporary_expires_at, used: row.temporary_used },
    hasApp: row.has_app,
  }

export async function findCredential(db: Queries, memberId: bigint): Promise<Credential | undefined> {
  return credentialOf(
    await db.one<CredentialRow>(sql`
    select password_hash, password_set_at, password_temporary, payment_hash, temporary_hash, temporary_expires_at, temporary_used,
      exists (select 1 from identity_totp t where t.owner = 'member:' || member_id and t.confirmed_at is not null) as has_app
    from identity_credential where member_id = ${memberId}`),
  )
}

/** The same by name at a brand, for callers without a member id. */
export async function findCredentialNamed(
  db: Queries,
  brandCode: string,
  nameKey: string,
): Promise<Credential | undefined> {
  return credentialOf(
    await db.one<CredentialRow>(sql`
    select password_hash, password_set_at, password_temporary, payment_hash, temporary_hash, temporary_expires_at, temporary_used,
      exists (select 1 from identity_totp t where t.owner = 'member:' || member_id and t.confirmed_at is not null) as has_app
    from identity_credential where member_id = (select id from member_name where brand_code = ${brandCode} and username_key = ${nameKey})`),
  )
}

/** The credential, locked until the transaction ends. */
export async function lockCredential(tx: Tx, memberId: bigint): Promise<Credential | undefined> {
  return credentialOf(
    await tx.one<CredentialRow>(sql`
    select password_hash, password_set_at, password_temporary, payment_hash, temporary_hash, temporary_expires_at, temporary_used,
      exists (select 1 from identity_totp t where t.owner = 'member:' || member_id and t.confirmed_at is not null) as has_app
    from identity_credential where member_id = ${memberId} for update`),
  )
}

export interface CredentialToInsert {
  passwordHash: string | undefined
  passwordSetAtMs: number
  passwordTemporary: boolean
  paymentHash?: string | undefined
}

export async function insertCredential(
  tx: Tx,
  memberId: bigint,
  { passwordHash, passwordSetAtMs, passwordTemporary, paymentHash }: CredentialToInsert,
): Promise<void> {
  await tx.query(sql`
    insert into identity_credential (member_id, password_hash, password_set_at, password_temporary, payment_hash)
    values (${memberId}, ${passwordHash ?? null}, ${passwordHash === undefined ? null : new Date(passwordSetAtMs)}, ${passwordTemporary}, ${paymentHash ?? null})`)
}

/** Sets a new password; a mailed one becomes invalid. */
export async function updatePassword(
  tx: Tx,
  memberId: bigint,
  passwordHash: string,
  nowMs: number,
): Promise<void> {
  await tx.query(sql`
    update identity_credential set password_hash = ${passwordHash}, password_set_at = ${new Date(nowMs)}, password_temporary = false,
      temporary_hash = null, temporary_expires_at = null, temporary_used = false
    where member_id = ${memberId}`)
}

/** Stores a mailed password in addition to the existing one. */
export async function storeMailed(
  tx: Tx,
  memberId: bigint,
  hash: Buffer,
  expiresAtMs: number,
): Promise<void> {
  await tx.query(sql`
    update identity_credential set temporary_hash = ${hash}, temporary_expires_at = ${new Date(expiresAtMs)}, temporary_used = false where member_id = ${memberId}`)
}

/** Marks a mailed password as used: it logs in once. */
export const markMailedUsed = (tx: Tx, memberId: bigint): Promise<unknown[]> =>
  tx.query(sql`update identity_credential set temporary_used = true where member_id = ${memberId}`)

/** Stores a payment password unless another call changed it since `oldHash` was read; false then. */
export async function updatePaymentHash(
  db: Queries,
  memberId: bigint,
  oldHash: string | undefined,
  newHash: string,
): Promise<boolean> {
  const row = await db.one(sql`
    update identity_credential set payment_hash = ${newHash}
    where member_id = ${memberId} and payment_hash is not distinct from ${oldHash ?? null} returning member_id`)
  return row !== undefined
}
