// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { drawingRandom } from './drawing-random.ts'

const stream = (seed: string): number[] => {
  const random = drawingRandom(seed)
  return Array.from({ length: 200 }, () => random.between(0, 1))
}

describe('drawing randomness', () => {
  it('repeats itself for the same seed and differs for another', () => {
    expect(stream('tile-1')).toEqual(stream('tile-1'))
    expect(stream('tile-1')).not.toEqual(stream('tile-2'))
  })

  it('spreads over its range and stays inside', () => {
    const numbers = stream('spread')
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(new Set(numbers.map((number) => Math.floor(number * 10))).size).toBe(10)
  })

  it('refuses to pick from nothing', () => {
    expect(() => drawingRandom('none').pick([])).toThrow(RangeError)
  })
})
