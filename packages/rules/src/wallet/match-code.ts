// SPDX-License-Identifier: Apache-2.0
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
