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
export async function renewRecoveryCodes(tx: Tx, chance: Chance, owner: string): Promise<string[]> {
  await tx.query(sql`delete from identity_recovery_code where owner = ${owner}`)
  const codes = Array.from({ length: count }, () =>
    Array.from({ length }, () => letters[chance.below(letters.length)])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
  await tx.query(
    sql`insert into identity_recovery_code (owner, code_hash) select ${owner}, unnest(${codes.map((code) => hashOf(owner, code))}::bytea[])`,
  )
  return codes
}

/** True when it is one of the codes; it is used up then. */
export const takeRecoveryCode = async (db: Queries, owner: string, code: string): Promise<boolean> =>
  (await db.one(
    sql`delete from identity_recovery_code where owner = ${owner} and code_hash = ${hashOf(owner, code)} returning owner`,
  )) !== undefined

export const countRecoveryCodes = async (db: Queries, owner: string): Promise<number> =>
  Number(
    (
      await db.one<{ left: bigint }>(
        sql`select count(*) as left from identity_recovery_code where owner = ${owner}`,
      )
    )?.left ?? 0n,
  )
