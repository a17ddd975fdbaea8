// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Digite {min} - {max} caracteres: {text}',
  'pattern.exact': 'Digite {min} caracteres: {text}',
  'pattern.passwordRange': 'Escolha uma senha com {min} - {max} caracteres',
  'pattern.0': 'quaisquer caracteres',
  'pattern.1': 'primeiro uma letra, depois letras e números',
  'pattern.2': 'kanji e números',
  'pattern.3': 'formato de e-mail',
  'pattern.4': 'letras e números sem caracteres especiais',
  'pattern.5': 'letras e números juntos',
  'pattern.6': 'só números',
  'pattern.7': 'letras e números com pelo menos uma maiúscula',
  'pattern.8': 'letras do inglês e espaços',
  'pattern.9': 'sem espaços',
  'pattern.10': 'chinês e pontuação',
  'pattern.11': 'data yyyy-MM-dd',
  'pattern.12': 'letras e espaços',
  'pattern.13': 'data MM-dd-yyyy',
  'pattern.14': 'só letras e números',
  'pattern.15': 'só coreano',
  'pattern.16': 'só tailandês',
  'pattern.17': 'tailandês ou inglês e espaços',
  'pattern.18': 'maiúsculas e espaços com pelo menos uma letra do inglês',
  'pattern.19': 'letras, números e símbolos',
  'pattern.20': 'pelo menos uma maiúscula, uma minúscula, um número e um símbolo',
}
