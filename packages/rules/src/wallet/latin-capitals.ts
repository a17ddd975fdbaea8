// SPDX-License-Identifier: Apache-2.0

/** Letters that are no other letter with an accent; all else falls apart into a letter and its accents. */
const letters: Readonly<Record<string, string>> = {
  ...{ Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', ẞ: 'SS', ß: 'ss', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', ı: 'i' },
  ...{ Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'TH', þ: 'th', Ħ: 'H', ħ: 'h', Ŧ: 'T', ŧ: 't' },
  ...{ Ŋ: 'N', ŋ: 'n', Ɓ: 'B', ɓ: 'b', Ɗ: 'D', ɗ: 'd', Ƙ: 'K', ƙ: 'k', Ə: 'E', ə: 'e' },
  ...{ '\u2018': "'", '\u2019': "'", '\u02bb': "'", '\u2010': '-', '\u2013': '-', '\u00a0': ' ' },
}

/**
 * Words in capitals of the Latin alphabet without accents, which readers of all countries know, cut to a length. What cannot be
 * written so is left out: the answer has no letter if the words have no Latin one.
 */
export const inLatinCapitals = (words: string, longest: number): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, (sign) => letters[sign] ?? '')
    .replace(/ +/g, ' ')
    .trim()
    .toUpperCase()
    .slice(0, longest)
    .trim()

/** Whether anything of these words can be written so. */
export const hasLatinLetters = (words: string): boolean => /[A-Z]/.test(inLatinCapitals(words, words.length))
