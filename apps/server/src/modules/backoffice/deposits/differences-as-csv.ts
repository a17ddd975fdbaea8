// SPDX-License-Identifier: Apache-2.0
import { dayIn } from '@tessera/rules/site/zoned-days'
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

/** Differences as a CSV text for a spreadsheet (RFC 4180), with the days of the bank's zone. */
export const differencesAsCsv = (differences: readonly StatementDifference[], zone: string): string =>
  [head, ...differences.map((one) => rowOf(one, zone))].map(csvLine).join('')

const rowOf = (one: StatementDifference, zone: string): string[] => [
  one.kind,
  one.reason ?? '',
  String(one.line ?? ''),
  dayIn(zone, one.atMs),
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
