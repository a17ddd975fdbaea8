// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { systemChance } from './chance.ts'

it('gives tokens of 256 bits, none of them twice and none that is empty, past every refill of its stock', () => {
  const tokens = Array.from({ length: 10_000 }, () => systemChance.token())
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  // A random byte is zero once in 256 times, so no token begins with zeros unless it was made of wiped bytes.
  expect(tokens.filter((token) => /^A{8}/.test(token))).toEqual([])
})

it('sets about half of the bits of its tokens', () => {
  const bits = Array.from({ length: 2_000 }, () => Buffer.from(systemChance.token(), 'base64url')).reduce(
    (set, bytes) => set + bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0),
    0,
  )
  // 512,000 bits: one in a billion runs is off by six deviations of 358.
  expect(Math.abs(bits - 256_000)).toBeLessThan(6 * 358)
})
