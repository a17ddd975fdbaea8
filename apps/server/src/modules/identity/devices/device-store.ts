// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

export async function insertDevice(
  tx: Tx,
  tokenHash: Buffer,
  memberId: bigint,
  expiresAtMs: number,
): Promise<void> {
  await tx.query(sql`
    insert into identity_device (token_hash, member_id, expires_at) values (${tokenHash}, ${memberId}, ${new Date(expiresAtMs)})`)
}

/** The member of a device token, if it is still valid. */
export async function findDevice(
  db: Queries,
  tokenHash: Buffer,
  nowMs: number,
): Promise<{ memberId: bigint } | undefined> {
  const row = await db.one<{ member_id: bigint }>(sql`
    select member_id from identity_device where token_hash = ${tokenHash} and expires_at > ${new Date(nowMs)}`)
  return row && { memberId: row.member_id }
}

/** Uses up a device token. False when another call was first. */
export async function deleteDevice(tx: Queries, tokenHash: Buffer): Promise<boolean> {
  return (
    (await tx.one(sql`delete from identity_device where token_hash = ${tokenHash} returning token_hash`)) !==
    undefined
  )
}

export async function deleteDevicesOf(tx: Tx, memberId: bigint): Promise<void> {
  await tx.query(sql`delete from identity_device where member_id = ${memberId}`)
}
