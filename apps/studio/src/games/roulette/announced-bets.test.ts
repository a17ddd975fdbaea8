// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  ANNOUNCED_BET_NAMES,
  announcedChips,
  MOST_NEIGHBOURS,
  neighbourChips,
  numbersAround,
  type AnnouncedBet,
} from './announced-bets.ts'
import { ROULETTE_WHEEL, rouletteSpot } from './maths.ts'

const numbersOf = (bet: AnnouncedBet) =>
  [...new Set(announcedChips(bet).flatMap(({ spot }) => rouletteSpot(spot).numbers))].toSorted(
    (a, b) => a - b,
  )
const chipsOf = (bet: AnnouncedBet) => announcedChips(bet).reduce((sum, { chips }) => sum + chips, 0)
const sorted = (...numbers: number[]) => numbers.toSorted((a, b) => a - b)

describe('an announced bet', () => {
  it('lays as many chips as published', () => {
    expect(Object.fromEntries(ANNOUNCED_BET_NAMES.map((bet) => [bet, chipsOf(bet)]))).toEqual({
      tiers: 6,
      orphelins: 5,
      voisins: 9,
      zero: 4,
    })
  })

  it('covers the published numbers', () => {
    expect(numbersOf('voisins')).toEqual(
      sorted(22, 18, 29, 7, 28, 12, 35, 3, 26, 0, 32, 15, 19, 4, 21, 2, 25),
    )
    expect(numbersOf('tiers')).toEqual(sorted(27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33))
    expect(numbersOf('orphelins')).toEqual(sorted(17, 34, 6, 1, 20, 14, 31, 9))
    expect(numbersOf('zero')).toEqual(sorted(12, 35, 3, 26, 0, 32, 15))
  })

  it('lays two chips on the street of zero and on the corner of 25 and 29, of the series of zero', () => {
    expect(announcedChips('voisins').filter(({ chips }) => chips === 2)).toEqual([
      { spot: 'street-0-2-3', chips: 2 },
      { spot: 'corner-25-26-28-29', chips: 2 },
    ])
  })

  it('is one stretch of the wheel, and the three great ones are the whole wheel', () => {
    for (const bet of ['voisins', 'tiers', 'zero'] as const) {
      const numbers = numbersOf(bet)
      const starts = ROULETTE_WHEEL.filter(
        (number, index) => numbers.includes(number) && !numbers.includes(ROULETTE_WHEEL.at(index - 1)!),
      )
      expect(starts).toHaveLength(1)
    }
    const all = (['voisins', 'tiers', 'orphelins'] as const).flatMap(numbersOf)
    expect(sorted(...all)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  })

  it('returns no more than any spot does: one of 37 is lost on the mean', () => {
    for (const bet of ANNOUNCED_BET_NAMES) {
      const paid = announcedChips(bet).reduce((sum, { spot, chips }) => {
        const { numbers } = rouletteSpot(spot)
        return sum + chips * numbers.length * (36 / numbers.length)
      }, 0)
      expect(paid / 37 / chipsOf(bet)).toBeCloseTo(36 / 37, 12)
    }
  })
})

describe('the neighbours of a number', () => {
  it('are those beside it on the wheel, also over its end', () => {
    expect(numbersAround(17, 2)).toEqual([2, 25, 17, 34, 6])
    expect(numbersAround(0, 2)).toEqual([3, 26, 0, 32, 15])
    expect(numbersAround(26, 1)).toEqual([3, 26, 0])
    expect(numbersAround(5, 0)).toEqual([5])
  })

  it('get a chip each', () => {
    for (const number of ROULETTE_WHEEL)
      for (let count = 0; count <= MOST_NEIGHBOURS; count += 1) {
        const chips = neighbourChips(number, count)
        expect(new Set(chips.map(({ spot }) => spot)).size).toBe(count * 2 + 1)
        expect(
          chips.every(({ spot, chips: laid }) => rouletteSpot(spot).kind === 'straight' && laid === 1),
        ).toBe(true)
      }
  })
})
