// SPDX-License-Identifier: Apache-2.0
import type { ContentBody, ContentWords } from '@tessera/contract/messages/content'

/** Languages that stand in for each other (D-157). */
const neighbours: Readonly<Record<string, string>> = { 'PT-BR': 'PT', TW: 'CN' }
const nothing: ContentWords = { title: '', summary: '', action: '', category: '', content: '' }

/**
 * The languages to look for, best first: the requested one, a neighbour, the platform's common text, English.
 */
export const languagesFor = (language: string): string[] => [
  language,
  ...(neighbours[language] ? [neighbours[language]] : []),
  'TY',
  'EN',
]

/** The texts of an item in a language, or in the next best one that it has. */
export function wordsIn(language: string, { texts }: Pick<ContentBody, 'texts'>): ContentWords {
  const code =
    languagesFor(language).find((candidate) => Object.hasOwn(texts, candidate)) ?? Object.keys(texts)[0]
  return (code === undefined ? undefined : texts[code]) ?? nothing
}
