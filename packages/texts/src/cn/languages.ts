// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': '语言',
  'language.button': '语言：{name}',
  'language.search': '查找语言',
  'language.list': '语言列表',
  'language.none': '没有匹配的语言',
}
