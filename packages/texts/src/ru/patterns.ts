// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Введите {min} - {max} знаков: {text}',
  'pattern.exact': 'Введите {min} знаков: {text}',
  'pattern.passwordRange': 'Введите пароль длиной {min} - {max} знаков',
  'pattern.0': 'любые знаки',
  'pattern.1': 'сначала буква, затем буквы и цифры',
  'pattern.2': 'иероглифы и цифры',
  'pattern.3': 'формат электронной почты',
  'pattern.4': 'буквы и цифры без специальных знаков',
  'pattern.5': 'буквы вместе с цифрами',
  'pattern.6': 'только цифры',
  'pattern.7': 'буквы и цифры, хотя бы одна заглавная',
  'pattern.8': 'английские буквы и пробелы',
  'pattern.9': 'без пробелов',
  'pattern.10': 'китайские знаки и пунктуация',
  'pattern.11': 'дата yyyy-MM-dd',
  'pattern.12': 'буквы и пробелы',
  'pattern.13': 'дата MM-dd-yyyy',
  'pattern.14': 'только буквы и цифры',
  'pattern.15': 'только корейские буквы',
  'pattern.16': 'только тайские буквы',
  'pattern.17': 'тайские или английские буквы и пробелы',
  'pattern.18': 'заглавные буквы и пробелы, хотя бы одна английская буква',
  'pattern.19': 'буквы, цифры и символы',
  'pattern.20': 'хотя бы одна заглавная и строчная буква, цифра и символ',
}
