import type { Queries } from '../db/index.ts'
import { openSealed, type KeyRing } from './vault.ts'

/** One kind of thing in the database that stands on the vault key. Each module that has one says so here. */
export interface SealedTexts {
  /** In words for whoever runs the house: "secrets of authenticator apps". */
  readonly name: string
  /** Whether these keys open any of a few of them; undefined while there are none. */
  openedBy(db: Queries, keys: KeyRing): Promise<boolean | undefined>
}

export interface SealedRow { id: string; sealed: Buffer }
export interface SealedRows {
  name: string
  /** Rows after an id, in the order of their ids; '' is before the first. */
  page(db: Queries, after: string, limit: number): Promise<SealedRow[]>
  /** For whom the text of a row was sealed. */
  ownerOf(id: string): string
}

const sampleSize = 20

/** Sealed texts that stand in a column of a table. */
export function sealedRows({ name, page, ownerOf }: SealedRows): SealedTexts {
  return {
    name,
    async openedBy(db, keys) {
      const sample = await page(db, '', sampleSize)
      return sample.length === 0 ? undefined : sample.some(({ id, sealed }) => openSealed(keys, sealed, ownerOf(id)) !== undefined)
    },
  }
}
