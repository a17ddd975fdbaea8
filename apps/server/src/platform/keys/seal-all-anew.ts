// SPDX-License-Identifier: Apache-2.0
import type { Database, Tx } from '../db/index.ts'
import type { SealedTexts } from './sealed-texts.ts'
import type { KeyRing, Vault } from './vault.ts'

export interface SealedAnew {
  /** How many of each kind were re-encrypted. */
  sealedAnew: { name: string; count: number }[]
  /** How many of each kind no key opens; they stay as they are. */
  unopened: { name: string; count: number }[]
}

const batchSize = 200

/**
 * Re-encrypts with the current key everything that is sealed with another key, in batches with a transaction
 * each (or in the given transaction).
 */
export async function sealAllAnew(
  database: Database | Tx,
  sealedTexts: readonly SealedTexts[],
  keys: { vault: Vault; keys: KeyRing },
): Promise<SealedAnew> {
  const counts: { name: string; sealedAnew: number; unopened: number }[] = []
  for (const { name, sealAnew } of sealedTexts) {
    const count = { name, sealedAnew: 0, unopened: 0 }
    for (let after: string | undefined = ''; after !== undefined;) {
      const from: string = after
      const batch = await within(database, (tx) => sealAnew(tx, { ...keys, after: from, limit: batchSize }))
      count.sealedAnew += batch.sealedAnew
      count.unopened += batch.unopened
      after = batch.next
    }
    counts.push(count)
  }
  const of = (what: 'sealedAnew' | 'unopened') =>
    counts.map((count) => ({ name: count.name, count: count[what] })).filter(({ count }) => count > 0)
  return { sealedAnew: of('sealedAnew'), unopened: of('unopened') }
}

const within = <Result>(database: Database | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  typeof database.transaction === 'function' ? database.transaction(work) : work(database as Tx)
