// SPDX-License-Identifier: Apache-2.0
import { messages as english } from '@tessera/texts/generated/en/studio'
import { loadSet } from '@tessera/texts/generated/load-studio'
import { languageOfTag, languages, type LanguageFacts } from '@tessera/texts/languages'
import { createTranslator, type Translate } from '@tessera/texts/translator'
import { keep, stored } from './page/theme.ts'

/**
 * The language of the frame: the one that the operator launched the game in, which the verifier and a reload
 * remember. Whoever imports this waits until its sentences are there; when they cannot be had, the frame
 * speaks English.
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

/** Says a sentence in the language of the player. */
export const t: Translate = createTranslator(facts.tag, messages)

/** The tag for dates; their digits stay Latin, like those of stakes and multipliers. */
export const locale = `${facts.tag}-u-nu-latn`
