// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': '這可能是 {whole}，也可能是 {part}。請不要輸入千分位符號。',
  'numbers.unread': '無法辨識這個數字。請不要輸入千分位符號。',
}
