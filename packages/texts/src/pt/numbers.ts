// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Isto pode ser {whole} ou {part}. Escreva sem separador de milhares.',
  'numbers.unread': 'Não é possível ler este número. Escreva sem separadores de milhares.',
}
