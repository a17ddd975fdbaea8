// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { english } from '@tessera/texts/english'
import { chainOf, type TextSet } from '@tessera/texts/languages'
import { readSentences, type Sentences } from '@tessera/texts/locales'
import { overridable } from '@tessera/texts/overridable'
import type { TextKey } from '@tessera/texts'
import type { BrandText } from '../../../platform/texts/brand-text-store.ts'
import { problemsOfText } from '../../../platform/texts/judge-text.ts'

export type PresentedText = OperationOutput<'backoffice.setText'>

/** The keys of all sentences that a site says, in the order of the catalogues. */
export const siteKeys = (Object.keys(english) as TextKey[]).filter((key) => overridable(key) !== 'no')

const sentences = new Map<TextSet, Sentences>()

/** What translators wrote in a language. The files of a release do not change while it runs. */
function sentencesOf(set: TextSet): Sentences {
  const known = sentences.get(set) ?? readSentences(set)
  sentences.set(set, known)
  return known
}

/** A sentence of the release in a language, or in the next one of its chain that has it. */
function shippedText(language: TextSet, key: TextKey): { shipped: string; shippedIn: TextSet } {
  const shippedIn = chainOf(language).find((set) => sentencesOf(set)[key] !== undefined) ?? 'EN'
  return { shipped: sentencesOf(shippedIn)[key] ?? english[key], shippedIn }
}

/** A sentence of a brand as the console shows it. */
export function presentText(language: TextSet, key: TextKey, changed: BrandText | undefined): PresentedText {
  const own = changed?.sentence ?? null
  const problems = own === null ? [] : problemsOfText({ key, language, sentence: own }, { strict: false })
  return {
    key,
    english: english[key],
    ...shippedText(language, key),
    own,
    problem: problems.length > 0 ? problems.join('; ') : null,
    open: overridable(key) === 'yes',
    version: changed?.version ?? 0,
    changedAt: changed?.changedAtMs ?? null,
    changedBy: changed?.changedBy ?? null,
  }
}
