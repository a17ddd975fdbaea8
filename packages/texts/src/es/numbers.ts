// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Puede ser {whole} o {part}. Escríbelo sin separador de miles.',
  'numbers.unread': 'No se puede leer este número. Escríbelo sin separadores de miles.',
}
