// SPDX-License-Identifier: Apache-2.0
import type { TextKey, TextValues } from '@tessera/texts'
import type { Reader } from './context.ts'

/** Says a sentence in the language of the caller and the words of the brand. */
export type Say = (key: TextKey, values?: TextValues) => string

/** Says sentences to a reader. */
export const sayTo =
  ({ texts, language }: Reader): Say =>
  (key, values) =>
    texts.say(language, key, values)

/**
 * A sentence that is said where the reader's language and brand are known: when the answer is written. Operations put
 * it into the `fields` of a refusal.
 */
export class Sentence {
  readonly key: TextKey
  readonly values: Readonly<Record<string, string | number | Sentence>>

  constructor(key: TextKey, values: Readonly<Record<string, string | number | Sentence>> = {}) {
    this.key = key
    this.values = values
  }

  in(say: Say): string {
    const values: TextValues = Object.fromEntries(
      Object.entries(this.values).map(([name, value]) => [
        name,
        value instanceof Sentence ? value.in(say) : value,
      ]),
    )
    return say(this.key, values)
  }
}

/** What is wrong with a field, as the rules of forms name it: `words` are sentences themselves. */
interface Problem {
  key: TextKey
  values?: TextValues
  words?: Readonly<Record<string, TextKey>>
}

/** The sentence of a problem. */
const sentenceOf = ({ key, values, words = {} }: Problem): Sentence =>
  new Sentence(key, {
    ...values,
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [name, new Sentence(word)])),
  })

/** The `fields` of a refusal; undefined when no field has a problem. */
export const sentencesOf = (
  problems: Readonly<Record<string, Problem | undefined>>,
): Record<string, Sentence> | undefined => {
  const fields = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [[field, sentenceOf(problem)] as const] : [],
  )
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}
