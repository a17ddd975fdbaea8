// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { wordChanges } from './word-changes.ts'

describe('the difference of two texts', () => {
  it('marks words as unchanged, removed and added', () => {
    expect(wordChanges('Open from nine to five', 'Open from ten to five')).toEqual([
      { text: 'Open from ', how: 'same' },
      { text: 'nine', how: 'gone' },
      { text: 'ten', how: 'new' },
      { text: ' to five', how: 'same' },
    ])
  })

  it('keeps words that were added or removed at the end', () => {
    expect(wordChanges('one', 'one two')).toEqual([
      { text: 'one', how: 'same' },
      { text: ' two', how: 'new' },
    ])
    expect(wordChanges('one two', 'one')).toEqual([
      { text: 'one', how: 'same' },
      { text: ' two', how: 'gone' },
    ])
  })

  it('finds nothing but unchanged text in equal texts', () => {
    expect(wordChanges('<b>same</b>', '<b>same</b>')).toEqual([{ text: '<b>same</b>', how: 'same' }])
  })

  it('compares very long texts as a whole', () => {
    const long = 'word '.repeat(2_000)
    expect(wordChanges(long, `${long}more`)).toEqual([
      { text: long, how: 'gone' },
      { text: `${long}more`, how: 'new' },
    ])
  })
})
