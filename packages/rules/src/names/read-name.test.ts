// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { patterns } from '../identity/patterns.ts'
import { judgedName, readName } from './read-name.ts'

it.each([
  ['ヤマダ　タロウ', 'ヤマダ タロウ'],
  [' Anna \u00a0 Lena ', 'Anna Lena'],
  ['Đặng Văn Đức'.normalize('NFD'), 'Đặng Văn Đức'],
  ['علی\u200cرضا کریمی', 'علی\u200cرضا کریمی'],
  ['\u202eAnna\u202c\u200b Berg', 'Anna Berg'],
  ['राम\u200dकुमार', 'राम\u200dकुमार'],
  ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ﾔﾏﾀﾞ ﾀﾛｳ'],
])('%j is stored as %j', (typed, stored) => {
  expect(readName(typed)).toBe(stored)
})

const letters = patterns[12]

it.each([
  ...[
    'محمد العلي',
    'علی\u200cرضا کریمی',
    'Đặng Văn Đức'.normalize('NFD'),
    'Hans-Jürgen Weiß',
    'ヤマダ　タロウ',
  ],
  ...[
    'O’Brien',
    "D'Angelo",
    "'t Hooft",
    'J. P. Smith',
    'ジャン・ポール',
    '佐々木 一郎',
    'Núria Gal·la',
    'राम\u200dकुमार',
  ],
])('%j is a name of letters and spaces', (typed) => {
  expect(letters.accepts(judgedName(typed))).toBe(true)
})

it.each(['John1', 'John - 1', '--', 'a@b', '=SUM', 'Anna_Lena', '٣ علي'])(
  '%j is no name of letters and spaces',
  (typed) => {
    expect(letters.accepts(judgedName(typed))).toBe(false)
  },
)
