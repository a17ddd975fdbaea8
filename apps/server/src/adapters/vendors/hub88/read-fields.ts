// SPDX-License-Identifier: Apache-2.0
import { isUtf8 } from 'node:buffer'

/** A number as it was written: amounts must never become a float. */
export interface NumberText {
  readonly number: string
}
/** An object or array, checked to be JSON but not read. */
export interface NestedText {
  readonly nested: string
}
export type FieldValue = string | boolean | null | NumberText | NestedText
export type Fields = ReadonlyMap<string, FieldValue>

const maxFields = 64
const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const needsUnescaping = /[\\\u0000-\u001f]/

/**
 * Reads the members of one flat JSON object. Stricter than JSON.parse wherever that would make the signed
 * bytes ambiguous: bytes that are not UTF-8, a repeated name, more than 64 members or anything after the
 * object give null.
 */
export function readFields(body: Uint8Array): Fields | null {
  if (!isUtf8(body)) return null
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
  const cursor: Cursor = { text, at: 0 }
  const fields = new Map<string, FieldValue>()
  if (!take(cursor, '{')) return null
  if (take(cursor, '}')) return atEnd(cursor) ? fields : null
  do {
    const name = readString(cursor)
    if (name === undefined || fields.has(name) || fields.size >= maxFields || !take(cursor, ':')) return null
    const value = readValue(cursor)
    if (value === undefined) return null
    fields.set(name, value)
  } while (take(cursor, ','))
  return take(cursor, '}') && atEnd(cursor) ? fields : null
}

interface Cursor {
  readonly text: string
  at: number
}

function skipSpace(cursor: Cursor): void {
  for (;;) {
    const code = cursor.text.charCodeAt(cursor.at)
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return
    cursor.at += 1
  }
}

function take(cursor: Cursor, mark: string): boolean {
  skipSpace(cursor)
  if (cursor.text[cursor.at] !== mark) return false
  cursor.at += 1
  return true
}

function atEnd(cursor: Cursor): boolean {
  skipSpace(cursor)
  return cursor.at === cursor.text.length
}

/** Undefined when there is no well-formed string here. */
function readString(cursor: Cursor): string | undefined {
  if (!take(cursor, '"')) return undefined
  const { text, at: start } = cursor
  let end = text.indexOf('"', start)
  if (end < 0) return undefined
  const plain = text.slice(start, end)
  if (!needsUnescaping.test(plain)) {
    cursor.at = end + 1
    return plain
  }
  while (isEscaped(text, end, start)) {
    end = text.indexOf('"', end + 1)
    if (end < 0) return undefined
  }
  cursor.at = end + 1
  const value = parseJson(text.slice(start - 1, end + 1))
  // A lone surrogate would become another character in the database, so two ids could become equal.
  return typeof value === 'string' && value.isWellFormed() ? value : undefined
}

function isEscaped(text: string, quoteAt: number, start: number): boolean {
  let slashes = 0
  while (quoteAt - slashes - 1 >= start && text[quoteAt - slashes - 1] === '\\') slashes += 1
  return slashes % 2 === 1
}

function readValue(cursor: Cursor): FieldValue | undefined {
  skipSpace(cursor)
  const { text, at } = cursor
  switch (text[at]) {
    case '"':
      return readString(cursor)
    case 't':
      return takeWord(cursor, 'true') ? true : undefined
    case 'f':
      return takeWord(cursor, 'false') ? false : undefined
    case 'n':
      return takeWord(cursor, 'null') ? null : undefined
    case '{':
    case '[':
      return readNested(cursor)
    default:
      return readNumber(cursor)
  }
}

function takeWord(cursor: Cursor, word: string): boolean {
  if (!cursor.text.startsWith(word, cursor.at)) return false
  cursor.at += word.length
  return true
}

function readNumber(cursor: Cursor): NumberText | undefined {
  numberPattern.lastIndex = cursor.at
  const found = numberPattern.exec(cursor.text)
  if (!found) return undefined
  cursor.at += found[0].length
  return { number: found[0] }
}

function readNested(cursor: Cursor): NestedText | undefined {
  const start = cursor.at
  let depth = 0
  do {
    const mark = cursor.text[cursor.at]
    if (mark === undefined) return undefined
    if (mark === '"') {
      if (readString(cursor) === undefined) return undefined
      continue
    }
    if (mark === '{' || mark === '[') depth += 1
    if (mark === '}' || mark === ']') depth -= 1
    cursor.at += 1
  } while (depth > 0)
  const nested = cursor.text.slice(start, cursor.at)
  return parseJson(nested) === undefined ? undefined : { nested }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
