// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Idioma',
  'language.button': 'Idioma: {name}',
  'language.search': 'Buscar um idioma',
  'language.list': 'Idiomas',
  'language.none': 'Nenhum idioma encontrado',
}
