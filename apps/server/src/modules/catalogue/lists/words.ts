// SPDX-License-Identifier: Apache-2.0
import { defaultGameLanguage, languages, languageOf } from '@tessera/texts'
import type { Names } from '../snapshot/snapshot.ts'

/** The language of game names for a viewer: their own, or English where they have chosen none (D-158). */
export const gameLanguage = (language: string): string =>
  languageOf(language) === 'TY' ? defaultGameLanguage : languageOf(language)

/** A name in a language: its own, that of the set whose sentences it speaks, or the fixed one. */
export const namedIn = (language: string, names: Names, fixed: string): string =>
  names[gameLanguage(language)] ?? names[languages[languageOf(language)].texts] ?? names.EN ?? fixed
