// SPDX-License-Identifier: Apache-2.0
/**
 * A word in the languages of the demonstration's titles. Spanish and Portuguese heroes have the form "of the
 * ...", qualities follow the noun.
 */
export interface Word {
  en: string
  cn: string
  th: string
  vi: string
  id: string
  ja: string
  es: string
  pt: string
}

/**
 * Reads a table: one word a line, English | Chinese | Thai | Vietnamese | Indonesian | Japanese | Spanish |
 * Portuguese.
 */
export function wordsOf(table: string): Word[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en, cn, th, vi, id, ja, es, pt, more] = line.trim().split('|')
      if (!en || !cn || !th || !vi || !id || !ja || !es || !pt || more !== undefined)
        throw new RangeError(`a word lacks a language: ${line}`)
      return { en, cn, th, vi, id, ja, es, pt }
    })
}
