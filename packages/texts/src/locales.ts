// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf, type TextSet } from './languages.ts'

/** The catalogues of the translators: a folder for each language, with a JSON file for each area. */
export const localesFolder = fileURLToPath(new URL('../locales', import.meta.url))

/** Keys and ICU messages, as translators write them. */
export type Sentences = Readonly<Record<string, string>>

/** The areas of a set, each with its sentences in their order. For tools and builds: it reads the files anew. */
export function readAreas(set: TextSet, folder = localesFolder): Map<string, Sentences> {
  const ofSet = join(folder, folderOf(set))
  const files = readdirSync(ofSet)
    .filter((file) => file.endsWith('.json'))
    .sort()
  return new Map(
    files.map((file) => [file.slice(0, -'.json'.length), readJson<Sentences>(join(ofSet, file))]),
  )
}

/** All sentences of a set. */
export function readSentences(set: TextSet, folder = localesFolder): Sentences {
  return Object.assign({}, ...readAreas(set, folder).values()) as Sentences
}

/** What each area is about, for translators. */
export function readNotes(folder = localesFolder): Readonly<Record<string, string>> {
  return readJson(join(folder, 'notes.json'))
}

/** Keys of a set whose sentence is rightly the same as in English: names, signs, words that are the same. */
export function readSameAsEnglish(set: TextSet, folder = localesFolder): readonly string[] {
  const bySet = readJson<Readonly<Record<string, readonly string[]>>>(join(folder, 'same-as-english.json'))
  return bySet[folderOf(set)] ?? []
}

function readJson<Content>(file: string): Content {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error })
  }
}
