// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export interface Passkey {
  id: string
  memberId: bigint
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAtMs: number
  lastUsedAtMs: number | null
}
interface PasskeyRow {
  id: string
  member_id: bigint
  credential_id: string
  public_key: Buffer
  counter: bigint
  transports: string[]
  name: string
  created_at: number
  last_used_at: number | null
}
const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  memberId: row.member_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  createdAtMs: row.created_at,
  lastUsedAtMs: row.last_used_at,
})

export const passkeysOf = async (db: Queries, memberId: bigint): Promise<Passkey[]> =>
  (
    await db.query<PasskeyRow>(sql`
  select id, member_id, credential_id, public_key, counter, transports, name, created_at, last_used_at from identity_passkey where member_id = ${memberId} order by created_at`)
  ).map(passkeyOf)

export async function passkeyByCredential(db: Queries, credentialId: string): Promise<Passkey | undefined> {
  const row = await db.one<PasskeyRow>(sql`
    select id, member_id, credential_id, public_key, counter, transports, name, created_at, last_used_at from identity_passkey where credential_id = ${credentialId}`)
  return row && passkeyOf(row)
}

/** Undefined when the passkey is already registered. */
export async function insertPasskey(
  tx: Tx,
  {
    memberId,
    credentialId,
    publicKey,
    counter,
    transports,
    name,
    createdAtMs,
  }: Omit<Passkey, 'id' | 'lastUsedAtMs'>,
): Promise<Passkey | undefined> {
  const row = await tx.one<PasskeyRow>(sql`
    insert into identity_passkey (member_id, credential_id, public_key, counter, transports, name, created_at)
    values (${memberId}, ${credentialId}, ${publicKey}, ${counter}, ${transports}, ${name}, ${new Date(createdAtMs)})
    on conflict (credential_id) do nothing returning id, member_id, credential_id, public_key, counter, transports, name, created_at, last_used_at`)
  return row && passkeyOf(row)
}

/**
 * Records a use. False when a counting passkey's counter did not increase, which means that a copy exists.
 */
export const notePasskeyUse = async (
  db: Queries,
  id: string,
  counter: number,
  nowMs: number,
): Promise<boolean> =>
  (await db.one(sql`
  update identity_passkey set counter = ${counter}, last_used_at = ${new Date(nowMs)} where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`)) !==
  undefined

export const deletePasskey = async (db: Queries, memberId: bigint, id: string): Promise<boolean> =>
  (await db.one(
    sql`delete from identity_passkey where id = ${id} and member_id = ${memberId} returning id`,
  )) !== undefined
/** Deletes those that were added after a moment; true when there were any. */
export const deletePasskeysSince = async (db: Queries, memberId: bigint, sinceMs: number): Promise<boolean> =>
  (
    await db.query(
      sql`delete from identity_passkey where member_id = ${memberId} and created_at > ${new Date(sinceMs)} returning id`,
    )
  ).length > 0
export const deletePasskeysOf = (db: Queries, memberId: bigint): Promise<unknown[]> =>
  db.query(sql`delete from identity_passkey where member_id = ${memberId}`)
