// SPDX-License-Identifier: Apache-2.0
import { messages as english } from '@tessera/texts/generated/en/studio'
import { loadSet } from '@tessera/texts/generated/load-studio'
import { languageOfTag, languages, type LanguageFacts } from '@tessera/texts/languages'
import { createTranslator, type Translate } from '@tessera/texts/translator'
import { keep, stored } from './page/theme.ts'

/**
 * The language of the frame: the one in which the operator launched the game, which the verifier and a reload
 * remember. Importing this waits until its texts are loaded; if that fails, the frame uses English.
 */
const KEY = 'lang'
const asked = typeof location === 'undefined' ? null : new URL(location.href).searchParams.get(KEY)
if (asked !== null) keep(KEY, asked)
const language = languages[languageOfTag(asked ?? stored(KEY))]
const messages =
  language.texts === 'EN'
    ? english
    : await loadSet[language.texts]().then(
        (set) => set.messages,
        () => english,
      )
const facts: LanguageFacts = messages === english ? languages.EN : language

if (typeof document !== 'undefined') {
  document.documentElement.lang = facts.tag
  document.documentElement.dir = facts.direction ?? 'ltr'
}

if (typeof document !== 'undefined' && facts.tag !== 'en')
  void import('@tessera/ui/theme/script-fonts.ts').then(
    ({ useFontsOf }) => useFontsOf(facts.tag),
    () => undefined,
  )

/** Returns a text in the language of the player. */
export const t: Translate = createTranslator(facts.tag, messages)

/** The language of this page and its texts, for a copy of the page that has no server. */
export const pageTexts = { language: facts.tag, messages }

/** The locale for dates; their digits stay Latin, like those of stakes and multipliers. */
export const locale = `${facts.tag}-u-nu-latn`
