// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Cela peut être {whole} ou {part}. Saisissez-le sans séparateur de milliers.',
  'numbers.unread': 'Ce nombre ne peut pas être lu. Saisissez-le sans séparateur de milliers.',
}
