// SPDX-License-Identifier: Apache-2.0
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isForAudience, type Audience } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/english.ts'
import { folderOf, languages, translatedSets, type TextSet } from '../../packages/texts/src/languages.ts'
import { localesFolder, readAreas, readNotes } from '../../packages/texts/src/locales.ts'
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

/** Of the programs in browsers: where their sources are, and which sentences they have. */
const programs: readonly { sources: string; has: readonly Audience[] }[] = [
  { sources: 'apps/web/src/**/*.{ts,tsx}', has: ['site', 'pages', 'account'] },
  { sources: 'apps/backoffice/src/**/*.{ts,tsx}', has: ['console'] },
  { sources: 'apps/studio/src/{client,games,runtime}/**/*.ts', has: ['studio'] },
]

/** Keys that a source of a browser's program says by `t('key')` and that its sentences lack: it would fail there. */
export const unspokenKeys = (source: string, has: readonly Audience[]): string[] =>
  [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => key in english && !has.some((audience) => isForAudience(audience, key)))

const unspoken = (): string[] =>
  programs.flatMap(({ sources, has }) =>
    globSync(sources, { cwd: root }).flatMap((file) =>
      unspokenKeys(readFileSync(root + file, 'utf8'), has).map(
        (key) => `${file}: ${key} is not among the texts of ${has.join(' and ')} (audiences.ts)`,
      ),
    ),
  )

/** Keys in more than one file of a language, or twice in one: the later sentence would silently replace the other. */
export function keysWrittenTwice(sources: readonly string[]): string[] {
  const seen = new Set<string>()
  const keys = sources.flatMap((source) =>
    [...source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)].map((match) => match[1] ?? ''),
  )
  return keys.filter((key) => seen.size === seen.add(key).size)
}

/** Files and keys of the catalogues that are not where translation services look for them. */
export function misplacedTexts(folder = localesFolder): string[] {
  const source = readAreas('EN', folder)
  const notes = Object.keys(readNotes(folder))
  const folders = (['EN', ...translatedSets] as const).map((set) => folderOf(set))
  const wanted: string[] = [...folders, 'notes.json', 'same-as-english.json']
  return [
    ...readdirSync(folder)
      .filter((name) => !wanted.includes(name))
      .map((name) => `${name} is of no language`),
    ...[...source.keys()].filter((area) => !notes.includes(area)).map((area) => `notes.json lacks ${area}`),
    ...notes.filter((area) => !source.has(area)).map((area) => `notes.json: there is no area ${area}`),
    ...translatedSets.flatMap((set) => misplacedKeys(set, folder, source)),
  ]
}

function misplacedKeys(set: TextSet, folder: string, source: ReturnType<typeof readAreas>): string[] {
  return [...readAreas(set, folder)].flatMap(([area, sentences]) =>
    Object.keys(sentences)
      .filter((key) => source.get(area)?.[key] === undefined)
      .map((key) => `${folderOf(set)}/${area}.json: en/${area}.json has no ${key}`),
  )
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
 * Complaints about this tree that concern no single language: unknown keys, duplicate keys, catalogues in the
 * wrong place, English outside packages/texts.
 */
export function checkTexts(): string[] {
  const files = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/*/*.html'], { cwd: root })
  const unknown = files
    .filter((file) => !file.includes('/generated/'))
    .flatMap((file) => unknownKeys(readFileSync(root + file, 'utf8')).map((key) => `${file}: no text ${key}`))
  const twice = [...new Set(Object.values(languages).map(({ texts }) => texts))].flatMap((set) => {
    const written = globSync(`${folderOf(set)}/*.json`, { cwd: localesFolder })
    return keysWrittenTwice(written.map((file) => readFileSync(`${localesFolder}/${file}`, 'utf8'))).map(
      (key) => `${folderOf(set)}: ${key} is written twice`,
    )
  })
  const inLocales = [...twice, ...misplacedTexts()].map((complaint) => `packages/texts/locales: ${complaint}`)
  return [...unknown, ...unspoken(), ...inLocales, ...englishOutside()]
}

/** What is wrong with the translations, by language. */
export function checkSets(): Map<string, Judgement> {
  const sets = readSets().filter(({ set }) => set !== 'EN')
  return new Map(sets.map((source) => [folderOf(source.set), judgeSet(source)]))
}

if (import.meta.main) {
  const complaints = checkTexts()
  for (const [set, { missing, broken, doubtful }] of checkSets()) {
    complaints.push(...broken, ...(setsMustBeComplete ? doubtful : []))
    if (missing.length === 0) continue
    const lacking = `${set} lacks ${missing.length} texts: npm run texts -- missing ${set}`
    if (setsMustBeComplete) complaints.push(lacking)
    else console.log(lacking)
  }
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exit(1)
}
