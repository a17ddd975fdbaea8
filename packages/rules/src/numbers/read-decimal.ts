// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from './latin-digits.ts'

/** How a number is read. */
export interface DecimalForm {
  /** The most decimals: those of the smallest coin. */
  decimals: number
  /** The language of the reader writes 10,50 for ten and a half. */
  commaDecimal?: boolean
}

/** What a person typed: a number with Latin digits and a point, or why it is none. */
export type DecimalReading =
  | { state: 'read'; text: string }
  | { state: 'empty' }
  /** No number, or one that has not been typed to its end, such as 1,000,0. */
  | { state: 'none' }
  /** More decimals than there are coins. */
  | { state: 'fine' }
  /** Two numbers can be meant: which, without signs between thousands. */
  | { state: 'unclear'; whole: string; part: string }

const longestWhole = 15
const arabicPoint = '٫'

/**
 * The one reader of typed and pasted numbers: digits of any script; blanks, apostrophes, points, commas and Arabic signs between
 * thousands, also as India groups them (1,00,000); a point, comma or Arabic sign before decimals. What can be two numbers is
 * never guessed.
 */
export function readDecimal(typed: string, { decimals, commaDecimal = false }: DecimalForm): DecimalReading {
  const text = plainSigns(typed)
  if (text === '') return { state: 'empty' }
  if (!/\d/.test(text) || !/^[\d ,.'٫٬]+$/.test(text)) return { state: 'none' }
  const whole = ungroup(text)
  const part = splitPart(text)
  const isWhole = whole !== undefined && whole.length <= longestWhole
  if (part === undefined) return isWhole ? { state: 'read', text: whole } : { state: 'none' }
  if (part.whole.length > longestWhole) return { state: 'none' }
  // No coin is lost where a whole amount is written with .00.
  const digits = decimals === 0 && /^00?$/.test(part.decimals) ? '' : part.decimals
  const fits = digits.length <= decimals
  const withPart = digits === '' ? part.whole : `${part.whole}.${digits}`
  if (!isWhole) return fits ? { state: 'read', text: withPart } : { state: 'fine' }
  return choose({ whole, part: withPart }, { sign: part.sign, fits, decimals, commaDecimal })
}

/** Of one sign with three digits behind it: 1,000 and 1.000. */
function choose(
  { whole, part }: { whole: string; part: string },
  { sign, fits, decimals, commaDecimal }: { sign: string; fits: boolean } & Required<DecimalForm>,
): DecimalReading {
  // Where a point stands before decimals, nobody writes it between thousands.
  if (fits)
    return sign === '.' && !commaDecimal ? { state: 'read', text: part } : { state: 'unclear', whole, part }
  // More decimals than there are coins, or thousands of another language.
  if (sign === '.' && !commaDecimal && decimals > 0) return { state: 'unclear', whole, part }
  return { state: 'read', text: whole }
}

/** With Latin digits, and one sign for each meaning; currency signs around it and marks of direction are left out. */
const plainSigns = (typed: string): string =>
  latinDigits(typed)
    .replace(/\p{Cf}/gu, '')
    .replace(/[，،､]/g, ',')
    .replace(/[．。｡]/g, '.')
    .replace(/['’‘＇ʼ`´]/g, "'")
    .replace(/\s/g, ' ')
    .replace(/^[\p{Sc} ]+|[\p{Sc} ]+$/gu, '')

/** A whole number without the signs between its thousands; undefined if it is none. */
function ungroup(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  const sign = /[^\d]/.exec(text)?.[0] ?? ''
  if (sign === arabicPoint) return undefined
  const groups = text.split(sign)
  const [first = '', ...others] = groups
  if (!/^[1-9]\d{0,2}$/.test(first)) return undefined
  const last = others.at(-1) ?? ''
  const inner = others.slice(0, -1)
  const isOf = (size: number): boolean => inner.every((group) => new RegExp(`^\\d{${size}}$`).test(group))
  return /^\d{3}$/.test(last) && (isOf(3) || (first.length <= 2 && isOf(2))) ? groups.join('') : undefined
}

/** A number with decimals behind its only point or comma; undefined if it is none. */
function splitPart(text: string): { whole: string; decimals: string; sign: string } | undefined {
  const [, before = '', sign = '', decimals = ''] = /^([^]*?)([.,٫])(\d*)$/.exec(text) ?? []
  if (sign === '' || before.includes(sign) || before + decimals === '') return undefined
  const whole = before === '' ? '0' : ungroup(before)
  return whole === undefined ? undefined : { whole, decimals, sign }
}

/** Whether a language (BCP 47) writes a comma before decimals. */
export const writesCommaDecimal = (language: string): boolean => {
  try {
    return new Intl.NumberFormat(language).format(1.5).includes(',')
  } catch {
    // No language at all.
    return false
  }
}
