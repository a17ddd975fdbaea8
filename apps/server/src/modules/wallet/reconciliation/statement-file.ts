// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'

/** More lines than a statement of a day or a month has. */
export const mostLines = 60_000
/** So many lines are read before others have a turn. */
export const turnLines = 1_000
export const longestCell = 1_000

/** The file cannot be read; nothing was changed. */
export class BadStatement extends Error {
  readonly line: number
  constructor(line: number, problem: string) {
    super(problem)
    this.line = line
  }
}

/**
 * An amount with a point or a comma for decimals, with or without thousands. Undefined for anything else, such as 1,5 where the
 * comma stands between thousands: it would be another amount.
 */
export function readStatementAmount(text: string, decimal: '.' | ','): Amount | undefined {
  const thousands = decimal === '.' ? ',' : '.'
  const signs = latinDigits(text)
    .replace(/[\s'’\p{Cf}]/gu, '')
    .replaceAll('٬', thousands)
    .replaceAll('٫', decimal)
    .replace(/^−/, '-')
  const [leading = ''] = signs.replace(/^[+-]/, '').split(decimal)
  if (leading.includes(thousands) && !grouped.test(leading)) return undefined
  const plain = signs.replaceAll(thousands, '').replace(decimal, '.')
  const [, sign = '', whole, part = ''] = /^([+-]?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  const millionths = BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, '0'))
  return amountOfMillionths(sign === '-' ? -millionths : millionths)
}

/** Thousands by threes, or as India writes them. */
const grouped = /^\d{1,3}([.,]\d{3})+$|^\d{1,2}([.,]\d{2})+[.,]\d{3}$/

const dayForms = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
  'MM/DD/YYYY': /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
} as const
export type DayForm = keyof typeof dayForms

/** The day of a line, as the moment at which it begins; undefined for a day that there is not. */
export function readDay(text: string, form: DayForm): number | undefined {
  const { year, month, day } = dayForms[form].exec(text)?.groups ?? {}
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const atMs = Date.parse(`${iso}T00:00:00Z`)
  // Date.parse takes 31 February as 3 March.
  if (Number.isNaN(atMs) || new Date(atMs).toISOString().slice(0, 10) !== iso) return undefined
  return atMs
}
