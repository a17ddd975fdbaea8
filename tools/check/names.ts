// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Names are words that somebody knows who knows gaming and TypeScript (docs/domain/words.md). These were
 * private pictures once, each with several meanings; they come back neither in the name of a file nor in the
 * name of anything in it. Only the calls of the specification say `merchant`.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const pictures = new Set([
  'house',
  'houses',
  'shelf',
  'shelves',
  'desk',
  'desks',
  'seat',
  'seats',
  'insist',
  'knock',
  'knocks',
  'veil',
  'veiled',
  'purse',
  'purses',
  'doors',
  'kept',
  'shown',
  'told',
  'heard',
  'merchants',
])
/** Pictures of games are stored under these names. An icon of the library is named House. */
const known = new Set(['houseDice', 'houseCrash', 'houseLimbo', 'houseMines', 'housePlinko', 'House'])
/** The bench that places bets, as its part is called. */
const knownFiles = new Set(['part-place.ts'])
/** Values and columns of the database, in the files that read them. */
const storedNames: Readonly<Record<string, string>> = {
  'apps/backoffice/src/features/outbox/outbox-page.tsx': 'kept',
  'apps/server/src/modules/catalogue/snapshot/read-snapshot.ts': 'shown',
}
/** inHouse is what the industry says. */
const isInHouse = (words: readonly string[], at: number): boolean =>
  words[at] === 'house' && words[at - 1] === 'in'

/** What makes a noun of a name that begins with it, and what makes a verb of it within a name. */
const afterNoun = new Set([
  'of',
  'at',
  'in',
  'id',
  'name',
  'names',
  'label',
  'text',
  'kind',
  'kinds',
  'x',
  'y',
])
const beforeVerb = new Set(['can', 'cannot', 'may', 'must', 'should'])
/**
 * Bets and pictures are placed: place, placeBet, PlaceBet, canPlace. As a noun it was a spot of a table, a cell of a
 * board, a rank, a position, a location and more: a name says which.
 */
function isNoun(name: string, words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (word === 'places') return true
    if (word !== 'place') return false
    if (at > 0) return !beforeVerb.has(words[at - 1] ?? '')
    const next = words[1] ?? ''
    return name.startsWith('P') ? next !== 'bet' && next !== 'bets' : afterNoun.has(next)
  })
}

/** A comment, a string, a regular expression, or the words of a template up to its next value or its end. */
const notCode =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=(?:[(,=:[!&|?{};+\n]|=>)\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/|[`{}]/g
const templateWords = /(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{|$)/y

/** The code alone, with everything else replaced by spaces, so that positions stay the same. */
export function codeOf(source: string): string {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')
  /** The number of open braces inside each value of an open template. */
  const values: number[] = []
  let code = ''
  let at = 0
  notCode.lastIndex = 0
  for (let match = notCode.exec(source); match; match = notCode.exec(source)) {
    code += source.slice(at, match.index)
    at = notCode.lastIndex
    const depth = values.at(-1)
    if (match[0] === '`' || (match[0] === '}' && depth === 0)) {
      if (match[0] === '}') values.pop()
      templateWords.lastIndex = at
      const words = templateWords.exec(source)?.[0] ?? ''
      if (words.endsWith('${')) values.push(0)
      code += blank(match[0] + words)
      at += words.length
      notCode.lastIndex = at
    } else if (match[0] === '{' || match[0] === '}') {
      if (depth !== undefined) values[values.length - 1] = depth + (match[0] === '{' ? 1 : -1)
      code += match[0]
    } else code += blank(match[0])
  }
  return code + source.slice(at)
}

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())

/** Names with an underscore are columns and tables, which belong to the migrations. */
const isPicture = (name: string): boolean => {
  if (known.has(name) || name.includes('_')) return false
  const words = wordsOf(name)
  return words.some((word, at) => pictures.has(word) && !isInHouse(words, at)) || isNoun(name, words)
}

/** The private names in a file: in its name, and in its code, each once with its line. */
export function privateNames(file: string, source: string): string[] {
  const found = new Map<string, number>()
  const fileName = file.split('/').at(-1) ?? ''
  for (const match of codeOf(source).matchAll(/[A-Za-z_$][\w$]*/g))
    if (!found.has(match[0]) && match[0] !== storedNames[file] && isPicture(match[0]))
      found.set(match[0], match.index)
  return [
    ...(isPicture(fileName) && !knownFiles.has(fileName) ? [`${file}: the name of the file`] : []),
    ...[...found].map(([name, at]) => `${file}:${source.slice(0, at).split('\n').length}: ${name}`),
  ]
}

if (import.meta.main) {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\/generated\/|^demo\/contents\//.test(file))
  const found = files.flatMap((file) => {
    try {
      return privateNames(file, readFileSync(root + file, 'utf8'))
    } catch {
      return []
    }
  })
  for (const line of found) console.error(line)
  if (found.length > 0) {
    console.error('Call it by a word of docs/domain/words.md.')
    process.exit(1)
  }
}
