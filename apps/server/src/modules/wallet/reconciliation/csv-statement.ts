// SPDX-License-Identifier: Apache-2.0
import type { StatementColumns } from '@tessera/contract'
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { StatementLine } from '@tessera/rules/wallet/compare-statement'
import { readCsv, type CsvRow } from './read-csv.ts'
import { BadStatement, readDay, readStatementAmount } from './statement-file.ts'

const mostColumns = 100

/** The lines of a CSV statement, by the map of its columns. Throws BadStatement. */
export function* csvStatement(
  text: string,
  columns: StatementColumns,
  accountCurrency: string,
): Generator<StatementLine> {
  const rows = readCsv(text, columns.delimiter)
  const { value: head, done } = rows.next()
  if (done) throw new BadStatement(1, 'the file is empty')
  const find = placesOf(head, columns)
  for (const row of rows) {
    if (row.cells.length !== head.cells.length)
      throw new BadStatement(
        row.line,
        `it has ${row.cells.length} columns, the first line ${head.cells.length}`,
      )
    const cell = (name: keyof typeof find): string => row.cells[find[name] ?? -1]?.trim() ?? ''
    const atMs = readDay(cell('date'), columns.dayForm)
    if (atMs === undefined) throw new BadStatement(row.line, `its date is not ${columns.dayForm}`)
    const currency = find.currency === undefined ? accountCurrency : cell('currency').toUpperCase()
    if (!/^[A-Z0-9]{2,12}$/.test(currency)) throw new BadStatement(row.line, 'it has no currency')
    yield {
      line: row.line,
      atMs,
      reference: cell('reference').slice(0, 200),
      content: cell('content').slice(0, 500),
      amount: amountOf(row, columns, cell),
      currency,
    }
  }
}

type Named = 'date' | 'amount' | 'credit' | 'debit' | 'reference' | 'content' | 'currency'

/** Where each named column stands. A name that is not in the head is an error; one that is not given has no place. */
function placesOf(head: CsvRow, columns: StatementColumns): Partial<Record<Named, number>> {
  const names = head.cells.map((name) => name.trim().toLowerCase())
  if (names.length > mostColumns) throw new BadStatement(head.line, 'it has too many columns')
  const places: Partial<Record<Named, number>> = {}
  for (const name of ['date', 'amount', 'credit', 'debit', 'reference', 'content', 'currency'] as const) {
    const wanted = columns[name].trim()
    if (wanted === '') continue
    const place = names.indexOf(wanted.toLowerCase())
    if (place === -1) throw new BadStatement(head.line, `there is no column ${wanted}`)
    places[name] = place
  }
  if (places.date === undefined || places.reference === undefined)
    throw new BadStatement(head.line, 'the date and the reference need a column')
  if (places.amount === undefined && (places.credit === undefined || places.debit === undefined))
    throw new BadStatement(head.line, 'the amount needs a column, or credit and debit one each')
  return places
}

/** One signed column, or one for each direction. */
function amountOf(row: CsvRow, { decimal, amount }: StatementColumns, cell: (name: Named) => string): Amount {
  const read = (text: string): Amount => {
    const value = text === '' ? zero : readStatementAmount(text, decimal)
    if (value === undefined) throw new BadStatement(row.line, `${text.slice(0, 40)} is no amount`)
    return value
  }
  if (amount.trim() !== '') {
    if (cell('amount') === '') throw new BadStatement(row.line, 'it has no amount')
    return read(cell('amount'))
  }
  const [credit, debit] = [read(cell('credit')), read(cell('debit'))]
  return amountOfMillionths(credit - (debit < zero ? -debit : debit))
}
