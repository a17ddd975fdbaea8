// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { countPockets } from './past-numbers.ts'

describe('the numbers of past rounds', () => {
  const numbers = countPockets([17, 0, 32, 17, 5, 32, 8], 3)

  it('are sorted by how often they came, and of equals the newest first', () => {
    expect(numbers.often).toEqual([
      { pocket: 17, count: 2 },
      { pocket: 32, count: 2 },
      { pocket: 0, count: 1 },
    ])
  })

  it('are seldom if they never came', () => {
    expect(numbers.seldom.every(({ count }) => count === 0)).toBe(true)
    const all = countPockets([1, 1, ...Array.from({ length: 37 }, (_, pocket) => pocket)], 2)
    expect(all.seldom).toEqual([
      { pocket: 36, count: 1 },
      { pocket: 35, count: 1 },
    ])
  })

  it('are counted for every spot outside, and zero for itself', () => {
    expect(['red', 'black', 'odd', 'even', 'dozen-1', 'dozen-3', 'column-2'].map(numbers.wins)).toEqual([
      3, 3, 3, 3, 2, 2, 6,
    ])
    expect(numbers.zeros).toBe(1)
  })

  it('have nothing to say before the first round', () => {
    const none = countPockets([], 3)
    expect([none.often, none.seldom.length, none.zeros, none.wins('red')]).toEqual([[], 3, 0, 0])
  })
})
