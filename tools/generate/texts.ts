// SPDX-License-Identifier: Apache-2.0
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isForAudience, type Audience } from '../../packages/texts/src/audiences.ts'
import { english } from '../../packages/texts/src/en/index.ts'
import { folderOf } from '../../packages/texts/src/languages.ts'
import { readSets, type TextSource } from './text-sets.ts'

const folder = new URL('../../packages/texts/src/generated/', import.meta.url)
const made = '// Made by tools/generate/texts.ts from packages/texts/src; do not edit.'

/** The compiled catalogues as files: path -> content. A broken ICU message throws with its key. */
export async function compileCatalogues(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const sources = await readSets()
  for (const audience of ['site', 'pages', 'studio'] as const)
    files.set(fileURLToPath(new URL(`load-${audience}.ts`, folder)), printLoader(audience, sources))
  for (const source of sources) {
    const audiences: Audience[] =
      source.set === 'EN'
        ? ['server', 'site', 'pages', 'studio', 'console']
        : ['server', 'site', 'pages', 'studio']
    const compiled = compileSet(source)
    for (const audience of audiences) {
      const name = `${folderOf(source.set)}/${audience}.${audience === 'server' ? 'json' : 'ts'}`
      files.set(fileURLToPath(new URL(name, folder)), print(audience, compiled))
    }
  }
  return files
}

/** The files that differ from what the sources would produce. */
export async function staleCatalogues(): Promise<string[]> {
  return [...(await compileCatalogues())]
    .filter(([path, content]) => readOrEmpty(path) !== content)
    .map(([path]) => path)
}

type Compiled = [key: string, message: unknown][]

/** Every key of the source language, in order; missing translations are in English. */
function compileSet({ set, sentences }: TextSource): Compiled {
  return Object.entries(english).map(([key, source]) => [
    key,
    compile(`${set} ${key}`, sentences[key] ?? source),
  ])
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

const choiceKinds: unknown[] = ['plural', 'selectordinal', 'select']

/**
 * A plain sentence stays a string; one with values becomes a list of pieces. The translator supports values
 * and choices, no formats.
 */
function compile(name: string, sentence: string): unknown {
  let pieces
  try {
    pieces = compileMessageOrThrow(sentence)
  } catch (error) {
    throw new Error(`The text ${name} is not a readable ICU message`, { cause: error })
  }
  const [first = ''] = pieces
  if (pieces.length <= 1 && typeof first === 'string') return first
  for (const piece of pieces) {
    if (Array.isArray(piece) && piece.length > 1 && !choiceKinds.includes(piece[1]))
      throw new Error(
        `The text ${name} asks for the format ${String(piece[1])}; format the value before it is put in`,
      )
  }
  return pieces
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

if (import.meta.main) {
  for (const [path, content] of await compileCatalogues()) {
    mkdirSync(dirname(path), { recursive: true })
    if (readOrEmpty(path) !== content) writeFileSync(path, content)
  }
}
