// SPDX-License-Identifier: Apache-2.0
import { isLanguage, languages, type Language, type LanguageFacts } from '@tessera/texts'

/**
 * The language in which a page goes out: the one that the visitor has chosen on this machine, else the
 * brand's own.
 */
export function visitorLanguage(cookies: string | undefined, usual: string): Language {
  const chosen = /(?:^|;\s*)hisLang=([A-Z-]{2,8})(?:;|$)/.exec(cookies ?? '')?.[1]
  return [chosen, usual].find(isLanguage) ?? 'TY'
}

/** What the page element says about a language. */
export function languageFacts(language: Language): { lang: string; dir: 'ltr' | 'rtl' } {
  const facts: LanguageFacts = languages[language]
  return { lang: facts.tag, dir: facts.direction ?? 'ltr' }
}
