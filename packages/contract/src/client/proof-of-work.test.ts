// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { solve } from './proof-of-work.ts'
import { sha256 } from './sha256.ts'

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

  it('finds a number whose digest begins with the asked zero bits', () => {
    const answer = solve({ challenge: 'stone', difficulty: 12 })
    const digest = createHash('sha256').update(`stone${answer}`).digest()
    expect(digest.readUInt16BE(0) >>> 4).toBe(0)
  })
})
