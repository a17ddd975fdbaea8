// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Somebody as an outside provider knows them, at a brand. */
export interface IdentityAtBrand {
  brandCode: string
  issuer: string
  subject: string
}

/** Lets logins of one identity wait for each other until the transaction ends. */
export async function lockIdentity(tx: Tx, { brandCode, issuer, subject }: IdentityAtBrand): Promise<void> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${brandCode} ${issuer} ${subject}`}, 0))`,
  )
}

/** The member to whom an identity is linked. */
export async function memberOfIdentity(
  tx: Tx,
  { brandCode, issuer, subject }: IdentityAtBrand,
): Promise<bigint | undefined> {
  const row = await tx.one<{ member_id: bigint }>(sql`
    select member_id from identity_outside where brand_code = ${brandCode} and issuer = ${issuer} and subject = ${subject}`)
  return row?.member_id
}

/** Links an identity to a member. */
export async function insertIdentity(
  tx: Tx,
  { brandCode, issuer, subject }: IdentityAtBrand,
  { memberId, provider, linkedAtMs }: { memberId: bigint; provider: string; linkedAtMs: number },
): Promise<void> {
  await tx.query(sql`
    insert into identity_outside (brand_code, issuer, subject, member_id, provider, linked_at)
    values (${brandCode}, ${issuer}, ${subject}, ${memberId}, ${provider}, ${new Date(linkedAtMs)})`)
}
