// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Ini bisa berarti {whole} atau {part}. Ketik tanpa tanda pemisah ribuan.',
  'numbers.unread': 'Angka ini tidak dapat dibaca. Ketik tanpa tanda pemisah ribuan.',
}
