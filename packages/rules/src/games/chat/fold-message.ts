// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '../../numbers/latin-digits.ts'

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  з: '3',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
}
/** Digits and signs that stand for letters. */
const AS_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((sign) => (Object.hasOwn(by, sign) ? by[sign] : sign)).join('')

/** A message in small letters of one shape, whatever its width, style or marks; in its own script. */
export const foldMessage = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKC')

/** The same in Latin letters where others look like them. */
export const asLatin = (text: string): string => replaced(foldMessage(text), LOOKALIKES)

/** The same with digits and signs read as the letters for which they stand. */
export const asLetters = (text: string): string => replaced(asLatin(text), AS_LETTERS)

/** The same with the digits of every script as ours. */
export const withPlainDigits = (text: string): string => latinDigits(foldMessage(text))
