// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probabilityOf, type ScoreDistribution } from '../prices/distribution.ts'
import { fitTeams, basketballMeans, type PlayedGame } from './fit-teams.ts'
import { fitSpreads } from './fit-spreads.ts'
import { deviationOfMargin, deviationOfTotal, homeWins, marginOf, totalOf } from './forecast.ts'
import { below, normalBelow } from './normal.ts'
import { basketballScores } from './period-scores.ts'

/** The figures of the rules: of a league without games. */
const means = { margin: 4, total: 216, marginDeviation: 12, totalDeviation: 18 }
const sum = ({ states }: ScoreDistribution) =>
  states.reduce((total, { probability }) => total + probability, 0)

describe('a normal figure', () => {
  it.each([
    [0, 0.5],
    [1, 0.841344746068543],
    [-1, 0.158655253931457],
    [1.96, 0.97500210485178],
    [-3, 0.001349898031630095],
    [6, 0.9999999990134123],
    [20, 1],
    [-20, 0],
  ])('is below %d deviations with probability %d', (deviations, probability) => {
    expect(normalBelow(deviations)).toBeCloseTo(probability, 12)
  })

  it('is its mean without deviation', () => {
    expect(below(3, { mean: 2, deviation: 0 })).toBe(1)
    expect(below(1, { mean: 2, deviation: 0 })).toBe(0)
    expect(() => normalBelow(Number.NaN)).toThrow(RangeError)
  })
})

describe('the scores of a basketball game', () => {
  it('have the deviations of the league, by the root of the time left', () => {
    const half = { score: { home: 50, away: 60 }, shareLeft: 0.25 }
    expect(marginOf(means, half)).toEqual({ mean: -9, deviation: 6 })
    expect(totalOf(means, half)).toEqual({ mean: 164, deviation: 9 })
    const usual = { margin: 4, total: 216 }
    expect(marginOf(usual, half).deviation).toBeCloseTo(deviationOfMargin / 2, 12)
    expect(totalOf(usual, half).deviation).toBeCloseTo(deviationOfTotal / 2, 12)
  })

  it('are never drawn with overtime, and home wins as often as its margin is above zero', () => {
    const scores = basketballScores(means, 'game')!
    expect(sum(scores)).toBeCloseTo(1, 12)
    expect(probabilityOf(scores, (home, away) => home === away)).toBe(0)
    expect(homeWins(means)).toBeCloseTo(normalBelow(4 / 12), 12)
    expect(probabilityOf(scores, (home, away) => home > away)).toBeCloseTo(homeWins(means), 4)
    expect(probabilityOf(scores, (home, away) => home + away > 216)).toBeCloseTo(0.5, 1)
    expect(probabilityOf(scores, (home, away) => home - away > 9)).toBeCloseTo(1 - normalBelow(5.5 / 12), 2)
  })

  it('are whole and possible', () => {
    const live = { quarters: [{ home: 30, away: 20 }], playedSeconds: 720 }
    for (const part of ['game', 'quarter_1', 'quarter_2', 'first_half'])
      for (const { home, away } of basketballScores(means, part, part === 'quarter_1' ? undefined : live)!
        .states) {
        expect(Number.isInteger(home) && Number.isInteger(away)).toBe(true)
        if (part === 'game' || part === 'first_half') expect(home >= 30 && away >= 20).toBe(true)
        else expect(home >= 0 && away >= 0).toBe(true)
      }
  })

  it('can be drawn in a quarter', () => {
    const quarter = basketballScores(means, 'quarter_3')!
    expect(sum(quarter)).toBeCloseTo(1, 12)
    expect(probabilityOf(quarter, (home, away) => home === away)).toBeCloseTo(
      normalBelow(-0.5 / 6) - normalBelow(-1.5 / 6),
      3,
    )
  })

  it('go into overtime at a draw, and are over otherwise', () => {
    const end = (home: number, away: number) => ({ quarters: [{ home, away }], playedSeconds: 2880 })
    const overtime = basketballScores(means, 'game', end(100, 100))!
    expect(sum(overtime)).toBeCloseTo(1, 12)
    expect(overtime.states.every(({ home, away }) => home >= 100 && away >= 100 && home !== away)).toBe(true)
    expect(basketballScores(means, 'game', end(101, 100))).toBeUndefined()
    expect(basketballScores(means, 'quarter_4', end(100, 100))).toBeUndefined()
    expect(basketballScores(means, 'first_half', { quarters: [], playedSeconds: 1440 })).toBeUndefined()
  })

  it('sum to 1 at every moment, and favour home more the further it is ahead', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2879 }),
        fc.integer({ min: -30, max: 30 }),
        fc.integer({ min: -15, max: 15 }),
        (playedSeconds, lead, margin) => {
          const winsBy = (ahead: number) => {
            const so = { quarters: [{ home: 60 + ahead, away: 60 }], playedSeconds }
            const scores = basketballScores({ margin, total: 210 }, 'game', so)!
            expect(sum(scores)).toBeCloseTo(1, 9)
            return probabilityOf(scores, (home, away) => home > away)
          }
          expect(winsBy(lead + 2)).toBeGreaterThanOrEqual(winsBy(lead) - 1e-4)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are refused for what is no part of a game', () => {
    for (const wrong of ['quarter_5', 'regular', ''])
      expect(() => basketballScores(means, wrong)).toThrow(RangeError)
  })
})

describe('the spreads of a league', () => {
  it('are the usual ones without games, come near to its errors, and forget old ones', () => {
    const games = (margin: number, ageDays: number) =>
      Array.from({ length: 1_000 }, (_, index) => {
        const sign = index % 2 === 0 ? 1 : -1
        return { margin: sign * margin, total: sign * 22, ageDays }
      })
    expect(fitSpreads([])).toEqual({ margin: expect.closeTo(15.6, 9), total: expect.closeTo(20, 9) })
    const now = fitSpreads(games(10, 0))
    expect(Math.abs(now.margin - 10)).toBeLessThan(1)
    expect(Math.abs(now.total - 22)).toBeLessThan(1)
    const long = fitSpreads([...games(10, 3_650), ...games(14, 0)])
    expect(Math.abs(long.margin - 14)).toBeLessThan(0.3)
  })
})

describe('the figures of basketball teams', () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  const season: PlayedGame[] = names.flatMap((home, left) =>
    names.flatMap((away, right) =>
      left === right
        ? []
        : Array.from({ length: 6 }, () => ({
            home,
            away,
            homePoints: 107 + 2 * left,
            awayPoints: 103 + 2 * right,
            ageDays: 0,
          })),
    ),
  )

  it('come near to those of the results', () => {
    const { margin, total } = basketballMeans(fitTeams(season), 'six', 'one')
    expect(Math.abs(margin - 14)).toBeLessThan(1.5)
    expect(Math.abs(total - 220)).toBeLessThan(1.5)
    expect(fitTeams(season)).toEqual(fitTeams(season))
  })

  it('are average without results, and refused for what cannot be', () => {
    expect(basketballMeans(fitTeams([]), 'new', 'other')).toEqual({ margin: 3, total: 210 })
    expect(() => fitTeams([{ ...season[0]!, homePoints: -1 }])).toThrow(RangeError)
    expect(() => fitTeams([{ ...season[0]!, ageDays: -1 }])).toThrow(RangeError)
  })
})
