// SPDX-License-Identifier: Apache-2.0
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { english } from '../../packages/texts/src/en/index.ts'
import { folderOf, translatedSets, type TextSet } from '../../packages/texts/src/languages.ts'

const source = fileURLToPath(new URL('../../packages/texts/src/', import.meta.url))

export interface TextSource {
  set: TextSet
  /** Key to sentence, as written. */ sentences: Readonly<Record<string, string>>
  /** Keys that are correctly the same as in English. */ sameAsEnglish: readonly string[]
}

/**
 * The sentences of every set as its files say them: the English source first, then each folder of a
 * translated set.
 */
export async function readSets(): Promise<TextSource[]> {
  return [
    { set: 'EN', sentences: english, sameAsEnglish: [] },
    ...(await Promise.all(translatedSets.map(readSet))),
  ]
}

async function readSet(set: TextSet): Promise<TextSource> {
  const folder = `${source}${folderOf(set)}`
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile() && file.name.endsWith('.ts'))
    .map((file) => file.name)
    .sort()
  const sentences: Record<string, string> = {}
  let sameAsEnglish: readonly string[] = []
  for (const file of files) {
    const held: Record<string, unknown> = await import(pathToFileURL(`${folder}/${file}`).href)
    if (file === 'same-as-english.ts') sameAsEnglish = listOf(held['sameAsEnglish'])
    else for (const domain of Object.values(held)) Object.assign(sentences, domain)
  }
  return { set, sentences, sameAsEnglish }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
