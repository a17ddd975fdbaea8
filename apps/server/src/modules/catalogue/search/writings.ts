// SPDX-License-Identifier: Apache-2.0
import { fold } from './fold.ts'
import { asciiOf, isChinese, pinyinOf } from './romanise.ts'

const plain = /^[a-z0-9 ]*$/
const han = /\p{Script=Han}/u
const kanaRun = /[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu

/**
 * The ways in which a name may be typed, folded: as it is, and in Latin letters if it is written in another
 * script.
 */
export function writingsOf(name: string): string[] {
  const folded = fold(name)
  if (folded === '' || plain.test(folded)) return folded === '' ? [] : [folded]
  return [folded, latinOf(name)].filter((writing, at, all) => writing !== '' && all.indexOf(writing) === at)
}

/**
 * Ideographs between kana have no reading without a dictionary, so only the kana of such a name are
 * romanised.
 */
function latinOf(name: string): string {
  if (isChinese(name)) return fold(pinyinOf(name))
  return fold(asciiOf(han.test(name) ? (name.match(kanaRun) ?? []).join(' ') : name))
}

/** The initials of a Chinese name's syllables (黄金龙: hjl); empty for other names. */
export function initialsOf(name: string): string {
  if (!isChinese(name)) return ''
  return fold(pinyinOf(name))
    .split(' ')
    .map((syllable) => syllable[0] ?? '')
    .join('')
}
