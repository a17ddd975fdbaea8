// SPDX-License-Identifier: Apache-2.0
import { compileMessage } from '@tessera/texts/compile-message'
import { languages, type TextSet } from '@tessera/texts/languages'
import { createTranslator, type Catalogue, type Message, type Translate } from '@tessera/texts/translator'
import { problemsOfText } from './judge-text.ts'

interface StoredText {
  key: string
  sentence: string | null
}

/** Sentences of a brand in one language, compiled. */
export interface CompiledTexts {
  catalogue: Catalogue
  translate: Translate
  /** What each was made from. */ sentences: ReadonlyMap<string, string>
}

/**
 * Compiles what operators wrote. A sentence that this release does not take is left out, so that its reader gets that
 * of the release. Those that are as in `known` are not read again. Undefined when nothing is left.
 */
export function compileTexts(
  language: TextSet,
  texts: readonly StoredText[],
  known?: CompiledTexts,
): CompiledTexts | undefined {
  const catalogue: Record<string, Message> = {}
  const sentences = new Map<string, string>()
  for (const { key, sentence } of texts) {
    if (sentence === null) continue
    const message =
      known?.sentences.get(key) === sentence ? known.catalogue[key] : compiled(language, key, sentence)
    if (message === undefined) continue
    catalogue[key] = message
    sentences.set(key, sentence)
  }
  if (sentences.size === 0) return undefined
  return { catalogue, sentences, translate: createTranslator(languages[language].tag, catalogue) }
}

const compiled = (language: TextSet, key: string, sentence: string): Message | undefined =>
  problemsOfText({ key, language, sentence }, { strict: false }).length > 0
    ? undefined
    : compileMessage(key, sentence)
