// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { shuffleFirst } from './shuffle.ts'

it('gives every ordered choice equally often when the floats are evenly spread', () => {
  const seen = new Map<string, number>()
  const steps = 60
  for (let first = 0; first < steps; first += 1) {
    for (let second = 0; second < steps; second += 1) {
      const key = shuffleFirst(5, 2, [first / steps, second / steps]).join()
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
  }
  expect(seen.size).toBe(20)
  expect(new Set(seen.values())).toEqual(new Set([(steps * steps) / 20]))
})

it('swaps each position with one at or after it', () => {
  expect(shuffleFirst(5, 5, [0, 0, 0, 0, 0])).toEqual([0, 1, 2, 3, 4])
  expect(shuffleFirst(5, 3, [0.99, 0.99, 0.99])).toEqual([4, 0, 1])
})

it('refuses too few floats', () => {
  expect(() => shuffleFirst(5, 2, [0.1])).toThrow(RangeError)
})
