// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Язык',
  'language.button': 'Язык: {name}',
  'language.search': 'Найти язык',
  'language.list': 'Языки',
  'language.none': 'Подходящих языков нет',
}
