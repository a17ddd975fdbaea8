// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { wordChanges } from './word-changes.ts'

describe('the difference of two texts', () => {
  it('tells which words stayed, went and came', () => {
    expect(wordChanges('Open from nine to five', 'Open from ten to five')).toEqual([
      { text: 'Open from ', how: 'same' },
      { text: 'nine', how: 'gone' },
      { text: 'ten', how: 'new' },
      { text: ' to five', how: 'same' },
    ])
  })

  it('keeps what was written at the end or taken from it', () => {
    expect(wordChanges('one', 'one two')).toEqual([
      { text: 'one', how: 'same' },
      { text: ' two', how: 'new' },
    ])
    expect(wordChanges('one two', 'one')).toEqual([
      { text: 'one', how: 'same' },
      { text: ' two', how: 'gone' },
    ])
  })

  it('says nothing of equal texts but that they are the same', () => {
    expect(wordChanges('<b>same</b>', '<b>same</b>')).toEqual([{ text: '<b>same</b>', how: 'same' }])
  })

  it('compares very long texts as wholes', () => {
    const long = 'word '.repeat(2_000)
    expect(wordChanges(long, `${long}more`)).toEqual([
      { text: long, how: 'gone' },
      { text: `${long}more`, how: 'new' },
    ])
  })
})
