// SPDX-License-Identifier: Apache-2.0
import { messages as english } from '@tessera/texts/generated/en/studio'
import { languageOfTag, languages, type LanguageFacts } from '@tessera/texts/languages'
import { createTranslator, type Translate } from '@tessera/texts/translator'
import { readGiven } from './given.ts'

/** Replaces runtime/texts.ts in the saved verifier, whose texts are in the page itself. */
const { language = 'en', messages = english } = readGiven(document)
const facts: LanguageFacts = languages[languageOfTag(language)]
document.documentElement.lang = facts.tag
document.documentElement.dir = facts.direction ?? 'ltr'

export const t: Translate = createTranslator(facts.tag, messages)
export const locale = `${facts.tag}-u-nu-latn`
