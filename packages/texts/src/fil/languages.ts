// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Wika',
  'language.button': 'Wika: {name}',
  'language.search': 'Maghanap ng wika',
  'language.list': 'Mga wika',
  'language.none': 'Walang tugmang wika',
}
