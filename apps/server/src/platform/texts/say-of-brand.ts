// SPDX-License-Identifier: Apache-2.0
import { setOf, text, type TextKey, type TextValues } from '@tessera/texts'
import { textSets } from '@tessera/texts/languages'
import type { Translate } from '@tessera/texts/translator'
import { sql, type Queries } from '../db/index.ts'
import { compileTexts } from './compile-texts.ts'

/** Says a sentence in a language: `text` of the texts, in the words of a brand. */
export type SayIn = (code: string, key: TextKey, values?: TextValues) => string

/**
 * How a brand says these sentences, read in the transaction that stores what is said: for whatever is written once,
 * in every language.
 */
export async function sayOfBrand(db: Queries, brandCode: string, keys: readonly TextKey[]): Promise<SayIn> {
  const rows = await db.query<{ language: string; key: string; sentence: string }>(sql`
    select language, key, sentence from brand_text
    where brand_code = ${brandCode} and key = any (${[...keys]}::text[]) and sentence is not null`)
  const spoken = new Map<string, { keys: ReadonlySet<string>; translate: Translate }>()
  for (const language of textSets) {
    const written = compileTexts(
      language,
      rows.filter((row) => row.language === language),
    )
    if (written)
      spoken.set(language, { keys: new Set(Object.keys(written.catalogue)), translate: written.translate })
  }
  return (code, key, values) => {
    const own = spoken.get(setOf(code))
    return own?.keys.has(key) ? own.translate(key, values) : text(code, key, values)
  }
}
