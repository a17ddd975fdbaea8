// SPDX-License-Identifier: Apache-2.0
import { compileMessage } from '@tessera/texts/compile-message'
import { languages, type TextSet } from '@tessera/texts/languages'
import { createTranslator, type Catalogue, type Translate } from '@tessera/texts/translator'
import { problemsOfText } from './judge-text.ts'

/** Sentences of a brand in one language, compiled. */
export interface CompiledTexts {
  catalogue: Catalogue
  translate: Translate
}

/**
 * Compiles what operators wrote. A sentence that this release does not take is left out, so that its reader gets that
 * of the release. Undefined when nothing is left.
 */
export function compileTexts(
  language: TextSet,
  texts: readonly { key: string; sentence: string | null }[],
): CompiledTexts | undefined {
  const catalogue: Record<string, Catalogue[string]> = {}
  for (const { key, sentence } of texts)
    if (sentence !== null && problemsOfText({ key, language, sentence }, { strict: false }).length === 0)
      catalogue[key] = compileMessage(key, sentence)
  if (Object.keys(catalogue).length === 0) return undefined
  return { catalogue, translate: createTranslator(languages[language].tag, catalogue) }
}
