// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { digestOf } from '../../../platform/seal/digest.ts'

const count = 10
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 12

/** Normalised for comparison: without separators. */
const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')
const hashOf = (owner: string, code: string): Buffer => digestOf(`${owner} ${plain(code)}`)

/**
 * Creates ten new codes of 59 bits each and invalidates the old ones. They are shown once and never again.
 */
export async function renewRecoveryCodes(
  tx: Tx,
  chance: Chance,
  owner: string,
  nowMs: number,
): Promise<string[]> {
  await tx.query(sql`delete from identity_recovery_code where owner = ${owner}`)
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[chance.below(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
  await tx.query(
    sql`insert into identity_recovery_code (owner, code_hash, made_at) select ${owner}, unnest(${codes.map((code) => hashOf(owner, code))}::bytea[]), ${new Date(nowMs)}::timestamptz`,
  )
  return codes
}

/** When it is one of the codes: since when there is this set of them. It is used up then. */
export const takeRecoveryCode = (
  db: Queries,
  owner: string,
  code: string,
): Promise<{ madeAtMs: number | null } | undefined> =>
  db.one<{ madeAtMs: number | null }>(
    sql`delete from identity_recovery_code where owner = ${owner} and code_hash = ${hashOf(owner, code)} returning made_at as "madeAtMs"`,
  )

/** Deletes the codes that were made after a moment; true when there were any. */
export const deleteRecoveryCodesSince = async (
  db: Queries,
  owner: string,
  sinceMs: number,
): Promise<boolean> =>
  (
    await db.query(
      sql`delete from identity_recovery_code where owner = ${owner} and made_at > ${new Date(sinceMs)} returning owner`,
    )
  ).length > 0

/** Since when there is the member's set of codes; undefined without one, or for a set older than this was stored. */
export const recoveryCodesSince = async (db: Queries, owner: string): Promise<number | undefined> =>
  (
    await db.one<{ at: number | null }>(
      sql`select max(made_at) as at from identity_recovery_code where owner = ${owner}`,
    )
  )?.at ?? undefined

export const countRecoveryCodes = async (db: Queries, owner: string): Promise<number> =>
  Number(
    (
      await db.one<{ left: bigint }>(
        sql`select count(*) as left from identity_recovery_code where owner = ${owner}`,
      )
    )?.left ?? 0n,
  )
