// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Chance } from '../../../platform/chance/chance.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

/** One-time challenges and tickets that the platform has issued. */
export type ChallengePurpose =
  | 'twoFactor'
  | 'passkeyLogin'
  | 'passkeyTwoFactor'
  | 'passkeyAdd'
  | 'passkeyStepUp'
  | 'passkeyPayment'
  | 'loginToken'
  | 'invite'
  | 'social'
export interface Challenge {
  purpose: ChallengePurpose
  brandCode: string
  memberId: bigint | null
  facts: Record<string, string>
  expiresAtMs: number
  /** The session that created it, and with which it ends. */
  sessionHash?: Buffer | null
}
export interface StoredChallenge extends Challenge {
  tries: number
  sessionHash: Buffer | null
}

interface ChallengeRow {
  purpose: ChallengePurpose
  brandCode: string
  member_id: bigint | null
  facts: Record<string, string>
  tries: number
  expires_at: number
  session_hash: Buffer | null
}

const challengeOf = (row: ChallengeRow): StoredChallenge => ({
  purpose: row.purpose,
  brandCode: row.brandCode,
  memberId: row.member_id,
  facts: row.facts,
  tries: row.tries,
  expiresAtMs: row.expires_at,
  sessionHash: row.session_hash,
})

/** Stores it and returns its secret id. */
export async function saveChallenge(
  db: Queries,
  chance: Chance,
  { purpose, brandCode, memberId, facts, expiresAtMs, sessionHash = null }: Challenge,
): Promise<string> {
  const id = chance.token()
  await db.query(sql`
    insert into identity_challenge (id_hash, purpose, brand_code, member_id, facts, expires_at, session_hash)
    values (${digestOf(id)}, ${purpose}, ${brandCode}, ${memberId}, ${JSON.stringify(facts)}, ${new Date(expiresAtMs)}, ${sessionHash})`)
  return id
}

/** Uses it up: a second caller gets nothing. */
export async function takeChallenge(
  db: Queries,
  id: string,
  purpose: ChallengePurpose,
  brandCode: string,
  nowMs: number,
): Promise<StoredChallenge | undefined> {
  const row = await db.one<ChallengeRow>(sql`
    delete from identity_challenge where id_hash = ${digestOf(id)} and purpose = ${purpose} and brand_code = ${brandCode} and expires_at > ${new Date(nowMs)}
    returning purpose, brand_code as "brandCode", member_id, facts, tries, expires_at, session_hash`)
  return row && challengeOf(row)
}

/**
 * Reads it without using it up, for what may be tried more than once. Locks it until the transaction ends.
 */
export async function lockChallenge(
  tx: Tx,
  id: string,
  purpose: ChallengePurpose,
  brandCode: string,
  nowMs: number,
): Promise<StoredChallenge | undefined> {
  const row = await tx.one<ChallengeRow>(sql`
    select purpose, brand_code as "brandCode", member_id, facts, tries, expires_at, session_hash from identity_challenge
    where id_hash = ${digestOf(id)} and purpose = ${purpose} and brand_code = ${brandCode} and expires_at > ${new Date(nowMs)} for update`)
  return row && challengeOf(row)
}

export const countChallengeTry = (db: Queries, id: string): Promise<unknown[]> =>
  db.query(sql`update identity_challenge set tries = tries + 1 where id_hash = ${digestOf(id)}`)

/** Invalidates everything that was issued from a session. */
export const dropChallengesFrom = (db: Queries, sessionHash: Buffer): Promise<unknown[]> =>
  db.query(sql`delete from identity_challenge where session_hash = ${sessionHash}`)

/** Invalidates everything that was issued for a member. */
export const dropChallengesOf = (db: Queries, memberId: bigint): Promise<unknown[]> =>
  db.query(sql`delete from identity_challenge where member_id = ${memberId}`)
