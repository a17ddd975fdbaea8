// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Notes that a third party's proof of a number is used. False when it was before. */
export async function useProof(db: Queries, proofHash: Buffer, expiresAtMs: number): Promise<boolean> {
  const fresh = await db.one(sql`
    insert into identity_phone_proof_used (proof_hash, expires_at) values (${proofHash}, ${new Date(expiresAtMs)}) on conflict do nothing returning proof_hash`)
  return fresh !== undefined
}
