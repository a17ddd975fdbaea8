// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': '言語',
  'language.button': '言語：{name}',
  'language.search': '言語を探す',
  'language.list': '言語一覧',
  'language.none': '一致する言語はありません',
}
