// SPDX-License-Identifier: Apache-2.0
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, type TextSet } from '../../packages/texts/src/languages.ts'
import { readAreas, type Sentences } from '../../packages/texts/src/locales.ts'
import { judgeSet } from '../check/judge-translation.ts'
import { readSet } from '../generate/text-sets.ts'
import { CannotDo } from './cannot-do.ts'

/**
 * Takes the translations of a flat JSON file into the catalogues of a language. Answers what was done, with
 * what `npm run check` would still complain about. Throws CannotDo, without having written anything, when a
 * sentence is broken or does not match its source.
 */
export function importTexts(set: TextSet, file: string, locales: string): string {
  const imported = readImported(file)
  const source = readAreas('EN', locales)
  const english: Sentences = Object.assign({}, ...source.values())
  const { sameAsEnglish } = readSet(set, locales)
  const { broken, doubtful } = judgeSet({ set, sentences: imported, sameAsEnglish }, english)
  if (broken.length > 0) throw new CannotDo([...broken, 'Nothing was imported.'].join('\n'))
  const areas = readAreas(set, locales)
  const changed = [...source].flatMap(([area, ofSource]) => {
    const before = areas.get(area) ?? {}
    const after = inOrder(Object.keys(ofSource), { ...before, ...pick(imported, ofSource) })
    const count = Object.keys(after).filter((key) => after[key] !== before[key]).length
    return count === 0 ? [] : [{ path: join(locales, folderOf(set), `${area}.json`), after, count }]
  })
  for (const { path, after } of changed) writeWhole(path, `${JSON.stringify(after, null, 2)}\n`)
  const count = changed.reduce((sum, area) => sum + area.count, 0)
  return [
    `Imported ${count} changed texts into ${changed.length} files.`,
    ...(doubtful.length > 0 ? ['npm run check will not accept yet:', ...doubtful] : []),
  ].join('\n')
}

/** The sentences of a file; empty ones are not translated yet. */
function readImported(file: string): Sentences {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new CannotDo(`${file} cannot be read as JSON: ${String(error)}`, { cause: error })
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CannotDo(`${file} is not an object of keys and sentences.`)
  const entries = Object.entries(content)
  const strange = entries.filter(([, sentence]) => typeof sentence !== 'string').map(([key]) => key)
  if (strange.length > 0)
    throw new CannotDo(
      [...strange.map((key) => `${key}: is not a sentence`), 'Nothing was imported.'].join('\n'),
    )
  return Object.fromEntries(entries.filter(([, sentence]) => sentence !== ''))
}

function pick(sentences: Sentences, ofArea: Sentences): Sentences {
  return Object.fromEntries(Object.entries(sentences).filter(([key]) => key in ofArea))
}

/** Keys of the source in its order; then what else there was. */
function inOrder(keys: readonly string[], sentences: Sentences): Sentences {
  const present = keys.filter((key) => sentences[key] !== undefined)
  return { ...Object.fromEntries(present.map((key) => [key, sentences[key] ?? ''])), ...sentences }
}

function writeWhole(path: string, content: string): void {
  const unfinished = `${path}.unfinished`
  writeFileSync(unfinished, content)
  renameSync(unfinished, path)
}
