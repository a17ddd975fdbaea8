// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '../numbers/latin-digits.ts'

/** Letters that Unicode does not take apart, as banks write them. */
const asBanksWrite: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ɓ: 'b',
  ƙ: 'k',
  ƴ: 'y',
  ə: 'e',
  // The end form of sigma, and the letters that Arabic and Persian keyboards write differently.
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
}
const lettersApart = new RegExp(`[${Object.keys(asBanksWrite).join('')}]`, 'gu')

/** Marks over Latin and Greek letters, and on the Cyrillic ё: banks leave them out. */
const accents = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu
const yo = /(\u0435)\u0308/g
/** Vowel signs of Arabic and Hebrew, which are seldom written, and what sits on an alef. */
const unwritten = /[\u0591-\u05c7\u064b-\u0652\u0670]|(?<=\u0627)[\u0653-\u0655]/gu
/** Apostrophes that count as letters, and signs that cannot be seen. */
const noLetters = /[\u02b0-\u02ff\u0640\p{Default_Ignorable_Code_Point}]/gu
const katakana = /[\u30a1-\u30f6]/g
const toHiragana = 0x60

/** A text in small letters as banks write them: without the accents that they leave out, but with its blanks and signs. */
export const bankLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '$1')
    .replace(yo, '$1')
    .replace(unwritten, '')
    .replace(noLetters, '')
    .replace(lettersApart, (letter) => asBanksWrite[letter] ?? letter)
    .normalize('NFC')

/**
 * The form in which the names of people are compared: two names are the same if only capitals, blanks, punctuation, width and the
 * accents differ that banks leave out ("Đặng Văn Đức" is "DANG VAN DUC"). Signs that are vowels, as in Devanagari, Thai or Khmer,
 * and voice marks of kana make another name, and stay. Empty for a text without letters and digits.
 */
export const foldName = (name: string): string =>
  bankLetters(latinDigits(name))
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - toHiragana))
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .replace(/^\p{M}+/u, '')

/** Umlauts and Nordic letters that banks also write as two letters. */
const asTwoLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The name as its owner's bank may write it: Jürgen as JURGEN and as JUERGEN. */
const writingsOf = (name: string): string[] => {
  const spelt = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüåø]/g, (letter) => asTwoLetters[letter] ?? letter)
  return [foldName(name), foldName(spelt)]
}

/**
 * Whether two names are of one person, as far as letters say: they fold to one name, also where one of them writes ä, ö, ü, å or ø as
 * two letters. Jurgen and Juergen are two names: nobody can tell whether UE stands for a letter. No name is the same as an empty one.
 */
export const isSameName = (one: string, other: string): boolean => {
  const writings = writingsOf(other)
  return writingsOf(one).some((writing) => writing !== '' && writings.includes(writing))
}
