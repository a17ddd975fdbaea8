// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'Ngôn ngữ',
  'language.button': 'Ngôn ngữ: {name}',
  'language.search': 'Tìm ngôn ngữ',
  'language.list': 'Các ngôn ngữ',
  'language.none': 'Không có ngôn ngữ phù hợp',
}
