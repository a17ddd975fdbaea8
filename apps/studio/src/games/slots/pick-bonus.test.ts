// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fillCells, openCells, pickCasesOf, type PickBonus } from './pick-bonus.ts'
import { pickOf } from './slot-rules.ts'
import { slotTitles } from './titles/index.ts'

const pick: PickBonus = {
  from: 3,
  cells: 4,
  values: [
    { pays: 5, cases: 1 },
    { pays: 2, cases: 2 },
    { pays: 0, cases: 1 },
  ],
}

describe('a pick bonus', () => {
  it('fills every cell by its own float, in the order of its values', () => {
    expect(fillCells(pick, [0, 0.25, 0.74, 0.75])).toEqual([5, 2, 2, 0])
    expect(() => fillCells(pick, [0, 0.25, 0.74])).toThrow('a float')
  })

  it("opens the player's cells first, then the others from the first on, up to the one that ends it", () => {
    const held = [5, 2, 0, 2]
    expect(openCells(held, [3]).map(({ cell }) => cell)).toEqual([3, 0, 1, 2])
    expect(openCells(held, [2]).map(({ cell, goesOn }) => [cell, goesOn])).toEqual([[2, false]])
    expect(openCells(held, []).map(({ pays }) => pays)).toEqual([5, 2, 0])
    expect(openCells([1, 1, 1], [1]).map(({ goesOn }) => goesOn)).toEqual([true, true, false])
  })

  it('ignores cells that are none and those that are open already', () => {
    expect(openCells([1, 1, 0], [1, 1, 9, -1, 0.5]).map(({ cell }) => cell)).toEqual([1, 0, 2])
  })

  it('has cases that floats choose exactly equally often, and one value that ends it, in every title', () => {
    for (const { rules } of slotTitles) {
      const bonus = pickOf(rules)
      if (!bonus) continue
      expect(2 ** 32 % pickCasesOf(bonus)).toBe(0)
      expect(bonus.values.filter(({ pays }) => pays === 0)).toHaveLength(1)
      expect(bonus.cells).toBe(12)
    }
  })
})
