// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { beforeTipOff, homeWins, marginOf, totalOf } from '../basketball/forecast.ts'
import { basketballScores } from '../basketball/period-scores.ts'
import { fightChances } from '../cockfight/strengths.ts'
import { mapScores } from '../esports/forecast.ts'
import { mapChanceAt, roundChanceOf } from '../esports/rounds.ts'
import { probabilityOf } from '../prices/distribution.ts'
import { offersOfBasketball } from '../offers/basketball-offers.ts'
import { backAll, beatenSides, noBlindBets } from '../testing/blind-bets.ts'
import { forecastTennis } from '../tennis/match.ts'
import { matchChance } from '../tennis/serve-chances.ts'
import { countedSeconds, momentOfSlot } from './basketball-slots.ts'
import { quartersAt, simulateBasketball } from './simulate-basketball.ts'
import { drawFight, fightResults, simulateFight } from './simulate-cockfight.ts'
import { simulateEsports } from './simulate-esports.ts'
import { simulateTennis } from './simulate-tennis.ts'

const means = { margin: 4, total: 216 }
const isInOrder = (incidents: readonly { atSecond: number }[]) =>
  incidents.every(({ atSecond }, index) => index === 0 || atSecond >= incidents[index - 1]!.atSecond)

const sumOf = (quarters: readonly { home: number; away: number }[]) =>
  quarters.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })

/** Collects scores, and says how their margins and totals are spread. */
function figures() {
  const scores: { home: number; away: number }[] = []
  const spread = (values: readonly number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    return { mean, deviation: Math.sqrt(squares / values.length) }
  }
  return {
    add: (score: { home: number; away: number }) => scores.push(score),
    margin: () => spread(scores.map(({ home, away }) => home - away)),
    total: () => spread(scores.map(({ home, away }) => home + away)),
  }
}

describe('a simulated basketball game', () => {
  it('is in order, ends after four quarters or overtime, and is the same for the same seed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 20 }),
        fc.integer({ min: 170, max: 250 }),
        fc.integer(),
        (margin, total, seed) => {
          const play = () => simulateBasketball({ means: { margin, total } }, seededNumbers(seed))
          const incidents = play()
          expect(incidents).toEqual(play())
          expect(isInOrder(incidents)).toBe(true)
          const { kind, atSecond, detail } = incidents.at(-1)!
          expect(kind).toBe('gameEnd')
          const { quarters, ended, isOver } = quartersAt(incidents, atSecond)
          expect([quarters.length, ended, isOver]).toEqual([detail.quarter, detail.quarter, true])
          expect(quarters.reduce((sum, quarter) => sum + quarter.home, 0)).toBe(detail.score.home)
        },
      ),
      { numRuns: 50 },
    )
  })

  it('has the margins and totals that its prices expect, of the whole game and of each quarter', () => {
    const [next, rounds] = [seededNumbers(5), 3000]
    const [game, quarter] = [figures(), figures()]
    for (let round = 0; round < rounds; round += 1) {
      const { quarters } = quartersAt(simulateBasketball({ means }, next), 2880)
      const regular = quarters.slice(0, 4)
      game.add(sumOf(regular))
      quarter.add(regular[round % 4]!)
    }
    const { margin, total } = { margin: marginOf(means, beforeTipOff), total: totalOf(means, beforeTipOff) }
    for (const [drawn, share] of [
      [game, 1],
      [quarter, 0.25],
    ] as const) {
      const [ofMargin, ofTotal] = [drawn.margin(), drawn.total()]
      expect(Math.abs(ofMargin.mean - margin.mean * share)).toBeLessThan(1.1 * Math.sqrt(share))
      expect(Math.abs(ofTotal.mean - total.mean * share)).toBeLessThan(1.5 * Math.sqrt(share))
      expect(Math.abs(ofMargin.deviation / (margin.deviation * Math.sqrt(share)) - 1)).toBeLessThan(0.06)
      expect(Math.abs(ofTotal.deviation / (total.deviation * Math.sqrt(share)) - 1)).toBeLessThan(0.06)
    }
  })

  it('cannot be beaten by backing any side blindly, before it and in play', () => {
    const bets = noBlindBets()
    const next = seededNumbers(51)
    const prices = offersOfBasketball(means, undefined, { isLive: false, extraMargin: 0 })
    for (let round = 0; round < 2000; round += 1) {
      const incidents = simulateBasketball({ means }, next)
      const { quarters, ended } = quartersAt(incidents, incidents.at(-1)!.atSecond)
      const result = { sport: 'basketball' as const, quarters, ended, over: true }
      backAll(bets, prices, { result, when: 'before' })
      if (round >= 120) continue
      for (const second of [400, 1500, 2500]) {
        const so = { quarters: quartersAt(incidents, second).quarters, playedSeconds: countedSeconds(second) }
        const live = offersOfBasketball(means, so, { isLive: true, extraMargin: 0 })
        backAll(bets, live, { result, when: `after ${second} s` })
      }
    }
    expect(bets.sides.size).toBeGreaterThan(100)
    expect(beatenSides(bets)).toEqual([])
  })

  it('counts a slot of half a minute once its points have fallen', () => {
    expect(countedSeconds(0)).toBe(0)
    expect(countedSeconds(momentOfSlot(0) - 1)).toBe(0)
    expect(countedSeconds(momentOfSlot(0))).toBe(30)
    expect(countedSeconds(720)).toBe(720)
    expect(countedSeconds(720 + momentOfSlot(3))).toBe(720 + 120)
    expect(countedSeconds(2880)).toBe(2880)
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
