// SPDX-License-Identifier: Apache-2.0
import { writeFileSync } from 'node:fs'
import { isTranslated } from '../../packages/texts/src/audiences.ts'
import type { TextSet } from '../../packages/texts/src/languages.ts'
import { readSentences } from '../../packages/texts/src/locales.ts'
import { CannotDo } from './cannot-do.ts'

/** Writes the sentences of a language as one flat JSON file. Answers what was done. */
export function exportTexts(set: TextSet, file: string, locales: string): string {
  const sentences = readSentences(set, locales)
  const keys = Object.keys(readSentences('EN', locales)).filter((key) => set === 'EN' || isTranslated(key))
  const all = Object.fromEntries(keys.map((key) => [key, sentences[key] ?? '']))
  try {
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
  } catch (error) {
    throw new CannotDo(`${file} cannot be written: ${String(error)}`, { cause: error })
  }
  const empty = keys.filter((key) => sentences[key] === undefined).length
  return `Wrote ${keys.length} texts to ${file}${empty === 0 ? '' : `, ${empty} of them not translated`}.`
}
