import { messages as english } from './generated/en/all.ts'
import { localeOf, type Locale } from './languages.ts'
import type { TextKey, TextValues } from './text-key.ts'
import { createTranslator, type Translate } from './translator.ts'

export type { TextKey, TextValues } from './text-key.ts'
export type { Catalogue, Translate } from './translator.ts'
export { createTranslator } from './translator.ts'
export { defaultLanguage, languages, localeOf, type Language, type Locale } from './languages.ts'

const translators: Record<Locale, Translate> = { en: createTranslator('en', english) }

/**
 * The sentence `key` in the language of `code` (as in the `language` header, such as EN), for servers.
 * A browser loads its own catalogue and uses `@tessera/texts/translator`.
 */
export function text(code: string | undefined, key: TextKey, values?: TextValues): string {
  return translators[localeOf(code)](key, values)
}
