// SPDX-License-Identifier: Apache-2.0
import { csvLine, formatPlain } from '@tessera/rules/timeline/csv'
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

/** Differences as a CSV text for a spreadsheet (RFC 4180). */
export const differencesAsCsv = (differences: readonly StatementDifference[]): string =>
  [head, ...differences.map(rowOf)].map(csvLine).join('')

const rowOf = (one: StatementDifference): string[] => [
  one.kind,
  one.reason ?? '',
  String(one.line ?? ''),
  new Date(one.atMs).toISOString().slice(0, 10),
  one.reference,
  one.content,
  formatPlain(one.theirAmount),
  one.theirCurrency ?? '',
  one.ownId ?? '',
  formatPlain(one.ownAmount),
  one.ownCurrency ?? '',
  formatPlain(one.posted),
  one.explanation ?? '',
  one.explainedBy ?? '',
]
