// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fraction, toDecimal } from '../../fair/fraction.ts'
import { RETURN_ONE } from '../../fair/table/table-game.ts'
import { pocketColour, ROULETTE_SPOTS, ROULETTE_WHEEL, rouletteGame, roulettePocket } from './maths.ts'
import { rouletteChance, rouletteReturn } from './returns.ts'

describe('roulette', () => {
  it('has an edge of 1/37 on all of its 157 spots, by formula and by playing every pocket', () => {
    expect(ROULETTE_SPOTS).toHaveLength(157)
    for (const { id } of ROULETTE_SPOTS) {
      const returned = Array.from({ length: 37 }, (_, pocket) => rouletteGame.returns(id, pocket))
      const sum = returned.reduce((total, parts) => total + parts, 0)
      expect(rouletteReturn(id)).toEqual(fraction(BigInt(sum), 37n * BigInt(RETURN_ONE)))
      expect(rouletteReturn(id)).toEqual({ numerator: 36n, denominator: 37n })
      expect(rouletteChance(id)).toEqual(fraction(BigInt(returned.filter((parts) => parts > 0).length), 37n))
    }
    expect(toDecimal(fraction(100n, 37n), 4)).toBe('2.7027')
  })

  it('pays 35, 17, 11, 8, 5, 2 and 1 to one', () => {
    const paid = (id: string, pocket: number) => rouletteGame.returns(id, pocket) / RETURN_ONE
    expect(paid('straight-0', 0)).toBe(36)
    expect(paid('split-0-2', 0)).toBe(18)
    expect(paid('split-17-20', 20)).toBe(18)
    expect(paid('street-0-1-2', 1)).toBe(12)
    expect(paid('street-34-35-36', 36)).toBe(12)
    expect(paid('corner-0-1-2-3', 0)).toBe(9)
    expect(paid('corner-32-33-35-36', 35)).toBe(9)
    expect(paid('line-31-32-33-34-35-36', 31)).toBe(6)
    expect(paid('dozen-2', 24)).toBe(3)
    expect(paid('column-3', 36)).toBe(3)
    expect(['red', 'black', 'even', 'odd', 'low', 'high'].map((id) => paid(id, 0))).toEqual([
      0, 0, 0, 0, 0, 0,
    ])
    expect(['red', 'black', 'even', 'odd', 'low', 'high'].map((id) => paid(id, 19))).toEqual([
      2, 0, 0, 2, 0, 2,
    ])
  })

  it('has each number of the wheel once, red and black in turn', () => {
    expect(ROULETTE_WHEEL.toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 37 }, (_, number) => number),
    )
    const colours = ROULETTE_WHEEL.slice(1).map(pocketColour)
    expect(colours.every((colour, index) => colour === (index % 2 === 0 ? 'red' : 'black'))).toBe(true)
  })

  it('reaches the first and the last pocket by the smallest and the largest float', () => {
    expect([0, 1 - 2 ** -32].map(roulettePocket)).toEqual([0, 36])
  })
})
