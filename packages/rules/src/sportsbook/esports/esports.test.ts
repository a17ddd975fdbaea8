// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probabilityOf } from '../prices/distribution.ts'
import { chanceOfRatings } from '../prices/rating.ts'
import { esportsScores, mapChanceOf, mapScores } from './forecast.ts'

const before = (bestOf: number) => ({ bestOf, won: { home: 0, away: 0 } })
const homeWins = (home: number, away: number) => home > away

describe('an e-sports match of maps', () => {
  it('has the reference probabilities with 0.6 a map', () => {
    const three = mapScores(0.6, before(3))
    expect(probabilityOf(three, homeWins)).toBeCloseTo(0.648, 12)
    expect(probabilityOf(three, (home, away) => home === 2 && away === 0)).toBeCloseTo(0.36, 12)
    expect(probabilityOf(three, (home, away) => home + away > 2.5)).toBeCloseTo(0.48, 12)
    expect(probabilityOf(mapScores(0.6, before(5)), homeWins)).toBeCloseTo(0.68256, 12)
    expect(mapScores(0.6, before(1)).states).toHaveLength(2)
  })

  it('goes on from the maps won, and from the chance in the map being played', () => {
    const at = (home: number, away: number) =>
      probabilityOf(mapScores(0.6, { bestOf: 3, won: { home, away } }), homeWins)
    expect(at(1, 1)).toBeCloseTo(0.6, 12)
    expect(at(1, 0)).toBeCloseTo(0.84, 12)
    const state = { bestOf: 3, won: { home: 1, away: 1 }, chanceOfThisMap: 0.9 }
    expect(probabilityOf(mapScores(0.6, state), homeWins)).toBeCloseTo(0.9, 12)
    expect(esportsScores(0.6, 'map_3', state)!.states[0]!.probability).toBe(0.9)
  })

  it('has prices for the maps that may still be played', () => {
    const state = { bestOf: 3, won: { home: 1, away: 0 } }
    expect(esportsScores(0.6, 'map_1', state)).toBeUndefined()
    expect(esportsScores(0.6, 'map_2', state)!.states).toHaveLength(2)
    expect(esportsScores(0.6, 'map_4', state)).toBeUndefined()
    expect(esportsScores(0.6, 'maps', state)!.states).toHaveLength(3)
    expect(() => esportsScores(0.6, 'map_8', state)).toThrow(RangeError)
    expect(() => mapScores(0.6, { bestOf: 3, won: { home: 2, away: 0 } })).toThrow(RangeError)
    for (const wrong of [0, 2, 9, 2.5]) expect(() => mapScores(0.6, before(wrong))).toThrow(RangeError)
  })

  it('sums to 1, rises with the chance of a map, and gives back the chance of a wanted result', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.97, noNaN: true }),
        fc.constantFrom(1, 3, 5, 7),
        (chance, bestOf) => {
          const scores = mapScores(chance, before(bestOf))
          expect(probabilityOf(scores, () => true)).toBeCloseTo(1, 12)
          const wins = probabilityOf(scores, homeWins)
          expect(probabilityOf(mapScores(chance + 0.02, before(bestOf)), homeWins)).toBeGreaterThan(wins)
          expect(mapChanceOf(wins, bestOf)).toBeCloseTo(chance, 6)
        },
      ),
    )
  })
})

describe('ratings', () => {
  it('say who wins how often', () => {
    expect(chanceOfRatings(1500, 1500)).toBe(0.5)
    expect(chanceOfRatings(1900, 1500)).toBeCloseTo(10 / 11, 12)
  })
})
