// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { keysWrittenTwice, unknownKeys } from './texts.ts'

it('finds a key that two files define, or one file twice', () => {
  expect(
    keysWrittenTwice([
      `  'a.one': 'x',\n  'a.two': 'y',\n`,
      `  'b.one': 'x',\n  'a.two': 'z',\n  'b.one': 'x',\n`,
    ]),
  ).toEqual(['a.two', 'b.one'])
})

it('finds a key that is used but missing from every catalogue', () => {
  expect(unknownKeys(`t('common.all'); t('there.is.no.such')`)).toEqual(['there.is.no.such'])
})
