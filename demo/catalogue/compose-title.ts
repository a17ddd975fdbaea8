// SPDX-License-Identifier: Apache-2.0
import { asciiOf, pinyinOf } from '@tessera/server/src/modules/catalogue/search/romanise.ts'
import type { Word } from './words/word.ts'

/** A title in English, or in Latin letters as its makers call it, and its names in other languages. */
export interface Title {
  name: string
  names: Record<string, string>
}
/** The parts of a title: a hero somewhere, perhaps with a quality, perhaps one of a series. */
export interface Parts {
  quality?: Word | undefined
  hero: Word
  location: Word
  series?: Word | undefined
}

type Tongue = 'CN' | 'TH' | 'VI' | 'ID' | 'JA' | 'ES' | 'PT'
const join = (gap: string, ...words: (string | undefined)[]): string => words.filter(Boolean).join(gap)

/** The grammar of each language: the order of quality, hero and location. */
const grammar: Record<Tongue, (parts: Parts) => string> = {
  CN: ({ quality, hero, location, series }) =>
    join(' ', join('', quality?.cn, hero.cn, location.cn), series?.cn),
  TH: ({ quality, hero, location, series }) =>
    join(' ', join('', location.th, hero.th, quality?.th), series?.th),
  VI: ({ quality, hero, location, series }) => join(' ', location.vi, hero.vi, quality?.vi, series?.vi),
  ID: ({ quality, hero, location, series }) => join(' ', location.id, hero.id, quality?.id, series?.id),
  JA: ({ quality, hero, location, series }) =>
    join(' ', join('', quality?.ja, hero.ja, 'の', location.ja), series?.ja),
  ES: ({ quality, hero, location, series }) => join(' ', location.es, hero.es, quality?.es, series?.es),
  PT: ({ quality, hero, location, series }) => join(' ', location.pt, hero.pt, quality?.pt, series?.pt),
}
const tongues = Object.keys(grammar) as Tongue[]

/** The parts in every language of the tables; Portuguese is used for both its variants. */
export function namesOf(parts: Parts): Record<string, string> {
  const names: Record<string, string> = Object.fromEntries(
    tongues.map((tongue) => [tongue, grammar[tongue](parts)]),
  )
  if (names.PT) names['PT-BR'] = names.PT
  return names
}

const capitalised = (text: string): string =>
  text.replace(/(^| )(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())

/**
 * Titles whose makers speak another language than English: in Latin letters, as such makers write them
 * abroad.
 */
export const abroad: Record<Exclude<Tongue, 'JA'>, (parts: Parts) => string> = {
  CN: (parts) => capitalised(pinyinOf(grammar.CN(parts))),
  TH: ({ quality, hero, location, series }) =>
    capitalised(
      join(' ', ...[location.th, hero.th, quality?.th, series?.th].map((word) => word && asciiOf(word))),
    ),
  VI: (parts) => asciiOf(grammar.VI(parts)),
  ID: grammar.ID,
  ES: grammar.ES,
  PT: grammar.PT,
}

/** Whether no word of a title repeats the meaning of another, in any language. */
export function isVaried({ quality, hero, location }: Parts): boolean {
  const words = [quality, hero, location].filter((word) => word !== undefined)
  return words.every((one, at) =>
    words
      .slice(at + 1)
      .every(
        (other) =>
          !shares(stems(one.en), stems(other.en)) &&
          !shares(letters(one.cn), letters(other.cn)) &&
          !shares(letters(one.ja), letters(other.ja)) &&
          !one.th.includes(other.th) &&
          !other.th.includes(one.th) &&
          (['vi', 'id', 'es', 'pt'] as const).every(
            (tongue) => !shares(stems(one[tongue]), stems(other[tongue])),
          ),
      ),
  )
}

const shares = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((part) => other.includes(part))
/** Word stems that carry a meaning: "Lion" and "Lionheart" are alike. */
const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length > 1 && !small.has(word))
    .map((word) => word.slice(0, 4))
const small = new Set(['de', 'del', 'la', 'los', 'las', 'el', 'do', 'da', 'dos', 'das', 'of', 'the'])
/** Ideographs; there are too few kana to distinguish meanings. */
const letters = (text: string): string[] => [...text].filter((sign) => /\p{Script=Han}/u.test(sign))

/** Reserves all names of a title, unless one is in use already. */
export function take({ name, names }: Title, taken: Set<string>): boolean {
  const mine = [...new Set([name, ...Object.values(names)])].map((one) => one.toLowerCase())
  if (mine.some((one) => taken.has(one))) return false
  for (const one of mine) taken.add(one)
  return true
}
