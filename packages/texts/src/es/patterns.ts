// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Introduce {min} - {max} caracteres: {text}',
  'pattern.exact': 'Introduce {min} caracteres: {text}',
  'pattern.passwordRange': 'Escribe una contraseña de {min} - {max} caracteres',
  'pattern.0': 'cualquier carácter',
  'pattern.1': 'primero una letra, luego letras y dígitos',
  'pattern.2': 'kanji y dígitos',
  'pattern.3': 'formato de correo electrónico',
  'pattern.4': 'letras y dígitos sin caracteres especiales',
  'pattern.5': 'letras y dígitos combinados',
  'pattern.6': 'solo dígitos',
  'pattern.7': 'letras y dígitos con al menos una mayúscula',
  'pattern.8': 'letras inglesas y espacios',
  'pattern.9': 'sin espacios',
  'pattern.10': 'chino y puntuación',
  'pattern.11': 'fecha yyyy-MM-dd',
  'pattern.12': 'letras y espacios',
  'pattern.13': 'fecha MM-dd-yyyy',
  'pattern.14': 'solo letras y dígitos',
  'pattern.15': 'solo coreano',
  'pattern.16': 'solo tailandés',
  'pattern.17': 'tailandés o inglés y espacios',
  'pattern.18': 'mayúsculas y espacios con al menos una letra inglesa',
  'pattern.19': 'letras, dígitos y símbolos',
  'pattern.20': 'al menos una mayúscula, una minúscula, un dígito y un símbolo',
}
