// SPDX-License-Identifier: Apache-2.0
import { folderOf, type TextSet } from '../../packages/texts/src/languages.ts'
import { readAreas, readNotes, type Sentences } from '../../packages/texts/src/locales.ts'
import { judgeSet } from '../check/judge-translation.ts'
import { readSet } from '../generate/text-sets.ts'

/**
 * The sentences that a language lacks or that read as in English, by area, each with its source and with what
 * translators should know of the area.
 */
export function listMissing(set: TextSet, locales: string): string {
  const source = readAreas('EN', locales)
  const notes = readNotes(locales)
  const english: Sentences = Object.assign({}, ...source.values())
  const { missing, sameAsSource } = judgeSet(readSet(set, locales), english)
  if (missing.length + sameAsSource.length === 0) return `${folderOf(set)} has every text.`
  const isMissing = new Set(missing)
  const areas = [...source].flatMap(([area, sentences]) => {
    const lines = Object.entries(sentences)
      .filter(([key]) => isMissing.has(key) || sameAsSource.includes(key))
      .map(([key, sentence]) => `  ${key}: ${sentence}${isMissing.has(key) ? '' : ' (reads as in English)'}`)
    return lines.length === 0 ? [] : [`${area}.json: ${notes[area] ?? ''}`, ...lines]
  })
  return [
    ...areas,
    `${folderOf(set)}: ${missing.length} texts missing, ${sameAsSource.length} read as in English.`,
  ].join('\n')
}
