// SPDX-License-Identifier: Apache-2.0
import { formatAmount, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { StatementDifference } from '../../wallet/index.ts'

const head = [
  'kind',
  'reason',
  'line',
  'day',
  'reference',
  'content',
  'their amount',
  'their currency',
  'own event',
  'own amount',
  'own currency',
  'in the ledger',
  'explanation',
  'explained by',
]

/** Differences as a CSV text for a spreadsheet (RFC 4180), with the days of the bank's zone. */
export const differencesAsCsv = (differences: readonly StatementDifference[], zone: string): string =>
  [head, ...differences.map((one) => rowOf(one, zone))]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')

const rowOf = (one: StatementDifference, zone: string): (string | number | null)[] => [
  one.kind,
  one.reason,
  one.line,
  dayIn(zone, one.atMs),
  textCell(one.reference),
  textCell(one.content),
  amountCell(one.theirAmount),
  one.theirCurrency,
  textCell(one.ownId ?? ''),
  amountCell(one.ownAmount),
  one.ownCurrency,
  amountCell(one.posted),
  textCell(one.explanation ?? ''),
  textCell(one.explainedBy ?? ''),
]

const amountCell = (amount: Amount | null): string =>
  amount === null ? '' : formatAmount(amount).replaceAll(',', '')

/** A payer may write what a spreadsheet would run as a formula. */
const textCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cellOf = (value: string | number | null): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
