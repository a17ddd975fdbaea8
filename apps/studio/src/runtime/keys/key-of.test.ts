// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { keyOf } from './key-of.ts'

describe('the key that was pressed', () => {
  it('is the letter that it writes, small or capital', () => {
    expect([keyOf({ key: 'a', code: 'KeyA' }), keyOf({ key: 'A', code: 'KeyA' })]).toEqual(['a', 'a'])
    expect(keyOf({ key: 'a', code: 'KeyQ' })).toBe('a')
  })

  it('is the position of the key where other letters are written', () => {
    expect([keyOf({ key: 'ф', code: 'KeyA' }), keyOf({ key: 'ฟ', code: 'KeyA' })]).toEqual(['a', 'a'])
  })

  it('is the sign otherwise', () => {
    expect([keyOf({ key: '?', code: 'KeyM' }), keyOf({ key: 'Enter', code: 'Enter' })]).toEqual([
      '?',
      'Enter',
    ])
  })
})
