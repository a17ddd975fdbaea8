// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { StatementLine } from '@tessera/rules/wallet/compare-statement'
import { readWrittenAmount, type WrittenAmount } from '@tessera/rules/wallet/written-amount'

/** More lines than a statement of a day or a month has. */
export const mostLines = 60_000
/** So many lines are read before others have a turn. */
export const turnLines = 1_000
export const longestCell = 1_000
/** More than any account holds: the database would refuse it. */
const largestAmount = 10n ** 18n

/** The file cannot be read; nothing was changed. */
export class BadStatement extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(problem)
    this.line = line
  }
}

/** A line as its file has it: with the day that the bank names, YYYY-MM-DD, whose moments depend on the bank's zone. */
export type DatedLine = Omit<StatementLine, 'atMs'> & { day: string }

/** An amount of a line. Throws BadStatement when it cannot be read, or is more than any account holds. */
export function readStatementAmount(text: string, decimal: '.' | ',', line: number): WrittenAmount {
  const read = readWrittenAmount(text, decimal)
  if (!read) throw new BadStatement(line, `${text.slice(0, 40)} is no amount`)
  requireHeld(read.amount, line)
  return read
}

/** Throws BadStatement when an amount is more than any account holds. */
export function requireHeld(amount: bigint, line: number): Amount {
  if (amount > largestAmount || amount < -largestAmount)
    throw new BadStatement(line, 'its amount is more than any account holds')
  return amountOfMillionths(amount)
}

const year = String.raw`(?<year>\d{4}|\d{2}(?!\d))`
const month = String.raw`(?<month>\d{1,2})`
const day = String.raw`(?<day>\d{1,2})`
/** Which sign stands between the parts differs even within one bank; their order is what an operator says. */
const between = String.raw`\s?[./\-\u5e74\u6708]\s?`
const dayForms = {
  'YYYY-MM-DD': [
    `${year}${between}${month}${between}${day}`,
    String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
  ],
  'DD.MM.YYYY': [
    `${day}${between}${month}${between}${year}`,
    String.raw`(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})`,
  ],
  'DD/MM/YYYY': [
    `${day}${between}${month}${between}${year}`,
    String.raw`(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})`,
  ],
  'MM/DD/YYYY': [
    `${month}${between}${day}${between}${year}`,
    String.raw`(?<month>\d\d)(?<day>\d\d)(?<year>\d{4})`,
  ],
} as const
export type DayForm = keyof typeof dayForms
const compiled = new Map(
  Object.entries(dayForms).map(([form, texts]) => [
    form,
    texts.map((text) => new RegExp(String.raw`^${text}(?!\d)`, 'u')),
  ]),
)

/** Thailand counts the years from 543 before ours. */
const buddhistFrom = 2400
const buddhistYears = 543

/** The day of a line as YYYY-MM-DD; undefined for a day that there is not. A moment with its distance from UTC is that of the zone. */
export function readDay(text: string, form: DayForm, zone: string): string | undefined {
  const plain = withMonthNumbers(latinDigits(text.trim()))
  const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?\s?(Z|UTC|[+-]\d\d:?\d\d)$/.exec(plain)
  if (moment && form === 'YYYY-MM-DD') {
    const atMs = Date.parse(
      plain
        .replace(' ', 'T')
        .replace(/\s?UTC$/, 'Z')
        .replace(/\s/g, ''),
    )
    return Number.isNaN(atMs) ? undefined : dayIn(zone, atMs)
  }
  for (const one of compiled.get(form) ?? []) {
    const { year: written, month: inYear, day: inMonth } = one.exec(plain)?.groups ?? {}
    if (written !== undefined) return isoDay(Number(written), inYear, inMonth)
  }
  return undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Banks of India and Britain write `05-Apr-2026`. */
const withMonthNumbers = (text: string): string =>
  text.replace(/[\s-]([A-Za-z]{3})[a-z]*[\s,-]+(?=\d)/, (whole, name: string) => {
    const index = months.indexOf(name.toLowerCase())
    return index < 0 ? whole : `-${index + 1}-`
  })

function isoDay(written: number, inYear = '', inMonth = ''): string | undefined {
  const ofCentury = written < 100 ? 2000 + written : written
  const own = ofCentury >= buddhistFrom ? ofCentury - buddhistYears : ofCentury
  const iso = `${own}-${inYear.padStart(2, '0')}-${inMonth.padStart(2, '0')}`
  const atMs = Date.parse(`${iso}T00:00:00Z`)
  // Date.parse takes 31 February as 3 March.
  return Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== iso ? undefined : iso
}
