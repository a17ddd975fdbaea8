// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': '这可能是 {whole}，也可能是 {part}。请不要输入千位分隔符。',
  'numbers.unread': '无法识别这个数字。请不要输入千位分隔符。',
}
