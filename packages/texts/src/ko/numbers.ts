// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': '{whole} 또는 {part}(으)로 읽을 수 있습니다. 천 단위 구분 기호 없이 입력해 주세요.',
  'numbers.unread': '숫자로 읽을 수 없습니다. 천 단위 구분 기호 없이 입력해 주세요.',
}
