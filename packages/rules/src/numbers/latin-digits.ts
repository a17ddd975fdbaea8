// SPDX-License-Identifier: Apache-2.0
/** A digit of any script that is not Latin. */
const otherDigits = /(?![0-9])\p{Nd}/gu

/** Digits of every script come in rows of ten; the zero of a row is the one with no digit before it. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let below = 0
  while (below < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1
  return String(below)
}

// Mathematical digits stand in five rows without a gap (U+1D7CE to U+1D7FF).
const mathematical = { first: 0x1d7ce, last: 0x1d7ff }

/** The text with Latin digits in place of those of any other script: ١٢٣, ۱۲۳, १२३, ๑๒๓ and １２３ are 123. */
export const latinDigits = (text: string): string =>
  text.replace(otherDigits, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return code >= mathematical.first && code <= mathematical.last
      ? String((code - mathematical.first) % 10)
      : valueOf(digit)
  })

/** Blanks, dashes and marks of direction with which people and apps part the digits of a code. */
const partings = /[\s\p{Dash}\p{Cf}]/gu

/** A code of digits as it is compared: Latin digits, without the blanks and dashes between them. */
export const digitsOfCode = (typed: string): string => latinDigits(typed).replace(partings, '')

/** A code as it was sent: of digits as `digitsOfCode` reads them, any other as it was typed. */
export function readCode(typed: string): string {
  const digits = digitsOfCode(typed)
  return /^[0-9]+$/.test(digits) ? digits : typed.trim()
}

/** A phone number as rules judge it: Latin digits, without a leading plus and what people write between them. */
export const dialledDigits = (typed: string): string =>
  digitsOfCode(typed.normalize('NFKC')).replace(/[().]/g, '').replace(/^\+/, '')
