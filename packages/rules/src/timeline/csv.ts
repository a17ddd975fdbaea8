// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '../money.ts'

/**
 * Spreadsheets run cells that begin like this as formulas, some also with full-width signs, and after blanks and signs that
 * cannot be seen.
 */
const formulaStart = /^[\s\p{Cf}]*[=+\-@＝＋－＠−﹢﹣﹦﹫\t\r\n]|^[\t\r\n]/u
const plainNumber = /^-?\d+(\.\d+)?$/

/** One line of a CSV file; no cell of it is ever run as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`

const csvCell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`

/** Numbers stay as they are; an apostrophe before anything else makes it a text. */
const withoutFormula = (text: string): string =>
  plainNumber.test(text) || !formulaStart.test(text) ? text : `'${text}`

/** An amount for a file: two decimals, no separators of thousands; empty for none. */
export const formatPlain = (amount: Amount | null): string =>
  amount === null ? '' : formatAmount(amount).replaceAll(',', '')
