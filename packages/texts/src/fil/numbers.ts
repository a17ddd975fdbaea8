// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Maaaring {whole} o {part} ito. I-type ito nang walang tanda sa pagitan ng mga libo.',
  'numbers.unread': 'Hindi mabasa ang numerong ito. I-type ito nang walang tanda sa pagitan ng mga libo.',
}
