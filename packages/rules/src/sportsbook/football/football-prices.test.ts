// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectedFactor, probabilityOf, type SettledShares } from '../prices/distribution.ts'
import {
  clockAt,
  playedMinuteOfShare,
  playedMinutesOf,
  shareOfGoalsBetween,
  shareOfGoalsLeft,
  sharesOfThirds,
} from './clock.ts'
import {
  beforeKickOff,
  distributionOf,
  type FootballForecast,
  forecastFootball,
  fullTimeScores,
  remainingMeans,
} from './forecast.ts'
import { fitThirds } from './fit-thirds.ts'
import { halfFullChances, halvesOf } from './halves.ts'
import { goalChances } from './next-goal.ts'
import { footballScores } from './period-scores.ts'
import { scoreGrid } from './score-grid.ts'

const means = (correlation: number) => ({ home: 1.5, away: 1.1, correlation })
const fullTime = (correlation: number) => fullTimeScores(forecastFootball(means(correlation)))
const nil = { home: 0, away: 0 }
const total = (states: readonly { probability: number }[]) =>
  states.reduce((sum, { probability }) => sum + probability, 0)

/** A handicap for home in quarters, by the rule of game-rules.md section 8, written anew here. */
const handicap =
  (line: number) =>
  (home: number, away: number): SettledShares => {
    const halves = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
    const shares = { winShare: 0, loseShare: 0, pushShare: 0 }
    for (const each of halves) {
      const ahead = home - away + each
      if (ahead > 0) shares.winShare += 0.5
      else if (ahead < 0) shares.loseShare += 0.5
      else shares.pushShare += 0.5
    }
    return shares
  }

describe('the scores of a football match', () => {
  it('have the reference probabilities with independent goals', () => {
    const scores = fullTime(0)
    expect(probabilityOf(scores, (home, away) => home > away)).toBeCloseTo(0.464244, 6)
    expect(probabilityOf(scores, (home, away) => home === away)).toBeCloseTo(0.257667, 6)
    expect(probabilityOf(scores, (home, away) => home < away)).toBeCloseTo(0.278089, 6)
    expect(probabilityOf(scores, (home, away) => home + away > 2.5)).toBeCloseTo(0.48157, 6)
    expect(probabilityOf(scores, (home, away) => home > 0 && away > 0)).toBeCloseTo(0.518272, 6)
    expect(probabilityOf(scores, (home, away) => home === 1 && away === 0)).toBeCloseTo(0.11141, 6)
    expect(probabilityOf(scores, (home, away) => home === 1 && away === 1)).toBeCloseTo(0.122551, 6)
  })

  it('have the reference probabilities with low scores that depend on each other', () => {
    const scores = fullTime(-0.08)
    expect(probabilityOf(scores, (home, away) => home > away)).toBeCloseTo(0.45444, 6)
    expect(probabilityOf(scores, (home, away) => home === away)).toBeCloseTo(0.277276, 6)
    expect(probabilityOf(scores, (home, away) => home < away)).toBeCloseTo(0.268285, 6)
    expect(probabilityOf(scores, (home, away) => home + away > 2.5)).toBeCloseTo(0.48157, 6)
    expect(probabilityOf(scores, (home, away) => (home + away) % 2 === 1)).toBeCloseTo(0.477633, 6)
    expect(probabilityOf(scores, (home, away) => home === 1 && away === 1)).toBeCloseTo(0.132356, 6)
  })

  it.each([
    [-0.5, 2.200512],
    [-0.25, 1.895437],
    [0, 1.590363],
    [-1, 3.352922],
  ])('price a home handicap of %d at %d, pushes left out', (line, fair) => {
    const factor = expectedFactor(fullTime(-0.08), handicap(line))
    expect(factor.fairDecimal).toBeCloseTo(fair, 6)
    expect(factor.win + factor.lose + factor.push).toBeCloseTo(1, 12)
    expect(1 / factor.probability).toBeCloseTo(fair, 6)
  })

  it('have the reference probabilities at 1-0 with a third of the goals to come', () => {
    const remaining = scoreGrid({ home: 1.5 / 3, away: 1.1 / 3, correlation: 0 })
    const scores = distributionOf(remaining, { home: 1, away: 0 })
    expect(probabilityOf(scores, (home, away) => home > away)).toBeCloseTo(0.797312, 6)
    expect(probabilityOf(scores, (home, away) => home === away)).toBeCloseTo(0.168695, 6)
    expect(probabilityOf(scores, (home, away) => home < away)).toBeCloseTo(0.033992, 6)
    expect(probabilityOf(scores, (home, away) => home + away > 2.5)).toBeCloseTo(0.215346, 6)
  })

  it('sum to 1, and a side wins more often the more goals it scores on average', () => {
    const anyMean = fc.double({ min: 0, max: 4, noNaN: true })
    fc.assert(
      fc.property(
        anyMean,
        anyMean,
        fc.double({ min: -2, max: 2, noNaN: true }),
        (home, away, correlation) => {
          const grid = scoreGrid({ home, away, correlation })
          expect(grid.every((each) => each >= 0)).toBe(true)
          expect(total([...grid].map((probability) => ({ probability })))).toBeCloseTo(1, 12)
          const winsWith = (mean: number) =>
            probabilityOf(
              fullTimeScores(forecastFootball({ home: mean, away, correlation: 0 })),
              (left, right) => left > right,
            )
          expect(winsWith(home + 0.1)).toBeGreaterThan(winsWith(home))
        },
      ),
    )
  })

  it('are refused for means that cannot be', () => {
    for (const wrong of [-1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => scoreGrid({ home: wrong, away: 1, correlation: 0 })).toThrow(RangeError)
  })
})

describe('the goals still to come', () => {
  it('are all of them at kick-off, 55 % at half-time and none at the end, and more of them late in each half', () => {
    expect(shareOfGoalsLeft(0)).toBe(1)
    expect(shareOfGoalsLeft(93)).toBe(0)
    expect(shareOfGoalsLeft(200)).toBe(0)
    expect(shareOfGoalsLeft(46)).toBeCloseTo(0.55, 12)
    expect(shareOfGoalsLeft(46, 0.47)).toBeCloseTo(0.53, 12)
    expect(shareOfGoalsBetween(0, 15)).toBeCloseTo(0.285 * 0.45, 12)
    expect(shareOfGoalsBetween(76, 93)).toBeCloseTo(0.389 * 0.55, 12)
    expect(shareOfGoalsBetween(30, 46) / 16).toBeGreaterThan(shareOfGoalsBetween(0, 30) / 30)
    for (const from of [0, 20, 46, 80])
      for (const share of [0, 0.2, 0.5, 0.9, 1]) {
        const minute = playedMinuteOfShare(share, from, 93)
        expect(shareOfGoalsBetween(from, minute) / shareOfGoalsBetween(from, 93)).toBeCloseTo(share, 12)
      }
  })

  it('are shared among the thirds of the halves as those of a World Cup, held near to an even spread', () => {
    // Goals of the 64 matches of 2022 in regular time, by quarters of an hour.
    const counts = [15, 16, 36, 28, 31, 42]
    const minutes = counts.flatMap((count, third) => Array.from({ length: count }, () => 15 * third + 8))
    const { first, second } = fitThirds(minutes)
    first.forEach((share, third) => expect(share).toBeCloseTo(sharesOfThirds.first[third]!, 3))
    second.forEach((share, third) => expect(share).toBeCloseTo(sharesOfThirds.second[third]!, 3))
  })

  it('are fewer for the side with a red card, and more for the other', () => {
    const state = { ...beforeKickOff, redCards: { home: 1, away: 0 } }
    expect(remainingMeans(means(0), state)).toEqual({
      home: expect.closeTo(1.5 * 0.7, 12),
      away: expect.closeTo(1.1 * 1.15, 12),
    })
  })

  it('are those of the course that the match has taken, so that no price changes on average as it goes on', () => {
    const before = forecastFootball(means(-0.08))
    const half = footballScores(before, 'first_half')!
    for (const [home, away] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ] as const) {
      const atEnd = half.states.map(({ home: left, away: right, probability }) => {
        const score = { home: left, away: right }
        const state = { playedMinute: 46, score, redCards: nil }
        return probability * chanceOf(forecastFootball(means(-0.08), state), home, away)
      })
      const sum = atEnd.reduce((all, each) => all + each, 0)
      expect(sum).toBeCloseTo(chanceOf(before, home, away), 7)
    }
  })
})

const chanceOf = (forecast: FootballForecast, home: number, away: number): number =>
  probabilityOf(fullTimeScores(forecast), (left, right) => left === home && right === away)

describe('the parts of a football match', () => {
  const forecast = forecastFootball(means(0))
  const meanOf = (period: string) =>
    footballScores(forecast, period)!.states.reduce(
      (sum, { home, probability }) => sum + home * probability,
      0,
    )

  it('share the goals of the match by their time', () => {
    const parts = [1, 16, 31, 46, 61, 76].map((first) => `minutes_${first}_${first + 14}`)
    const sum = parts.map(meanOf).reduce((all, each) => all + each, 0)
    expect(sum).toBeCloseTo(meanOf('regular'), 9)
    expect(meanOf('first_half') + meanOf('second_half')).toBeCloseTo(meanOf('regular'), 9)
    expect(meanOf('first_half')).toBeCloseTo(1.5 * 0.45, 4)
    for (const part of [...parts, 'first_half', 'second_half', 'goal_1'])
      expect(total(footballScores(forecast, part)!.states)).toBeCloseTo(1, 12)
  })

  it('are Poisson again, if the goals of the match are', () => {
    const half = footballScores(forecast, 'first_half')!
    const mean = (1.5 + 1.1) * 0.45
    expect(probabilityOf(half, (home, away) => home + away === 0)).toBeCloseTo(Math.exp(-mean), 6)
  })

  const live = forecastFootball(means(-0.08), {
    playedMinute: 60,
    score: { home: 2, away: 1 },
    redCards: { home: 0, away: 0 },
  })
  const goals = [
    { side: 'home', minute: 12 },
    { side: 'away', minute: 45 },
    { side: 'home', minute: 52 },
  ] as const

  it('count what has already happened in them, and are over when they are over', () => {
    expect(footballScores(live, 'first_half')).toBeUndefined()
    expect(footballScores(live, 'minutes_46_60', { goals })!.states[0]).toMatchObject({ home: 1, away: 0 })
    expect(footballScores(live, 'second_half', { goals })!.states[0]).toMatchObject({ home: 1, away: 0 })
    expect(
      footballScores(live, 'second_half', { atHalfTime: { home: 1, away: 1 } })!.states[0],
    ).toMatchObject({
      home: 1,
      away: 0,
    })
    expect(footballScores(live, 'minutes_61_75')!.states[0]).toMatchObject({ home: 0, away: 0 })
    expect(footballScores(live, 'regular')!.states[0]).toMatchObject({ home: 2, away: 1 })
  })

  it('count a goal that falls the moment they begin', () => {
    const at = (playedMinute: number) =>
      forecastFootball(means(-0.08), {
        playedMinute,
        score: { home: 1, away: 0 },
        redCards: { home: 0, away: 0 },
      })
    const known = { atHalfTime: { home: 0, away: 0 }, goals: [{ side: 'home', minute: 46 }] } as const
    for (const part of ['second_half', 'minutes_46_60'])
      for (const playedMinute of [46, 46.02])
        expect(footballScores(at(playedMinute), part, known)!.states[0], part).toMatchObject({
          home: 1,
          away: 0,
        })
    expect(footballScores(at(46), 'second_half')).toBeUndefined()
    expect(footballScores(at(46), 'minutes_61_75', known)!.states[0]).toMatchObject({ home: 0, away: 0 })
  })

  it('have no prices where too little is known, and are refused if there are no such', () => {
    expect(footballScores(live, 'second_half')).toBeUndefined()
    expect(footballScores(live, 'minutes_46_60')).toBeUndefined()
    expect(footballScores(live, 'goal_3')).toBeUndefined()
    for (const wrong of ['quarter_1', 'minutes_16', 'goal_1_2', 'goal_', 'minutes_80_95', 'minutes_0_15'])
      expect(() => footballScores(forecast, wrong), wrong).toThrow(RangeError)
  })

  it('join half-time and final score, with the same final scores as ever', () => {
    for (const joint of [halvesOf(forecastFootball(means(-0.08))), halvesOf(live, { home: 1, away: 1 })])
      expect(total(joint.states)).toBeCloseTo(1, 10)
    const chances = halfFullChances(halvesOf(forecastFootball(means(-0.08))))
    const endsIn = (full: number) => chances[full]! + chances[3 + full]! + chances[6 + full]!
    expect(endsIn(0)).toBeCloseTo(0.45444, 6)
    expect(endsIn(1)).toBeCloseTo(0.277276, 6)
    expect(endsIn(2)).toBeCloseTo(0.268285, 6)
    expect(chances[0]! / endsIn(0)).toBeGreaterThan(0.5)
    // By independent Poisson goals in both halves.
    const [early, late] = [0.45, 0.55]
    const independent = halfFullChances(halvesOf(forecastFootball(means(0))))
    const before = distributionOf(scoreGrid({ home: 1.5 * early, away: 1.1 * early, correlation: 0 }), nil)
    const after = distributionOf(scoreGrid({ home: 1.5 * late, away: 1.1 * late, correlation: 0 }), nil)
    let drawThenHome = 0
    for (const one of before.states)
      for (const other of after.states)
        if (one.home === one.away && other.home > other.away)
          drawThenHome += one.probability * other.probability
    expect(independent[3]).toBeCloseTo(drawThenHome, 5)
    const second = halfFullChances(halvesOf(live, { home: 1, away: 1 }))
    expect(second[3]! + second[4]! + second[5]!).toBeCloseTo(1, 12)
    expect(() => halvesOf(live)).toThrow(RangeError)
  })

  it('have a next goal by either side or none', () => {
    const { home, away, none } = goalChances(forecast, 1)
    expect(home + away + none).toBeCloseTo(1, 12)
    expect(none).toBeCloseTo(Math.exp(-2.6), 6)
    expect(home / (home + away)).toBeCloseTo(1.5 / 2.6, 6)
    expect(goalChances(live, 5).none).toBeGreaterThan(goalChances(live, 4).none)
    expect(() => goalChances(live, 3)).toThrow(RangeError)
  })
})

describe('the clock of a match', () => {
  it('counts stoppage to minutes 45 and 90', () => {
    expect(clockAt(0)).toEqual({ half: 1, minute: 1, stoppageMinute: 0 })
    expect(clockAt(45 * 60)).toEqual({ half: 1, minute: 45, stoppageMinute: 1 })
    expect(clockAt(46 * 60)).toEqual({ half: 2, minute: 46, stoppageMinute: 0 })
    expect(clockAt(93 * 60)).toEqual({ half: 2, minute: 90, stoppageMinute: 2 })
  })

  it('knows which minutes of play belong to a minute of the clock', () => {
    expect(playedMinutesOf(1)).toEqual({ from: 0, to: 1 })
    expect(playedMinutesOf(45)).toEqual({ from: 44, to: 46 })
    expect(playedMinutesOf(46)).toEqual({ from: 46, to: 47 })
    expect(playedMinutesOf(90)).toEqual({ from: 90, to: 93 })
  })
})
