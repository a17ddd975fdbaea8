// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts'
import { textSets, type TextSet } from '@tessera/texts/languages'
import type { Tx } from '../../../platform/db/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import { sayOfBrand, type SayIn } from '../../../platform/texts/say-of-brand.ts'
import { brandsOf } from '../../members/index.ts'
import { insertMessages, type Origin } from './inbox-store.ts'

/** The words of a notice. They may contain what operators wrote: whatever becomes HTML has to be escaped. */
export interface NoticeWords {
  title: string
  /** HTML; see `paragraph`. */ content: string
}

export interface NoticeToWrite {
  origin: Origin
  /** The notice, made of the sentences that it is given. It asks for the same ones in every language. */
  wordsIn(say: Say, language: TextSet): NoticeWords
  atMs: number
}

/**
 * Writes to the inbox of members in every language, in the words of their brands, in the transaction of what the notice
 * is about.
 */
export async function writeNotice(
  tx: Tx,
  memberIds: readonly bigint[],
  { origin, wordsIn, atMs }: NoticeToWrite,
): Promise<void> {
  const keys = keysIn(wordsIn)
  for (const [brandCode, ids] of await byBrand(tx, memberIds)) {
    const words = wordsOf(await sayOfBrand(tx, brandCode, keys), wordsIn)
    await insertMessages(tx, ids, { origin, ...words.EN, words, atMs })
  }
}

/** A paragraph of a notice, escaped. */
export const paragraph = (sentence: string): string =>
  `<p>${sentence.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`

/** The sentences of which a notice is made. */
function keysIn(wordsIn: NoticeToWrite['wordsIn']): TextKey[] {
  const keys = new Set<TextKey>()
  wordsIn((key) => {
    keys.add(key)
    return ''
  }, 'EN')
  return [...keys]
}

const wordsOf = (sayIn: SayIn, wordsIn: NoticeToWrite['wordsIn']): Record<TextSet, NoticeWords> =>
  Object.fromEntries(
    textSets.map((set) => [set, wordsIn((key, values) => sayIn(set, key, values), set)]),
  ) as Record<TextSet, NoticeWords>

async function byBrand(tx: Tx, memberIds: readonly bigint[]): Promise<Map<string, bigint[]>> {
  const found = new Map<string, bigint[]>()
  if (memberIds.length === 0) return found
  const brands = await brandsOf(tx, memberIds)
  for (const id of memberIds) {
    const brandCode = brands.get(id)
    if (brandCode === undefined) throw new Error(`there is no member ${id}`)
    found.set(brandCode, [...(found.get(brandCode) ?? []), id])
  }
  return found
}
