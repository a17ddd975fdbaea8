// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '../numbers/latin-digits.ts'

/** Digits and letters that are hard to confuse: no 0, I, L, O or U. Their number is prime. */
const signs = '123456789ABCDEFGHJKMNPQRSTVWXYZ'
const drawn = 7

/**
 * A new code that a payer puts into a bank transfer: seven drawn signs and one that checks them. Two codes
 * never differ in only one sign or in two exchanged ones, so that a slip matches no other deposit.
 */
export function drawMatchCode(below: (limit: number) => number): string {
  const values = Array.from({ length: drawn }, () => below(signs.length))
  return [...values, checkOf(values)].map((value) => signs.charAt(value)).join('')
}

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % signs.length

/** A typed code as it is stored: banks change the case and add spaces and hyphens. */
export const storedMatchCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The bank's name for a transfer as it is stored, so that one transfer is never recorded twice. */
export const storedBankReference = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

const codeLength = drawn + 1
/** More than any bank passes on. */
const longestContent = 500
const isCode = new RegExp(`^[${signs}]{${codeLength}}$`)

/** Whether these signs are a code that somebody drew, and not just any eight of them. */
function isMatchCode(text: string): boolean {
  if (!isCode.test(text)) return false
  const values = [...text].map((sign) => signs.indexOf(sign))
  return checkOf(values.slice(0, drawn)) === values[drawn]
}

/**
 * Everything in the texts of a transfer that could be a match code. Banks put words of their own before and
 * after it, change the case, the width and the script of digits, and add or drop spaces and punctuation, so each position is looked at.
 */
export function matchCodesIn(texts: readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const plain = latinDigits(text.slice(0, longestContent))
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
    for (let at = 0; at + codeLength <= plain.length; at += 1) {
      const candidate = plain.slice(at, at + codeLength)
      if (isMatchCode(candidate)) found.add(candidate)
    }
  }
  return [...found]
}
