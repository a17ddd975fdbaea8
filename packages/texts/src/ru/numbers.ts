// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'Это может быть {whole} или {part}. Введите число без разделителя тысяч.',
  'numbers.unread': 'Не удаётся прочитать это число. Введите его без разделителей тысяч.',
}
