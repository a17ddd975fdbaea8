// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solve } from './proof-of-work.ts'
import { createSha256, sha256 } from './sha256.ts'

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

describe('the proof of work', () => {
  it.each(['', 'abc', 'a'.repeat(55), 'b'.repeat(56), 'c'.repeat(64), 'é'.repeat(200)])(
    'digests %j as the standard does',
    (message) => {
      expect(hex(sha256(new TextEncoder().encode(message)))).toBe(
        createHash('sha256').update(message).digest('hex'),
      )
    },
  )

  it('digests one message after another in the same memory', () => {
    const { message, digest } = createSha256(120)
    for (const text of ['c'.repeat(120), 'abc', 'b'.repeat(56), '', 'd'.repeat(64), 'e'.repeat(55)]) {
      message.set(new TextEncoder().encode(text))
      expect(hex(digest(text.length))).toBe(createHash('sha256').update(text).digest('hex'))
    }
  })

  it.each(['stone', 'é', 'x'.repeat(52), 'y'.repeat(60)])(
    'finds the first number whose digest with %j begins with the asked zero bits',
    (challenge) => {
      const isSolved = (n: number): boolean =>
        createHash('sha256').update(`${challenge}${n}`).digest().readUInt16BE(0) >>> 4 === 0
      let first = 0
      while (!isSolved(first)) first += 1
      expect(solve({ challenge, difficulty: 12 })).toBe(String(first))
    },
  )
})
