import { sql, type Queries, type Tx } from '../../platform/db/index.ts'

export interface Credential { passwordHash: string; passwordSetAtMs: number; passwordTemporary: boolean; paymentHash: string | undefined }
interface CredentialRow { password_hash: string; password_set_at: number; password_temporary: boolean; payment_hash: string | null }

const credentialOf = (row: CredentialRow | undefined): Credential | undefined => row && {
  passwordHash: row.password_hash, passwordSetAtMs: row.password_set_at, passwordTemporary: row.password_temporary, paymentHash: row.payment_hash ?? undefined,
}

export async function findCredential(db: Queries, memberId: number): Promise<Credential | undefined> {
  return credentialOf(await db.one<CredentialRow>(sql`
    select password_hash, password_set_at, password_temporary, payment_hash from identity_credential where member_id = ${memberId}`))
}

/** The credential as it is, and as it stays until the transaction ends. */
export async function lockCredential(tx: Tx, memberId: number): Promise<Credential | undefined> {
  return credentialOf(await tx.one<CredentialRow>(sql`
    select password_hash, password_set_at, password_temporary, payment_hash from identity_credential where member_id = ${memberId} for update`))
}

export async function insertCredential(tx: Tx, memberId: number, credential: Omit<Credential, 'paymentHash'>): Promise<void> {
  await tx.query(sql`
    insert into identity_credential (member_id, password_hash, password_set_at, password_temporary)
    values (${memberId}, ${credential.passwordHash}, ${new Date(credential.passwordSetAtMs)}, ${credential.passwordTemporary})`)
}

export async function updatePassword(tx: Tx, memberId: number, passwordHash: string, nowMs: number): Promise<void> {
  await tx.query(sql`
    update identity_credential set password_hash = ${passwordHash}, password_set_at = ${new Date(nowMs)}, password_temporary = false
    where member_id = ${memberId}`)
}

/** Stores a payment password unless another call changed it since `oldHash` was read; false then. */
export async function updatePaymentHash(db: Queries, memberId: number, oldHash: string | undefined, newHash: string): Promise<boolean> {
  const row = await db.one(sql`
    update identity_credential set payment_hash = ${newHash}
    where member_id = ${memberId} and payment_hash is not distinct from ${oldHash ?? null} returning member_id`)
  return row !== undefined
}
