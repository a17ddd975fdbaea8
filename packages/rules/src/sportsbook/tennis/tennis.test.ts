// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { probabilityOf, type ScoreDistribution } from '../prices/distribution.ts'
import { gameChance, type TennisSide, tiebreakChance } from './game.ts'
import { beforeFirstServe, forecastTennis, type TennisState } from './match.ts'
import { tennisScores } from './period-scores.ts'
import { matchChance, serveChancesOf } from './serve-chances.ts'
import { isSetOver, setScores } from './set.ts'

const sum = ({ states }: ScoreDistribution) =>
  states.reduce((total, { probability }) => total + probability, 0)
const homeWins = (scores: ScoreDistribution) => probabilityOf(scores, (home, away) => home > away)
const chance = () => fc.double({ min: 0.3, max: 0.9, noNaN: true })
const side = () => fc.constantFrom<TennisSide>('home', 'away')

describe('a game of tennis', () => {
  it.each([
    [0.62, 0.775863],
    [0.65, 0.829645],
    [0.5, 0.5],
    [1, 1],
    [0, 0],
  ])('is held by a server who wins %d of the points with probability %d', (point, hold) => {
    expect(gameChance(point)).toBeCloseTo(hold, 6)
  })

  it('is held as the closed formula says, whatever the points', () => {
    fc.assert(
      fc.property(chance(), (point) => {
        const lost = 1 - point
        const formula =
          point ** 4 * (1 + 4 * lost + 10 * lost ** 2) +
          (20 * point ** 3 * lost ** 3 * point ** 2) / (1 - 2 * point * lost)
        expect(gameChance(point)).toBeCloseTo(formula, 12)
      }),
    )
  })

  it('is the same at deuce after many points, and nearly won at 40-0', () => {
    expect(gameChance(0.6, 3, 3)).toBe(gameChance(0.6, 9, 9))
    expect(gameChance(0.6, 3, 0)).toBeCloseTo(1 - 0.4 ** 3 * (1 - gameChance(0.6, 3, 3)), 12)
    expect(gameChance(0.6, 4, 3)).toBeCloseTo(0.6 + 0.4 * gameChance(0.6, 3, 3), 12)
    expect(gameChance(0.6, 4, 2)).toBe(1)
    expect(gameChance(0.6, 0, 4)).toBe(0)
  })
})

describe('a tiebreak', () => {
  it('is even between equals, whoever serves first, and fair between mirror images', () => {
    for (const first of ['home', 'away'] as const)
      expect(tiebreakChance({ home: 0.65, away: 0.65 }, first)).toBeCloseTo(0.5, 12)
    expect(
      tiebreakChance({ home: 0.7, away: 0.6 }, 'home') + tiebreakChance({ home: 0.6, away: 0.7 }, 'away'),
    ).toBeCloseTo(1, 12)
  })

  it('goes on from 6-6 and beyond by pairs of points', () => {
    const even = tiebreakChance({ home: 0.7, away: 0.6 }, 'home', { home: 6, away: 6 })
    expect(even).toBeCloseTo((0.7 * 0.4) / (0.7 * 0.4 + 0.3 * 0.6), 12)
    expect(tiebreakChance({ home: 0.7, away: 0.6 }, 'home', { home: 12, away: 12 })).toBe(even)
    expect(tiebreakChance({ home: 0.7, away: 0.6 }, 'home', { home: 6, away: 0 })).toBeGreaterThan(0.99)
    expect(tiebreakChance({ home: 0.7, away: 0.6 }, 'home', { home: 8, away: 6 })).toBe(1)
    expect(tiebreakChance({ home: 1, away: 1 }, 'home', { home: 6, away: 6 })).toBe(0.5)
  })
})

describe('a set', () => {
  it('ends with a score that wins a set, and the scores sum to 1', () => {
    fc.assert(
      fc.property(chance(), chance(), side(), (home, away, server) => {
        const scores = setScores(
          { home, away },
          { games: { home: 0, away: 0 }, server, points: { home: 0, away: 0 } },
        )
        expect(sum(scores)).toBeCloseTo(1, 12)
        expect(scores.states).toHaveLength(14)
        expect(scores.states.every(isSetOver)).toBe(true)
      }),
    )
  })

  it('goes on from any score', () => {
    const at = (home: number, away: number, points = { home: 0, away: 0 }) =>
      homeWins(setScores({ home: 0.65, away: 0.65 }, { games: { home, away }, server: 'home', points }))
    expect(at(6, 6)).toBeCloseTo(0.5, 12)
    expect(at(6, 6, { home: 6, away: 0 })).toBeGreaterThan(0.99)
    expect(at(5, 4)).toBeGreaterThan(0.829645)
    expect(at(5, 4, { home: 3, away: 0 })).toBeGreaterThan(at(5, 4))
    expect(at(4, 4)).toBeGreaterThan(at(3, 4))
  })
})

/** A match played point by point. */
function playMatch(chances: { home: number; away: number }, state: TennisState, next: () => number) {
  const toWin = (state.bestOf + 1) / 2
  const sets = { home: 0, away: 0 }
  const total = { home: 0, away: 0 }
  for (const set of state.finished) {
    sets[set.home > set.away ? 'home' : 'away'] += 1
    total.home += set.home
    total.away += set.away
  }
  const games = { ...state.games }
  const points = { ...state.points }
  let { server } = state
  while (sets.home < toWin && sets.away < toWin) {
    const isTiebreak = games.home === 6 && games.away === 6
    const turn = isTiebreak && ((points.home + points.away + 1) >> 1) % 2 === 1
    const serves = turn ? (server === 'home' ? 'away' : 'home') : server
    const won = next() < chances[serves] ? serves : serves === 'home' ? 'away' : 'home'
    points[won] += 1
    const [most, least] = [Math.max(points.home, points.away), Math.min(points.home, points.away)]
    if (most < (isTiebreak ? 7 : 4) || most - least < 2) continue
    games[won] += 1
    Object.assign(points, { home: 0, away: 0 })
    server = server === 'home' ? 'away' : 'home'
    if (!isSetOver(games)) continue
    sets[won] += 1
    total.home += games.home
    total.away += games.away
    Object.assign(games, { home: 0, away: 0 })
  }
  return { sets, total }
}

describe('a match of tennis', () => {
  it.each([
    ['before it', beforeFirstServe(3, 'home')],
    [
      'in the third set',
      {
        bestOf: 5,
        finished: [
          { home: 6, away: 7 },
          { home: 6, away: 3 },
        ],
        games: { home: 2, away: 3 },
        server: 'away',
        points: { home: 1, away: 2 },
      },
    ],
  ] satisfies [string, TennisState][])(
    '%s ends as often with each result as when it is played',
    (_name, state) => {
      const chances = { home: 0.66, away: 0.61 }
      const next = seededNumbers(11)
      const rounds = 20_000
      let [wins, games] = [0, 0]
      for (let round = 0; round < rounds; round += 1) {
        const { sets, total } = playMatch(chances, state, next)
        wins += Number(sets.home > sets.away)
        games += total.home + total.away
      }
      const forecast = forecastTennis(chances, state)
      expect(Math.abs(wins / rounds - homeWins(forecast.sets))).toBeLessThan(0.012)
      const mean = forecast.games.states.reduce(
        (all, each) => all + (each.home + each.away) * each.probability,
        0,
      )
      expect(Math.abs(games / rounds - mean)).toBeLessThan(0.2)
    },
  )

  it('has scores that sum to 1 in every part, and a better server wins more often', () => {
    fc.assert(
      fc.property(chance(), chance(), side(), fc.constantFrom(1, 3, 5), (home, away, server, bestOf) => {
        const forecast = forecastTennis({ home, away }, beforeFirstServe(bestOf, server))
        const periods = ['sets', 'games', ...Array.from({ length: bestOf }, (_, set) => `set_${set + 1}`)]
        for (const period of periods) expect(sum(tennisScores(forecast, period)!)).toBeCloseTo(1, 10)
        const better = forecastTennis({ home: home + 0.02, away }, beforeFirstServe(bestOf, server))
        const [before, after] = [homeWins(forecast.sets), homeWins(better.sets)]
        expect(after).toBeGreaterThan(before - 1e-12)
        // Next to 0 or 1 the difference is smaller than a number can show.
        if (before > 1e-6 && before < 1 - 1e-6) expect(after).toBeGreaterThan(before)
      }),
      { numRuns: 30 },
    )
  })

  it('has no prices for a set that is over or not needed', () => {
    const state = {
      bestOf: 3,
      finished: [{ home: 6, away: 0 }],
      games: { home: 5, away: 0 },
      server: 'home',
      points: { home: 3, away: 0 },
    } as const
    const forecast = forecastTennis({ home: 0.6, away: 0.6 }, state)
    expect(tennisScores(forecast, 'set_1')).toBeUndefined()
    expect(tennisScores(forecast, 'set_4')).toBeUndefined()
    expect(() => tennisScores(forecast, 'set_6')).toThrow(RangeError)
    expect(() =>
      forecastTennis(
        { home: 0.6, away: 0.6 },
        { ...state, finished: [...state.finished, { home: 7, away: 5 }] },
      ),
    ).toThrow(RangeError)
    expect(() => forecastTennis({ home: 0.6, away: 0.6 }, { ...state, bestOf: 4 })).toThrow(RangeError)
  })

  it('is even between equals, and gives the chances on serve of a wanted result', () => {
    expect(matchChance({ home: 0.64, away: 0.64 }, 5)).toBeCloseTo(0.5, 12)
    for (const wanted of [0.1, 0.5, 0.73, 0.95])
      expect(matchChance(serveChancesOf(wanted, 3), 3)).toBeCloseTo(wanted, 9)
  })
})
