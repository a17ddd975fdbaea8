// SPDX-License-Identifier: Apache-2.0
import { text } from '@tessera/texts'
import { languageOfTag, languages } from '@tessera/texts/languages'

/**
 * A built page in the language `tag` (BCP 47, as in the address of a launch; unknown or missing means
 * English): its language, its direction, and the line for browsers without JavaScript. Everything else is
 * written by the page's own script.
 */
export function pageInLanguage(html: string, tag: string | undefined): string {
  const { texts: set } = languages[languageOfTag(tag)]
  const facts = languages[set]
  const direction = 'direction' in facts ? facts.direction : 'ltr'
  const line = text(set, 'trouble.noScript').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return html
    .replace(/<html lang="[^"]*" dir="[^"]*"/, () => `<html lang="${facts.tag}" dir="${direction}"`)
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${line}</noscript>`)
}
