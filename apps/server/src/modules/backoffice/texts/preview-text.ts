// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { compileMessage } from '@tessera/texts/compile-message'
import { languages } from '@tessera/texts/languages'
import { sampleValues } from '@tessera/texts/sample-values'
import { createTranslator } from '@tessera/texts/translator'
import { problemsOfText } from '../../../platform/texts/judge-text.ts'
import { siteKey } from './set-text.ts'

/** What is wrong with a sentence, and what it says with sample values. Throws `backoffice.noText`. */
export function previewText(
  { language, key: asked, text }: OperationInput<'backoffice.previewText'>,
  siteName: string,
): OperationOutput<'backoffice.previewText'> {
  const key = siteKey(asked)
  const problems = problemsOfText({ key, language, sentence: text }, { strict: true })
  const { tag } = languages[language]
  try {
    const message = compileMessage(key, text)
    const say = createTranslator(tag, { [key]: message })
    const samples = sampleValues(tag, message, { site: siteName }).map((values) => ({
      values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
      text: say(key, values),
    }))
    return { problems, samples }
  } catch {
    return { problems, samples: [] }
  }
}
