// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '../money.ts'
import { latinDigits } from '../numbers/latin-digits.ts'

/** An amount of a statement, and the code of the currency that is written with it, if there is one. */
export interface WrittenAmount {
  amount: Amount
  code: string | undefined
  /** Figures behind the decimal sign. */
  decimals: number
}

/** What may stand before and behind the figures: brackets, a sign, a currency, or whether it is a credit or a debit. */
const markForm =
  /\(|\)|[+-]|[A-Z]{1,2}\$|\p{Sc}|[A-Z]{3}|(?:kr|Kč|zł|Rp|RM|Rs|Ft|лв|руб|р|원|円|元|บาท)\.?|[CD][Rr]?\.?/uy

/**
 * An amount as banks write it: with a point or comma for decimals, thousands in groups of three (or, in India, two behind the first
 * three), the sign before, behind or as brackets, `CR` or `DR`, a currency before or behind, and figures of any script.
 * Undefined for anything else: a sign for thousands that three figures do not follow is never guessed to be one.
 */
export function readWrittenAmount(text: string, decimal: '.' | ','): WrittenAmount | undefined {
  const plain = inPlainSigns(text, decimal)
  const [, before = '', figures = '', behind = ''] =
    /^(.*?)((?<![\p{L}.,])[.,]?\d(?:[\d.,' ]*\d)?)(\D*)$/u.exec(plain) ?? []
  const marks = readMarks(before, behind)
  const read = readFigures(figures, decimal)
  if (!marks || !read) return undefined
  const { millionths, decimals } = read
  return {
    amount: amountOfMillionths(marks.negative ? -millionths : millionths),
    code: marks.code,
    decimals,
  }
}

/** One sign each for minus, apostrophe and blank. */
const inPlainSigns = (text: string, decimal: string): string =>
  latinDigits(text)
    // Banks of Japan write a triangle before what is less.
    .replace(/[\u2212\u2010-\u2013\ufe63\uff0d\u25b2\u25b3]/g, '-')
    .replace(/[\u2018\u2019\u066c\uff07]/g, "'")
    .replaceAll('\u066b', decimal)
    .replaceAll('\uff0c', ',')
    .replaceAll('\uff0e', '.')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .trim()

/** Whether the amount is negative, and its currency. Undefined if a mark is unknown, doubled or contradicts another. */
function readMarks(
  before: string,
  behind: string,
): { negative: boolean; code: string | undefined } | undefined {
  const [front, back] = [marksIn(before), marksIn(behind)]
  if (!front || !back) return undefined
  if (front.includes(')') || back.includes('(') || front.includes('(') !== back.includes(')'))
    return undefined
  const all = [...front, ...back]
  const signs = all.filter((mark) => /^(\(|[+-]|[CD]R?\.?)$/i.test(mark))
  const currencies = all.filter((mark) => !signs.includes(mark) && mark !== ')')
  if (signs.length > 1 || currencies.length > 1) return undefined
  const [currency] = currencies
  return {
    negative: signs.some((mark) => /^[-(D]/i.test(mark)),
    code: currency !== undefined && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
  }
}

function marksIn(text: string): string[] | undefined {
  const marks: string[] = []
  for (let at = 0; at < text.length;) {
    if (text[at] === ' ') at += 1
    else {
      markForm.lastIndex = at
      const [mark] = markForm.exec(text) ?? []
      if (mark === undefined) return undefined
      marks.push(mark)
      at += mark.length
    }
  }
  return marks
}

const groupedForm = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/
const indianForm = /^\d{1,2}(?:,\d{2})+,\d{3}$/
/** More than any balance of a bank has. */
const mostFigures = 24

function readFigures(
  figures: string,
  decimal: '.' | ',',
): { millionths: bigint; decimals: number } | undefined {
  const [whole = '', part = '', ...more] = figures.split(decimal)
  if (more.length > 0 || figures === '' || whole.length > 2 * mostFigures) return undefined
  const isWhole = /^\d*$/.test(whole) || groupedForm.test(whole) || indianForm.test(whole)
  if (!isWhole || !/^(\d{0,6}0*)$/.test(part) || part.length > mostFigures) return undefined
  const digits = whole.replace(/\D/g, '')
  if (digits.length > mostFigures) return undefined
  return {
    millionths: BigInt(`${digits}${part.slice(0, 6).padEnd(6, '0')}`),
    decimals: part.length,
  }
}
