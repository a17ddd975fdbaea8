// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'قد يكون هذا {whole} أو {part}. اكتبه من دون فاصل للآلاف.',
  'numbers.unread': 'تعذّرت قراءة هذا الرقم. اكتبه من دون فواصل للآلاف.',
}
