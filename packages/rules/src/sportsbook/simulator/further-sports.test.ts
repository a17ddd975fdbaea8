// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { homeWins } from '../basketball/forecast.ts'
import { basketballScores } from '../basketball/period-scores.ts'
import { fightChances } from '../cockfight/strengths.ts'
import { mapScores } from '../esports/forecast.ts'
import { mapChanceAt, roundChanceOf } from '../esports/rounds.ts'
import { probabilityOf } from '../prices/distribution.ts'
import { forecastTennis } from '../tennis/match.ts'
import { matchChance } from '../tennis/serve-chances.ts'
import { quartersAt, simulateBasketball } from './simulate-basketball.ts'
import { drawFight, fightResults, simulateFight } from './simulate-cockfight.ts'
import { simulateEsports } from './simulate-esports.ts'
import { simulateTennis } from './simulate-tennis.ts'

const means = { margin: 4, total: 216 }
const isInOrder = (incidents: readonly { atSecond: number }[]) =>
  incidents.every(({ atSecond }, place) => place === 0 || atSecond >= incidents[place - 1]!.atSecond)

describe('a simulated basketball game', () => {
  it('ends with the recorded result after four quarters, and is the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 180 }),
        fc.integer({ min: 0, max: 180 }),
        fc.integer(),
        (home, away, seed) => {
          fc.pre(home !== away)
          const play = () => simulateBasketball({ means, result: { home, away } }, seededNumbers(seed))
          const incidents = play()
          expect(incidents).toEqual(play())
          expect(incidents.at(-1)).toMatchObject({
            kind: 'gameEnd',
            atSecond: 2880,
            detail: { score: { home, away } },
          })
          expect(isInOrder(incidents)).toBe(true)
          const { quarters, ended, isOver } = quartersAt(incidents, 2880)
          expect([quarters.length, ended, isOver]).toEqual([4, 4, true])
          expect(quarters.reduce((sum, quarter) => sum + quarter.home, 0)).toBe(home)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('is won as often as the model says, and never drawn', () => {
    const next = seededNumbers(3)
    let [wins, overtimes] = [0, 0]
    for (let round = 0; round < 2000; round += 1) {
      const { quarter, score } = simulateBasketball({ means }, next).at(-1)!.detail
      expect(score.home).not.toBe(score.away)
      wins += Number(score.home > score.away)
      overtimes += Number(quarter > 4)
    }
    expect(Math.abs(wins / 2000 - homeWins(means))).toBeLessThan(0.035)
    expect(overtimes).toBeGreaterThan(20)
  })

  it('gives prices at every moment until its end', () => {
    const incidents = simulateBasketball({ means }, seededNumbers(12))
    for (let second = 0; second < 2880; second += 240) {
      const { quarters } = quartersAt(incidents, second)
      const scores = basketballScores(means, 'game', { quarters, playedSeconds: second })!
      expect(probabilityOf(scores, () => true)).toBeCloseTo(1, 9)
    }
    expect(quartersAt(incidents, 0).quarters).toHaveLength(1)
  })

  it('is refused with a drawn result, or one that cannot be', () => {
    for (const result of [
      { home: 100, away: 100 },
      { home: -1, away: 100 },
      { home: 99.5, away: 100 },
      { home: 5000, away: 100 },
    ])
      expect(() => simulateBasketball({ means, result }, seededNumbers(1))).toThrow(RangeError)
  })
})

describe('a simulated tennis match', () => {
  const chances = { home: 0.66, away: 0.62 }
  const play = (seed: number, bestOf = 3) =>
    simulateTennis({ chances, bestOf, server: 'home' }, seededNumbers(seed))

  it('goes to its last point in order, each state following from the one before', () => {
    for (const bestOf of [3, 5]) {
      const incidents = play(6, bestOf)
      const { kind, side, detail } = incidents.at(-1)!
      expect(kind).toBe('match')
      const won = detail.state.finished.filter((set) => set[side!] > Math.min(set.home, set.away)).length
      expect(won).toBe((bestOf + 1) / 2)
      expect(isInOrder(incidents)).toBe(true)
      expect(incidents.filter((each) => each.kind === 'match')).toHaveLength(1)
      for (const { kind: ends, detail: after } of incidents)
        if (ends !== 'match') expect(() => forecastTennis(chances, after.state)).not.toThrow()
    }
    expect(play(6)).toEqual(play(6))
  })

  it('is won as often as the model says', () => {
    const next = seededNumbers(14)
    let wins = 0
    for (let round = 0; round < 2000; round += 1)
      wins += Number(simulateTennis({ chances, bestOf: 3, server: 'away' }, next).at(-1)!.side === 'home')
    expect(Math.abs(wins / 2000 - matchChance(chances, 3))).toBeLessThan(0.035)
  })

  it('is refused if it could go on for ever', () => {
    expect(() =>
      simulateTennis({ chances: { home: 1, away: 1 }, bestOf: 3, server: 'home' }, seededNumbers(1)),
    ).toThrow(RangeError)
  })
})

describe('a simulated e-sports match', () => {
  it('has a map for every map won, in order, the same for the same seed', () => {
    const play = () => simulateEsports({ chanceOfMap: 0.6, bestOf: 5 }, seededNumbers(9))
    const incidents = play()
    expect(incidents).toEqual(play())
    expect(isInOrder(incidents)).toBe(true)
    const { kind, side, detail } = incidents.at(-1)!
    expect(kind).toBe('matchEnd')
    expect(detail.maps[side!]).toBe(3)
    expect(incidents.filter((each) => each.kind === 'mapEnd')).toHaveLength(
      detail.maps.home + detail.maps.away,
    )
    expect(() => simulateEsports({ chanceOfMap: 0.6, bestOf: 4 }, seededNumbers(1))).toThrow(RangeError)
  })

  it('is won as often as the model says', () => {
    const next = seededNumbers(17)
    let wins = 0
    for (let round = 0; round < 2000; round += 1)
      wins += Number(simulateEsports({ chanceOfMap: 0.6, bestOf: 3 }, next).at(-1)!.side === 'home')
    const model = probabilityOf(
      mapScores(0.6, { bestOf: 3, won: { home: 0, away: 0 } }),
      (home, away) => home > away,
    )
    expect(Math.abs(wins / 2000 - model)).toBeLessThan(0.035)
  })

  it('gives the chance in a map from its rounds', () => {
    const round = roundChanceOf(0.6)
    expect(mapChanceAt(round)).toBeCloseTo(0.6, 9)
    expect(mapChanceAt(0.5, { home: 12, away: 12 })).toBe(0.5)
    expect(mapChanceAt(0.5, { home: 12, away: 11 })).toBe(0.75)
    expect(mapChanceAt(0.5, { home: 13, away: 3 })).toBe(1)
    expect(mapChanceAt(0.5, { home: 3, away: 13 })).toBe(0)
    expect(mapChanceAt(0.5)).toBeCloseTo(0.5, 12)
  })
})

describe('a simulated cockfight', () => {
  it('shows the result that was drawn before it, the same for the same seed', () => {
    for (const result of fightResults) {
      const incidents = simulateFight(result, seededNumbers(2))
      expect(incidents).toEqual(simulateFight(result, seededNumbers(2)))
      expect(isInOrder(incidents)).toBe(true)
      expect(incidents.at(-1)!.detail.result).toBe(result)
      const down = incidents.filter(({ kind }) => kind === 'down').map(({ side }) => side)
      expect(down).toEqual({ meron: ['away'], wala: ['home'], bdd: ['home', 'away'], ftd: [] }[result])
      expect(incidents.at(-1)!.atSecond === 600).toBe(result === 'ftd')
    }
  })

  it('has each result as often as its chance', () => {
    const next = seededNumbers(31)
    const chances = fightChances(0.55)
    const counts = { meron: 0, wala: 0, bdd: 0, ftd: 0 }
    for (let round = 0; round < 20_000; round += 1) counts[drawFight(chances, next)] += 1
    for (const result of fightResults)
      expect(Math.abs(counts[result] / 20_000 - chances[result])).toBeLessThan(0.012)
    expect(drawFight(chances, () => 0.999_999_999)).toBe('ftd')
  })
})
