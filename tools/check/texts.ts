// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { english } from '../../packages/texts/src/en/index.ts'
import { staleCatalogues } from '../generate/texts.ts'
import { readSets } from '../generate/text-sets.ts'
import { englishFixtures } from './english-fixtures.ts'
import { englishIn } from './find-english.ts'
import { judgeSet, type Judgement } from './judge-translation.ts'

/**
 * Whether an unfinished translation fails the check. While translations are being written the check only
 * counts what is missing.
 */
const setsMustBeComplete = true

const root = fileURLToPath(new URL('../../', import.meta.url))
const speaking = /\b(?:t|text|say)\(\s*(?:[\w.?]+,\s*)?'([\w.]+)'|\{\{([\w.]+)\}\}/g
/** What people read in a browser: the pages of site, console and studio, and their shared parts. */
const pages = [
  'apps/{web,backoffice,studio}/*.html',
  'apps/{web,backoffice}/src/**/*.{ts,tsx}',
  'apps/studio/src/{client,runtime,games}/**/*.ts',
  'packages/ui/src/**/*.{ts,tsx}',
]

/** Keys used in a source text by `t('key')` or `text(language, 'key')` that no catalogue has. */
export function unknownKeys(source: string): string[] {
  return [...source.matchAll(speaking)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((key) => key.includes('.') && !(key in english))
}

/**
 * Keys in more than one English file, or twice in one: the later sentence would silently replace the other.
 */
export function keysWrittenTwice(sources: readonly string[]): string[] {
  const seen = new Set<string>()
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/^ {2}'([\w.]+)':/gm)].map((match) => match[1] ?? ''),
  )
  return keys.filter((key) => seen.size === seen.add(key).size)
}

/**
 * English that people read but that is not in packages/texts; and fixtures in which the search no longer
 * finds any.
 */
function englishOutside(): string[] {
  const toothless = englishFixtures
    .filter(({ file, code, found }) => englishIn(code, file)[0] !== found)
    .map(({ code }) => `tools/check/find-english.ts misjudges its fixture: ${code.trim()}`)
  const outside = globSync(pages, { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      englishIn(readFileSync(root + file, 'utf8'), file).map(
        (words) => `${file}: "${words}" belongs into packages/texts`,
      ),
    )
  return [...toothless, ...outside]
}

/**
 * Complaints about this tree that concern no single language: unknown keys, duplicate keys, English outside
 * packages/texts, and catalogues that lag behind their source.
 */
export async function checkTexts(): Promise<string[]> {
  const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/*/*.html'], { cwd: root })
  const unknown = files.flatMap((file) =>
    unknownKeys(readFileSync(root + file, 'utf8')).map((key) => `${file}: no text ${key}`),
  )
  const stale = (await staleCatalogues()).map(
    (file) => `${file.slice(root.length)} is not up to date: npm run generate -- texts`,
  )
  const english = globSync('packages/texts/src/en/*.ts', { cwd: root }).map((file) =>
    readFileSync(root + file, 'utf8'),
  )
  const twice = keysWrittenTwice(english).map((key) => `packages/texts/src/en: ${key} is written twice`)
  return [...unknown, ...twice, ...englishOutside(), ...stale]
}

/** What is wrong with the translations, by language; with `only`, for that language alone. */
export async function checkSets(only?: string): Promise<Map<string, Judgement>> {
  const sets = (await readSets()).filter(
    ({ set }) => set !== 'EN' && (only === undefined || set === only.toUpperCase()),
  )
  return new Map(sets.map((source) => [source.set, judgeSet(source)]))
}

if (import.meta.main) {
  const [only] = process.argv.slice(2)
  const complaints = only === undefined ? await checkTexts() : []
  const judged = await checkSets(only)
  for (const [set, { missing, wrong }] of judged) {
    if (only !== undefined || setsMustBeComplete)
      complaints.push(
        ...wrong,
        ...(missing.length === 0 ? [] : [`${set} lacks ${missing.length} texts: ${missing.join(', ')}`]),
      )
    else if (missing.length + wrong.length > 0)
      console.log(
        `${set}: ${missing.length} texts missing, ${wrong.length} wrong; see them: npm run texts -- ${set}`,
      )
  }
  if (only !== undefined && judged.size === 0) complaints.push(`There is no set ${only}`)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
