// SPDX-License-Identifier: Apache-2.0
import type { languageTexts as source } from '../en/languages.ts'
import type { Translated } from '../translated.ts'

/** The choice of the language. */
export const languageTexts: Translated<typeof source> = {
  'language.title': 'ภาษา',
  'language.button': 'ภาษา: {name}',
  'language.search': 'ค้นหาภาษา',
  'language.list': 'รายการภาษา',
  'language.none': 'ไม่มีภาษาที่ตรงกัน',
}
