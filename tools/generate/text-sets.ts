// SPDX-License-Identifier: Apache-2.0
import { translatedSets, type TextSet } from '../../packages/texts/src/languages.ts'
import {
  localesFolder,
  readSameAsEnglish,
  readSentences,
  type Sentences,
} from '../../packages/texts/src/locales.ts'

export interface TextSource {
  set: TextSet
  /** Key to sentence, as written. */ sentences: Sentences
  /** Keys that are correctly the same as in English. */ sameAsEnglish: readonly string[]
}

/** The sentences of every set as its catalogues say them: the English source first. */
export function readSets(folder = localesFolder): TextSource[] {
  return (['EN', ...translatedSets] as const).map((set) => readSet(set, folder))
}

/** The sentences of one set. */
export function readSet(set: TextSet, folder = localesFolder): TextSource {
  return {
    set,
    sentences: readSentences(set, folder),
    sameAsEnglish: set === 'EN' ? [] : readSameAsEnglish(set, folder),
  }
}
