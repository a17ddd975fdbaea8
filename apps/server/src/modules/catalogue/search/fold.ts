// SPDX-License-Identifier: Apache-2.0
// Marks above and below Latin, Greek and Cyrillic letters, Arabic vowels and Thai tones, which people leave
// out when typing.
const marks = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u0e47-\u0e4e]/g
const letters: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
}
const katakana = /[ァ-ヶ]/g
const toHiragana = 0x60

/**
 * A text in the form in which search compares it: lower case, no marks above or below letters, hiragana for
 * katakana, and one space for everything that is neither letter nor digit. A text of only punctuation and
 * emoji becomes empty.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(marks, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đðłøßæœıþ]/g, (letter) => letters[letter] ?? letter)
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - toHiragana))
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
