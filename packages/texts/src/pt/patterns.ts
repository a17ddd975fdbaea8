// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Introduza {min} - {max} caracteres: {text}',
  'pattern.exact': 'Introduza {min} caracteres: {text}',
  'pattern.passwordRange': 'Escreva uma palavra-passe com {min} - {max} caracteres',
  'pattern.0': 'quaisquer caracteres',
  'pattern.1': 'primeiro uma letra, depois letras e algarismos',
  'pattern.2': 'kanji e algarismos',
  'pattern.3': 'formato de e-mail',
  'pattern.4': 'letras e algarismos sem caracteres especiais',
  'pattern.5': 'letras e algarismos combinados',
  'pattern.6': 'só algarismos',
  'pattern.7': 'letras e algarismos com pelo menos uma maiúscula',
  'pattern.8': 'letras inglesas e espaços',
  'pattern.9': 'sem espaços',
  'pattern.10': 'chinês e pontuação',
  'pattern.11': 'data yyyy-MM-dd',
  'pattern.12': 'letras e espaços',
  'pattern.13': 'data MM-dd-yyyy',
  'pattern.14': 'só letras e algarismos',
  'pattern.15': 'só coreano',
  'pattern.16': 'só tailandês',
  'pattern.17': 'tailandês ou inglês e espaços',
  'pattern.18': 'maiúsculas e espaços com pelo menos uma letra inglesa',
  'pattern.19': 'letras, algarismos e símbolos',
  'pattern.20': 'pelo menos uma maiúscula, uma minúscula, um algarismo e um símbolo',
}
