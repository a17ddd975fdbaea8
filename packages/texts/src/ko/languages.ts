// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': '언어',
  'language.button': '언어: {name}',
  'language.search': '언어 찾기',
  'language.list': '언어 목록',
  'language.none': '일치하는 언어가 없습니다',
}
