// SPDX-License-Identifier: Apache-2.0
import { isForAudience, type Audience } from '../../packages/texts/src/audiences.ts'
import { chainOf, folderOf, type TextSet } from '../../packages/texts/src/languages.ts'
import { localesFolder, type Sentences } from '../../packages/texts/src/locales.ts'
import type { Message } from '../../packages/texts/src/translator.ts'
import { compileMessage, withCountsNamed } from '../../packages/texts/src/compile-message.ts'
import { readSets, type TextSource } from './text-sets.ts'

const made = '// Made by tools/generate/texts.ts from packages/texts/locales; do not edit.'

/** What the programs load, as files: their path below packages/texts/src/generated, and their content. */
export function compileCatalogues(folder = localesFolder): Map<string, string> {
  const sources = readSets(folder)
  const english = sources[0]?.sentences ?? {}
  const files = new Map([['text-key.ts', printKeys(Object.keys(english))]])
  for (const audience of ['site', 'pages', 'account', 'studio'] as const)
    files.set(`load-${audience}.ts`, printLoader(audience, sources))
  const bySet = new Map(sources.map(({ set, sentences }) => [set, sentences]))
  for (const { set } of sources) {
    const compiled = compileSet(set, bySet)
    for (const audience of audiencesOf(set)) {
      const name = `${folderOf(set)}/${audience}.${audience === 'server' ? 'json' : 'ts'}`
      files.set(name, print(audience, compiled))
    }
  }
  return files
}

const ofEverySet: Audience[] = ['server', 'site', 'pages', 'account', 'studio']
const audiencesOf = (set: TextSet): Audience[] => (set === 'EN' ? [...ofEverySet, 'console'] : ofEverySet)

type Compiled = [key: string, message: Message][]

/** Every key of the source language, in order. What a set lacks comes from the next of its chain that has it. */
function compileSet(set: TextSet, bySet: ReadonlyMap<TextSet, Sentences>): Compiled {
  const chain = chainOf(set)
  return Object.keys(bySet.get('EN') ?? {}).map((key) => {
    const from = chain.find((candidate) => bySet.get(candidate)?.[key] !== undefined) ?? 'EN'
    const message = compileMessage(`${from} ${key}`, bySet.get(from)?.[key] ?? '')
    return [key, from === 'EN' && set !== 'EN' ? withCountsNamed(message) : message]
  })
}

/** Servers read JSON when a language is first used; a browser's bundler takes a module. */
function print(audience: Audience, compiled: Compiled): string {
  const lines = compiled
    .filter(([key]) => isForAudience(audience, key))
    .map(([key, message]) => `  ${JSON.stringify(key)}: ${JSON.stringify(message)}`)
  if (audience === 'server') return `{\n${lines.join(',\n')}\n}\n`
  return [
    made,
    "import type { Catalogue } from '../../translator.ts'",
    '',
    'export const messages: Catalogue = {',
    ...lines.map((line) => `${line},`),
    '}',
    '',
  ].join('\n')
}

function printKeys(keys: readonly string[]): string {
  return [made, 'export type TextKey =', ...keys.map((key) => `  | '${key}'`), ''].join('\n')
}

/**
 * Where a browser finds the sentences of each language: one chunk per language and audience. The game frame
 * contains English itself.
 */
function printLoader(audience: Audience, sources: readonly TextSource[]): string {
  const lazy = audience === 'studio' ? sources.filter(({ set }) => set !== 'EN') : sources
  return [
    made,
    "import type { TextSet } from '../languages.ts'",
    "import type { Catalogue } from '../translator.ts'",
    '',
    `export const loadSet: Readonly<Record<${audience === 'studio' ? "Exclude<TextSet, 'EN'>" : 'TextSet'}, () => Promise<{ messages: Catalogue }>>> = {`,
    ...lazy.map(({ set }) => `  '${set}': () => import('./${folderOf(set)}/${audience}.ts'),`),
    '}',
    '',
  ].join('\n')
}
