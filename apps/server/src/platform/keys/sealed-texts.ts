// SPDX-License-Identifier: Apache-2.0
import type { Queries, Tx } from '../db/index.ts'
import { openSealed, type KeyRing, type Vault } from './vault.ts'

/** A batch to re-encrypt. */
export interface Stretch {
  vault: Vault
  keys: KeyRing
  /** Where the previous batch ended; '' for the beginning. */ after: string
  limit: number
}
export interface Sealed {
  sealedAnew: number
  /** How many no key opens. */ unopened: number
  /** Where to continue; undefined at the end. */ next: string | undefined
}

/**
 * One kind of data in the database that depends on the vault key. Each module with such data declares it
 * here.
 */
export interface SealedTexts {
  /** A name for operators, such as "secrets of authenticator apps". */
  readonly name: string
  /** Whether these keys open a sample of them; undefined while there are none. */
  openedBy(db: Queries, keys: KeyRing): Promise<boolean | undefined>
  /** Re-encrypts with the current key. Re-encrypted rows are not returned again. */
  sealAnew(tx: Tx, stretch: Stretch): Promise<Sealed>
}

export interface SealedRow {
  id: string
  sealed: Buffer
}
/** Which rows: at most `limit` after an id, except those sealed with `exceptKeyId`; '' excepts none. */
export interface Page {
  after: string
  limit: number
  exceptKeyId: string
}
export interface SealedRows {
  name: string
  /** In the order of their ids, locked until the transaction ends. */
  page(db: Queries, page: Page): Promise<SealedRow[]>
  write(tx: Tx, rows: readonly SealedRow[]): Promise<void>
  /** The owner for whom the text of a row was sealed. */
  ownerOf(id: string): string
}

const sampleSize = 20

/** Sealed texts in a column of a table. */
export function sealedRows({ name, page, write, ownerOf }: SealedRows): SealedTexts {
  return {
    name,
    async openedBy(db, keys) {
      const sample = await page(db, { after: '', limit: sampleSize, exceptKeyId: '' })
      return sample.length === 0
        ? undefined
        : sample.some(({ id, sealed }) => openSealed(keys, sealed, ownerOf(id)) !== undefined)
    },
    async sealAnew(tx, { vault, keys, after, limit }) {
      const rows = await page(tx, { after, limit, exceptKeyId: keys.current().id })
      const anew = rows.flatMap(({ id, sealed }) => {
        const plain = openSealed(keys, sealed, ownerOf(id))
        return plain === undefined ? [] : [{ id, sealed: vault.seal(plain, ownerOf(id)) }]
      })
      if (anew.length > 0) await write(tx, anew)
      return {
        sealedAnew: anew.length,
        unopened: rows.length - anew.length,
        next: rows.length < limit ? undefined : rows.at(-1)?.id,
      }
    },
  }
}
