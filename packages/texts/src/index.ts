// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { folderOf, languageOf, languages, type TextSet } from './languages.ts'
import type { TextKey, TextValues } from './text-key.ts'
import { createTranslator, type Catalogue, type Translate } from './translator.ts'

export type { TextKey, TextValues } from './text-key.ts'
export type { Catalogue, Translate } from './translator.ts'
export { createTranslator } from './translator.ts'
export {
  defaultGameLanguage,
  defaultLanguage,
  isLanguage,
  languageCodes,
  languageOf,
  languages,
  type Language,
  type LanguageFacts,
} from './languages.ts'

const translators = new Map<TextSet, Translate>()

/**
 * The sentence `key` in the language of `code` (as in the `language` header, such as EN), for servers; an
 * unknown or missing code means the default language. A set is read from its file on first use. A browser
 * loads its own catalogue and uses `@tessera/texts/translator`.
 */
export function text(code: string | undefined, key: TextKey, values?: TextValues): string {
  const set = setOf(code)
  let translate = translators.get(set)
  if (!translate) {
    translate = createTranslator(languages[set].tag, readCatalogue(set))
    translators.set(set, translate)
  }
  return translate(key, values)
}

/** The set of sentences of a language code; that of the default language for an unknown code. */
export const setOf = (code: string | undefined): TextSet => languages[languageOf(code)].texts

function readCatalogue(set: TextSet): Catalogue {
  return JSON.parse(
    readFileSync(new URL(`./generated/${folderOf(set)}/server.json`, import.meta.url), 'utf8'),
  ) as Catalogue
}
