// SPDX-License-Identifier: Apache-2.0
import { isLanguage, languageOfTag, languages, type Language } from '@tessera/texts/languages'
import type { Names } from '../events/event.ts'
import { isWholeWorld, regionName } from './region-name.ts'

/** The language that a request names by its code in the picker, or by its tag. */
const languageNamed = (name: string): Language => (isLanguage(name) ? name : languageOfTag(name))

/**
 * A name in a language: as its source has it in that language; a country by the name that it has there; in English
 * otherwise. Operators, who name no language, read what the source says.
 */
export function nameIn(names: Names | undefined, language: string | undefined): string {
  const english = names?.en ?? ''
  if (language === undefined || !names) return english
  const spoken = languageNamed(language)
  return names[languages[spoken].tag] ?? regionName(english, spoken) ?? english
}

/** The region of a competition; empty for one that belongs to the whole world. */
export const regionIn = (region: Names | undefined, language: string | undefined): string =>
  region && isWholeWorld(region.en) ? '' : nameIn(region, language)
