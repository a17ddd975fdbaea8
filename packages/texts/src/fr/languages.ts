// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Langue',
  'language.button': 'Langue : {name}',
  'language.search': 'Chercher une langue',
  'language.list': 'Langues',
  'language.none': 'Aucune langue ne correspond',
}
