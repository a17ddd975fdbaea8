// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Số này có thể là {whole} hoặc {part}. Vui lòng nhập không có dấu phân cách hàng nghìn.',
  'numbers.unread': 'Không đọc được số này. Vui lòng nhập không có dấu phân cách hàng nghìn.',
}
