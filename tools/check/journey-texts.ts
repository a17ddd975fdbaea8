// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { english } from '../../packages/texts/src/english.ts'

/**
 * Journeys find things by role and text key (`text('wallet.deposit')` of e2e/support/texts.ts), never by a
 * copied sentence: a better sentence would break them. What a journey types itself may be literal, if it is
 * not one of our texts. The name of the site is a setting.
 */
const root = fileURLToPath(new URL('../../', import.meta.url))
const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/*])(?:[^/\\\n]|\\.)+\//
  .source

/** What is read from a page: the words of a selector, and of an expectation on them. */
const selectors = [
  /getBy(?:Text|Label|AltText|Placeholder|Title)\(\s*/,
  /getByRole\(\s*'\w+',\s*\{[^{}]*?\b(?:name|description):\s*/,
  /\bhas(?:Not)?Text:\s*/,
  /selectOption\(\{\s*label:\s*/,
  /to(?:Have|Contain)Text\(\s*\[?\s*/,
  /toHaveAccessible(?:Name|Description)\(\s*/,
].map((before) => new RegExp(`${before.source}(${literal})`, 'g'))
/** A selector by an element's own attributes. */
const attributes = /\[(?:title|aria-label|alt|placeholder)[*^$]?="([^"\n]*)"/g
const quoted = /'((?:[^'\\\n]|\\.)*)'/g
/** What a server receives or answers is not a sentence on a page. */
const given = /(?:callServer|fulfill|chooseStatus)\((?:[^()]|\([^()]*\))*\)/gs

const sentences = Object.entries(english).flatMap(([key, sentence]) =>
  key === 'common.brand' ? [] : [sentence as string],
)
const whole = new Set(sentences)
/** The words of a sentence between its values. */
const parts = sentences
  .flatMap((sentence) => sentence.split(/\{[^{}]*\}|[{}]/))
  .map((part) => part.replace(/[:\s]+$/, '').trim())
const wholeParts = new Set(parts)
const lowerParts = parts.map((part) => part.toLowerCase())

/** The lines of a file that find something by words of a text, with these words. */
export function copiedTexts(file: string, source: string): string[] {
  const found = new Map<number, string>()
  for (const selector of selectors)
    for (const match of source.matchAll(selector)) {
      const words = wordsOf(match[1] ?? '').find(isCopied)
      if (words !== undefined) found.set(match.index + match[0].length - (match[1] ?? '').length, words)
    }
  for (const match of source.matchAll(attributes)) {
    const words = wordsOf(`\`${match[1] ?? ''}\``).find(isCopied)
    if (words !== undefined) found.set(match.index, words)
  }
  const onPages = source.replaceAll(given, (call) => call.replaceAll(/[^\n]/g, ' '))
  for (const match of onPages.matchAll(quoted)) {
    const words = match[1] ?? ''
    if (words.includes(' ') && whole.has(words)) found.set(match.index, words)
  }
  return [...found]
    .toSorted(([one], [other]) => one - other)
    .map(([at, words]) => `${file}:${source.slice(0, at).split('\n').length}: "${words}" is a text`)
}

/**
 * The words of a literal: those of a template between its values, those of a pattern between its special
 * characters.
 */
function wordsOf(found: string): string[] {
  const inside = found.slice(1, -1)
  if (found.startsWith('/'))
    return inside
      .replaceAll(/\\[a-z]|\[[^\]]*\]/gi, '|')
      .split(/[^\p{L}\p{N} ,.:'“”-]+|\.[*+]/u)
      .map((words) => words.replace(/^[ .:]+|[ .:]+$/g, ''))
  return found.startsWith('`') ? inside.split(/\$\{[^}]*\}+/) : [inside]
}

/** Whether words are a text, a part of one between its values, or at least two words of one. */
function isCopied(words: string): boolean {
  const read = words.replace(/[:\s]+$/, '').trim()
  if (!/\p{L}{3}/u.test(read)) return false
  if (whole.has(read) || wholeParts.has(read)) return true
  return /\p{L}+ \p{L}/u.test(read) && lowerParts.some((part) => part.includes(read.toLowerCase()))
}

if (import.meta.main) {
  const files = globSync('e2e/{journeys,pages,support}/**/*.ts', { cwd: root })
  const found = files.flatMap((file) => copiedTexts(file, readFileSync(root + file, 'utf8')))
  for (const line of found) console.error(line)
  if (found.length > 0) {
    console.error("Say it by its key: text('...') of e2e/support/texts.ts")
    process.exit(1)
  }
}
