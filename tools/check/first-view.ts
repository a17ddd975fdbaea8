// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english } from '../../packages/texts/src/english.ts'
import { isForAudience, type Audience } from '../../packages/texts/src/audiences.ts'

/**
 * The frame and the first view of the site load before the texts of its pages, and pages that everybody reads without
 * those of accounts. So what the first view imports, and whatever is loaded later with neither `withPageTexts` nor
 * `withAccountTexts`, says only sentences of the audience `site`; what is loaded without the latter, only those of `site`
 * and `pages`.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const starts = ['apps/web/src/app/main.tsx', 'apps/web/src/app/early.ts']

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const staticImport = /(?:^|\n)\s*(?:import|export)\s+(?!type\s)(?:[^'"();]*?\sfrom\s+)?'([^']+)'/g
const dynamicImport = /import\(\s*'([^']+)'\s*\)/g
const loaders = { pages: 'withPageTexts', account: 'withAccountTexts' } as const
type Later = keyof typeof loaders

/** Of a part of the program: the texts that are not there while it loads, and those that it may say. */
export const borders: readonly { without: readonly Later[]; says: readonly Audience[] }[] = [
  { without: ['pages', 'account'], says: ['site'] },
  { without: ['account'], says: ['site', 'pages'] },
]
const loadsOneOf = (texts: readonly Later[]): RegExp =>
  new RegExp(`(?:${texts.map((each) => loaders[each]).join('|')})\\(\\s*(?:async\\s*)?\\(\\)\\s*=>\\s*$`)
const literalKey = /'([a-z]\w*(?:\.\w+)+)'/g
const builtKey = /`([a-z]\w*\.[\w.]*)\$\{/g

/** The modules that a source loads without these texts, as written. */
export function loadedWithout(texts: readonly Later[], source: string): string[] {
  const withTexts = loadsOneOf(texts)
  const bare = source.replace(comments, '')
  const later = [...bare.matchAll(dynamicImport)]
    .filter(({ index }) => !withTexts.test(bare.slice(0, index)))
    .map(([, target = '']) => target)
  return [...[...bare.matchAll(staticImport)].map(([, target = '']) => target), ...later]
}

/** The keys that a source names, or begins: of a template, all that it can become. */
export function keysOf(source: string, keys: readonly string[]): string[] {
  const bare = source.replace(comments, '')
  const known = new Set(keys)
  const built = [...bare.matchAll(builtKey)].flatMap(([, start = '']) =>
    keys.filter((key) => key.startsWith(start)),
  )
  return [
    ...[...bare.matchAll(literalKey)].map(([, key = '']) => key).filter((key) => known.has(key)),
    ...built,
  ]
}

const ofSite = ['site', 'pages', 'account'] as const

/** Whether a part that says sentences of these audiences may name the key: it has the sentence, or the server said it. */
export const isThere = (says: readonly Audience[], key: string): boolean =>
  says.some((audience) => isForAudience(audience, key)) ||
  !ofSite.some((audience) => isForAudience(audience, key))

const fileOf = (from: string, target: string): string | undefined => {
  if (target.startsWith('@tessera/ui/'))
    return resolve(root, 'packages/ui/src', target.slice('@tessera/ui/'.length))
  return target.startsWith('.') ? resolve(dirname(from), target) : undefined
}

/** Every file that loads without these texts. */
function filesWithout(texts: readonly Later[]): string[] {
  const found = new Set<string>()
  const open = starts.map((path) => resolve(root, path))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    found.add(file)
    for (const target of loadedWithout(texts, readFileSync(file, 'utf8'))) {
      const next = fileOf(file, target)
      if (next !== undefined) open.push(next)
    }
  }
  return [...found]
}

if (import.meta.main) {
  const keys = Object.keys(english)
  const wrong = borders.flatMap(({ without, says }) =>
    filesWithout(without).flatMap((file) =>
      keysOf(readFileSync(file, 'utf8'), keys)
        .filter((key) => !isThere(says, key))
        .map((key) => `${relative(root, file)}: '${key}' is not among the texts of ${says.join(' and ')}`),
    ),
  )
  for (const line of wrong) console.error(line)
  if (wrong.length > 0) process.exit(1)
}
