// SPDX-License-Identifier: Apache-2.0
import { BadStatement, longestCell } from './statement-file.ts'

/** A field as `:61:` with its lines. */
export interface Mt940Field {
  tag: string
  content: string
  /** Where it begins in the file. */
  line: number
}

/** More lines than a field has in the standard, and than banks write. */
const mostFieldLines = 30

/**
 * The fields of a file in their order, without the envelopes of messages. Beside the standard's there are `:NS:`, which banks of Hungary
 * add, and `:940:`, with which some of the Netherlands begin. Throws BadStatement.
 */
export function* readMt940Fields(text: string): Generator<Mt940Field> {
  let field: Mt940Field | undefined
  let lines = 0
  let number = 0
  for (const read of eachLine(text)) {
    number += 1
    if (read.length > longestCell) throw new BadStatement(number, 'a line is too long')
    const [, tag, content] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?|NS|940):(.*)$/.exec(read) ?? []
    if (tag !== undefined) {
      if (field) yield field
      field = { tag, content: content ?? '', line: number }
      lines = 1
    } else if (/^-\}?|^\{/.test(read)) {
      if (field) yield field
      field = undefined
    } else if (field && read !== '') {
      lines += 1
      if (lines > mostFieldLines) throw new BadStatement(number, 'a field has too many lines')
      field.content += `\n${read}`
    }
  }
  if (field) yield field
}

function* eachLine(text: string): Generator<string> {
  for (let at = 0; at <= text.length;) {
    const next = text.indexOf('\n', at)
    const to = next < 0 ? text.length : next
    yield text
      .slice(at, to)
      .replace(/\r$/, '')
      .replace(/^\ufeff/, '')
    at = to + 1
  }
}
