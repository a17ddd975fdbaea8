// SPDX-License-Identifier: Apache-2.0
import type { StatementColumns } from '@tessera/contract'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { readCsv, type CsvRow } from './read-csv.ts'
import { BadStatement, readDay, readStatementAmount, type DatedLine } from './statement-file.ts'

const mostColumns = 100

/** Lines above the heads of the columns, in which banks say whose account it is. */
const mostBefore = 40

/** The lines of a CSV statement, by the map of its columns. Throws BadStatement. */
export function* csvStatement(
  text: string,
  columns: StatementColumns,
  { currency: accountCurrency, zone }: { currency: string; zone: string },
): Generator<DatedLine> {
  const rows = readCsv(text, columns.delimiter)
  const head = headOf(rows, columns)
  const find = indexesOf(head, columns)
  let foot: CsvRow | undefined
  for (const row of rows) {
    const cell = (name: keyof typeof find): string => row.cells[find[name] ?? -1]?.trim() ?? ''
    // Totals have no date and no reference. A line that has lost its date is none of them: others follow it.
    const isFoot = !/\p{Nd}/u.test(cell('date')) && cell('reference') === ''
    if (isFoot) foot ??= row
    if (isFoot) continue
    if (foot) throw new BadStatement(foot.line, `its date is not ${columns.dayForm}`)
    requireWhole(row, head)
    const day = readDay(cell('date'), columns.dayForm, zone)
    if (day === undefined) throw new BadStatement(row.line, `its date is not ${columns.dayForm}`)
    const currency = find.currency === undefined ? accountCurrency : cell('currency').toUpperCase()
    if (!/^[A-Z0-9]{2,12}$/.test(currency)) throw new BadStatement(row.line, 'it has no currency')
    yield {
      line: row.line,
      day,
      reference: cell('reference').slice(0, 200),
      content: cell('content').slice(0, 500),
      amount: amountOf(row, columns, { cell, currency }),
      currency,
    }
  }
}

/** The row that names the columns: the first one with all of them. */
function headOf(rows: Generator<CsvRow>, columns: StatementColumns): CsvRow {
  const wanted = [...named].map((name) => plainName(columns[name])).filter((name) => name !== '')
  let first: CsvRow | undefined
  for (let read = rows.next(); !read.done; read = rows.next()) {
    first ??= read.value
    const names = new Set(read.value.cells.map(plainName))
    if (wanted.every((name) => names.has(name))) return read.value
    if (read.value.line >= first.line + mostBefore) break
  }
  if (!first) throw new BadStatement(1, 'the file is empty')
  return first
}

const plainName = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** A row that was cut would lose its amount. Some banks end rows, or only the head, with a further delimiter. */
function requireWhole({ line, cells }: CsvRow, head: CsvRow): void {
  const isEmpty = (cell: string | undefined): boolean => (cell ?? '').trim() === ''
  const trimmed = head.cells.length - (isEmpty(head.cells.at(-1)) ? 1 : 0)
  const own = cells.length > head.cells.length && isEmpty(cells.at(-1)) ? cells.length - 1 : cells.length
  if (own !== head.cells.length && own !== trimmed)
    throw new BadStatement(line, `it has ${cells.length} columns, the first line ${head.cells.length}`)
}

const named = ['date', 'amount', 'credit', 'debit', 'reference', 'content', 'currency'] as const
type Named = (typeof named)[number]

/** Where each named column stands. A name that is not in the head is an error; one that is not given has no index. */
function indexesOf(head: CsvRow, columns: StatementColumns): Partial<Record<Named, number>> {
  const names = head.cells.map(plainName)
  if (names.length > mostColumns) throw new BadStatement(head.line, 'it has too many columns')
  const indexes: Partial<Record<Named, number>> = {}
  for (const name of named) {
    const wanted = columns[name].trim()
    if (wanted === '') continue
    const index = names.indexOf(plainName(wanted))
    if (index === -1) throw new BadStatement(head.line, `there is no column ${wanted}`)
    indexes[name] = index
  }
  if (indexes.date === undefined || indexes.reference === undefined)
    throw new BadStatement(head.line, 'the date and the reference need a column')
  if (indexes.amount === undefined && (indexes.credit === undefined || indexes.debit === undefined))
    throw new BadStatement(head.line, 'the amount needs a column, or credit and debit one each')
  return indexes
}

/** One signed column, or one for each direction. */
function amountOf(
  row: CsvRow,
  { decimal, amount }: StatementColumns,
  { cell, currency }: { cell: (name: Named) => string; currency: string },
): Amount {
  const read = (text: string): Amount => {
    if (text === '') return zero
    const written = readStatementAmount(text, decimal, row.line)
    if (written.code !== undefined && written.code !== currency)
      throw new BadStatement(row.line, `${text.slice(0, 40)} is not in ${currency}`)
    // Three figures behind what is said to be the decimal sign are thousands of another map.
    if (written.decimals === 3 && usualDecimals(currency) < 3)
      throw new BadStatement(
        row.line,
        `${text.slice(0, 40)} has three decimals: which sign is the decimal one?`,
      )
    return written.amount
  }
  if (amount.trim() !== '') {
    if (cell('amount') === '') throw new BadStatement(row.line, 'it has no amount')
    return read(cell('amount'))
  }
  const [credit, debit] = [read(cell('credit')), read(cell('debit'))]
  return amountOfMillionths(credit - (debit < zero ? -debit : debit))
}

/** Of a currency that is none of ISO, such as a coin, any number may be usual. */
const usualDecimals = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency) && Intl.supportedValuesOf('currency').includes(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2)
    : 6
