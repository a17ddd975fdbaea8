// SPDX-License-Identifier: Apache-2.0
/**
 * The code of a shared slip: ten characters of Crockford's base 32, 50 random bits. Whoever guesses one sees selections
 * that somebody shared, and nothing of who did.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10
const half = length / 2

/** A new code from whole numbers below a limit, in its usual form such as `7K2MQ-X4T9W`. */
export const newSlipCode = (below: (limit: number) => number): string =>
  grouped(Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''))

/**
 * A typed code in its usual form: small letters, blanks and hyphens do not matter, O is read as 0, I and L as 1.
 * Undefined for what is no code.
 */
export function readSlipCode(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  const isCode = plain.length === length && [...plain].every((character) => alphabet.includes(character))
  return isCode ? grouped(plain) : undefined
}

const grouped = (plain: string): string => `${plain.slice(0, half)}-${plain.slice(half)}`
