// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': '語言',
  'language.button': '語言：{name}',
  'language.search': '查詢語言',
  'language.list': '語言列表',
  'language.none': '沒有符合的語言',
}
