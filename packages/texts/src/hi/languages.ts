// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'भाषा',
  'language.button': 'भाषा: {name}',
  'language.search': 'भाषा खोजें',
  'language.list': 'भाषाएँ',
  'language.none': 'कोई मेल खाती भाषा नहीं',
}
