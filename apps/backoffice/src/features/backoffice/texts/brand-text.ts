// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { languages, type TextSet } from '@tessera/texts/languages'

export type BrandText = CallOutput<'backoffice.texts'>['list'][number]

/** As many characters a sentence of a brand has at most. */
export const longestText = 2_000

/** What an element needs that shows words of a language. */
export function spokenIn(language: TextSet): { lang: string; dir: 'ltr' | 'rtl' } {
  const facts = languages[language]
  return { lang: facts.tag, dir: 'direction' in facts ? facts.direction : 'ltr' }
}
