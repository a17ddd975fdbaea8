// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { pickFromSeed } from './pick-from-seed.ts'

const seed = '00'.repeat(32)

it('gives the same picks for the same seed and draw, and different ones for any other', () => {
  const picks = (gameCode: string, numero: string, from = seed): number[] => {
    const pick = pickFromSeed(from, { gameCode, numero })
    return Array.from({ length: 40 }, () => pick(1_000_000))
  }
  expect(picks('KENO', '1')).toEqual(picks('KENO', '1'))
  expect(
    new Set(
      [picks('KENO', '1'), picks('KENO', '2'), picks('D5-1', '1'), picks('KENO', '1', 'ff'.repeat(32))].map(
        String,
      ),
    ).size,
  ).toBe(4)
})

it('matches its description', () => {
  // HMAC-SHA256 with a key of 32 zero bytes over "KENO/1/0" begins with these words.
  const pick = pickFromSeed(seed, { gameCode: 'KENO', numero: '1' })
  expect([pick(2 ** 32), pick(2 ** 32)]).toEqual([2_271_752_132, 11_844_830])
})

it('spreads its picks evenly and stays below the bound', () => {
  const pick = pickFromSeed(seed, { gameCode: 'D5-1', numero: '7' })
  const counts = Array<number>(10).fill(0)
  for (let times = 0; times < 10_000; times += 1) counts[pick(10)]! += 1
  expect(Math.min(...counts)).toBeGreaterThan(850)
  expect(Math.max(...counts)).toBeLessThan(1_150)
})
