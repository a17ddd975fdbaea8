// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'اللغة',
  'language.button': 'اللغة: {name}',
  'language.search': 'البحث عن لغة',
  'language.list': 'اللغات',
  'language.none': 'لا لغة مطابقة',
}
