// SPDX-License-Identifier: Apache-2.0
/** A code as words: `changeLabels` is `Change labels`, `DEPOSIT` is `Deposit`. */
export function wordsOfCode(code: string): string {
  const words = /[a-z]/.test(code) ? code.replaceAll(/([A-Z])/g, ' $1') : code
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
