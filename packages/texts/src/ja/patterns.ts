// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': '{min} - {max}文字で入力してください：{text}',
  'pattern.exact': '{min}文字で入力してください：{text}',
  'pattern.passwordRange': 'パスワードは{min} - {max}文字で入力してください',
  'pattern.0': '任意の文字',
  'pattern.1': '先頭は英字、続けて英字と数字',
  'pattern.2': '漢字と数字',
  'pattern.3': 'メールアドレスの形式',
  'pattern.4': '特殊文字を含まない英数字',
  'pattern.5': '英字と数字の組み合わせ',
  'pattern.6': '数字のみ',
  'pattern.7': '大文字を1つ以上含む英数字',
  'pattern.8': '英字とスペース',
  'pattern.9': 'スペースなし',
  'pattern.10': '中国語と句読点',
  'pattern.11': '日付 yyyy-MM-dd',
  'pattern.12': '文字とスペース',
  'pattern.13': '日付 MM-dd-yyyy',
  'pattern.14': '英字と数字のみ',
  'pattern.15': '韓国語のみ',
  'pattern.16': 'タイ語のみ',
  'pattern.17': 'タイ語または英語とスペース',
  'pattern.18': '大文字とスペース、英字を1つ以上',
  'pattern.19': '英字、数字、記号',
  'pattern.20': '大文字、小文字、数字、特殊記号をそれぞれ1つ以上',
}
