// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': '{whole} とも {part} とも読めます。桁区切りを付けずに入力してください。',
  'numbers.unread': '数字として読み取れません。桁区切りを付けずに入力してください。',
}
