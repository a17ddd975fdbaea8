// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '../money.ts'

/** Spreadsheets run cells that begin like this as formulas. */
const formulaStart = /^[=+\-@\t\r]/
const plainNumber = /^-?\d+(\.\d+)?$/

/** One line of a CSV file; no cell of it is ever run as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(text: string): string {
  const isSafe = plainNumber.test(text) || !formulaStart.test(text)
  return `"${(isSafe ? text : `'${text}`).replaceAll('"', '""')}"`
}

/** An amount for a file: two decimals, no separators of thousands; empty for none. */
export const formatPlain = (amount: Amount | null): string =>
  amount === null ? '' : formatAmount(amount).replaceAll(',', '')
