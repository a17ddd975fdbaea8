// SPDX-License-Identifier: Apache-2.0
import { isLanguage, languages, type Language, type LanguageFacts } from '@tessera/texts'

/** The language of a page: the one that the visitor chose in this browser, else the brand's default. */
export function visitorLanguage(cookies: string | undefined, usual: string): Language {
  const chosen = /(?:^|;\s*)hisLang=([A-Z-]{2,8})(?:;|$)/.exec(cookies ?? '')?.[1]
  return [chosen, usual].find(isLanguage) ?? 'TY'
}

/** The attributes of the html element for a language. */
export function languageFacts(language: Language): { lang: string; dir: 'ltr' | 'rtl' } {
  const facts: LanguageFacts = languages[language]
  return { lang: facts.tag, dir: facts.direction ?? 'ltr' }
}
