// SPDX-License-Identifier: Apache-2.0
import anyAscii from 'any-ascii'
import { pinyin } from 'pinyin-pro'
import { romaniseThai } from './romanise-thai.ts'

const han = /\p{Script=Han}/u
const thai = /\p{Script=Thai}/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A text in plain Latin letters, as somebody would type it without the keyboard of its language. */
export const asciiOf = (text: string): string => anyAscii(thai.test(text) ? romaniseThai(text) : text)

/**
 * Chinese in pinyin, with spaces between syllables and no tones; anything else becomes plain Latin letters.
 */
export const pinyinOf = (text: string): string =>
  anyAscii(pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: false }).join(' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text is Chinese: ideographs, and no kana among them. */
export const isChinese = (text: string): boolean => han.test(text) && !kana.test(text)
