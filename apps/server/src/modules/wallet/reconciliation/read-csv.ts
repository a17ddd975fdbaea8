// SPDX-License-Identifier: Apache-2.0
import { BadStatement, longestCell } from './statement-file.ts'

export interface CsvRow {
  /** The line of the file in which it begins. */
  line: number
  cells: string[]
}

/** The rows of a CSV text (RFC 4180); empty ones are left out. Throws BadStatement. */
export function* readCsv(text: string, delimiter: ',' | ';' | '\t'): Generator<CsvRow> {
  let at = 0
  let line = 1
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] }
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at, line) : plain(text, at, delimiter)
      if (cell.value.length > longestCell) throw new BadStatement(line, 'a cell is too long')
      row.cells.push(cell.value)
      line += cell.breaks
      at = cell.end
      if (text[at] !== delimiter) break
      at += 1
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r')
      throw new BadStatement(line, 'there is something behind a closing quote')
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    line += 1
    if (row.cells.length > 1 || row.cells[0]?.trim() !== '') yield row
  }
}

interface Cell {
  value: string
  end: number
  breaks: number
}

function plain(text: string, from: number, delimiter: string): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end, breaks: 0 }
}

function quoted(text: string, from: number, line: number): Cell {
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote === -1 || value.length > longestCell) throw new BadStatement(line, 'a quote is not closed')
    value += text.slice(at, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1, breaks: value.split('\n').length - 1 }
    value += '"'
    at = quote + 2
  }
}
