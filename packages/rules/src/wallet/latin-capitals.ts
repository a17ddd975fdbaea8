// SPDX-License-Identifier: Apache-2.0
import { bankLetters } from '../names/fold-name.ts'

/** Signs between letters that stand for one that all readers know. */
const signs: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u02bb': "'",
  '\u2010': '-',
  '\u2013': '-',
}

/**
 * Words in capitals of the Latin alphabet without accents, which readers of all countries know, cut to a length. What cannot be
 * written so is left out: the answer has no letter if the words have no Latin one.
 */
export const inLatinCapitals = (words: string, longest: number): string =>
  bankLetters(words.replace(/[\u2018\u2019\u02bb\u2010\u2013]/g, (sign) => signs[sign] ?? sign))
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, longest)
    .trim()

/** Whether anything of these words can be written so. */
export const hasLatinLetters = (words: string): boolean => /[A-Z]/.test(inLatinCapitals(words, words.length))
