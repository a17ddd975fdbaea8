// SPDX-License-Identifier: Apache-2.0
/** Letters and digits of codes that are drawn: none that look like another. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const drawnCodeLength = 10
/** The most codes that are added at once. */
export const mostCodes = 5_000
const shape = /^[A-Z0-9][A-Z0-9-]{2,31}$/

/** A code as it is stored and compared: without spaces, in capitals. Undefined if it cannot be a code. */
export function codeKey(typed: string): string | undefined {
  const key = typed.replace(/\s+/g, '').toUpperCase()
  return shape.test(key) ? key : undefined
}

/** A code that nobody can guess: 50 bits. `below` draws the numbers. */
export const drawCode = (below: (limit: number) => number): string =>
  Array.from({ length: drawnCodeLength }, () => codeLetters[below(codeLetters.length)]).join('')
