import { setupI18n, type Messages } from '@lingui/core'
import type { TextKey, TextValues } from './text-key.ts'

export type Catalogue = Messages
export type Translate = (key: TextKey, values?: TextValues) => string

/**
 * A function that speaks one language from a compiled catalogue. Numbers inside plurals follow `locale`
 * (BCP 47). A key that the catalogue lacks throws: a page must not show the name of a sentence.
 */
export function createTranslator(locale: string, catalogue: Catalogue): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: catalogue }, missing: refuseMissing })
  return (key, values) => i18n._(key, values)
}

function refuseMissing(locale: string, key: string): never {
  throw new Error(`No text ${key} in ${locale}; after adding one run: node tools/generate/texts.ts`)
}
