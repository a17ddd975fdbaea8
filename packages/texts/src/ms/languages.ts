// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Bahasa',
  'language.button': 'Bahasa: {name}',
  'language.search': 'Cari bahasa',
  'language.list': 'Senarai bahasa',
  'language.none': 'Tiada bahasa yang sepadan',
}
