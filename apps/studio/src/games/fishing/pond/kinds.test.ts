// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { bestOf, fishKinds, isFixed, MULTIPLE_WEIGHTS, takesOthers } from './kinds.ts'
import { multipleOf, ROLL_VALUES } from './odds.ts'
import { FISH_CODES } from './pond.ts'

const payable = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500]

describe('the kinds of fish', () => {
  it('are thirty, and return only what can be paid', () => {
    expect(FISH_CODES).toHaveLength(30)
    expect(Object.keys(fishKinds)).toEqual([...FISH_CODES])
    for (const { multiples } of Object.values(fishKinds))
      for (const { multiple } of multiples) expect(payable).toContain(multiple)
    const alone = FISH_CODES.filter((code) => isFixed(code) && fishKinds[code].ability !== 'freeze')
    expect(alone.filter((code) => !takesOthers(code)).map(bestOf)).toEqual(payable)
  })

  it('have whole means that follow from their weights', () => {
    for (const { multiples, mean } of Object.values(fishKinds)) {
      expect(multiples.reduce((sum, { weight }) => sum + weight, 0)).toBe(MULTIPLE_WEIGHTS)
      const sum = multiples.reduce((total, { multiple, weight }) => total + multiple * weight, 0)
      expect(sum).toBe(mean * MULTIPLE_WEIGHTS)
      expect(Number.isInteger(mean)).toBe(true)
    }
  })

  it.each(FISH_CODES)('draw each multiple as often as it weighs: %s', (code) => {
    const part = ROLL_VALUES / MULTIPLE_WEIGHTS
    const drawn = new Map<number, number>()
    for (let index = 0; index < MULTIPLE_WEIGHTS; index += 1) {
      const first = multipleOf(code, index * part)
      expect(multipleOf(code, (index + 1) * part - 1)).toBe(first)
      drawn.set(first, (drawn.get(first) ?? 0) + 1)
    }
    expect([...drawn]).toEqual(fishKinds[code].multiples.map(({ multiple, weight }) => [multiple, weight]))
  })
})
