// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': '請輸入 {min} - {max} 個字元：{text}',
  'pattern.exact': '請輸入 {min} 個字元：{text}',
  'pattern.passwordRange': '請填寫 {min} - {max} 個字元的密碼',
  'pattern.0': '任意字元',
  'pattern.1': '以字母開頭，其後為字母和數字',
  'pattern.2': '漢字和數字',
  'pattern.3': '電子郵件格式',
  'pattern.4': '字母和數字，不含特殊字元',
  'pattern.5': '字母與數字的組合',
  'pattern.6': '僅限數字',
  'pattern.7': '字母和數字，至少一個大寫字母',
  'pattern.8': '英文字母和空格',
  'pattern.9': '不含空格',
  'pattern.10': '中文和標點',
  'pattern.11': '日期 yyyy-MM-dd',
  'pattern.12': '字母和空格',
  'pattern.13': '日期 MM-dd-yyyy',
  'pattern.14': '僅限字母和數字',
  'pattern.15': '僅限韓文',
  'pattern.16': '僅限泰文',
  'pattern.17': '泰文或英文及空格',
  'pattern.18': '大寫字母和空格，至少一個英文字母',
  'pattern.19': '字母、數字和符號',
  'pattern.20': '至少各一個大寫字母、小寫字母、數字和特殊符號',
}
