// SPDX-License-Identifier: Apache-2.0
import { languages } from '@tessera/texts/languages'

const names = new Intl.DisplayNames(['en'], { type: 'language' })

/**
 * The name of a language by its code in the picker, in the console's language; without one, the code itself.
 */
export function languageName(code: string): string {
  if (code === 'TY') return languages.TY.name
  return code in languages ? (names.of(languages[code as keyof typeof languages].tag) ?? code) : code
}
export const isLanguage = (code: string): boolean => code in languages
