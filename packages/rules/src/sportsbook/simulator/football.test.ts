// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { forecastFootball, fullTimeScores } from '../football/forecast.ts'
import { footballScores } from '../football/period-scores.ts'
import { probabilityOf } from '../prices/distribution.ts'
import { momentAt } from './football-moment.ts'
import { suspensionsOf } from './football-suspensions.ts'
import { drawPitch } from './football-pitch.ts'
import { simulateFootball } from './simulate-football.ts'

const means = { home: 1.5, away: 1.1, correlation: -0.08 }
const anyMeans = fc.record({
  home: fc.double({ min: 0, max: 4, noNaN: true }),
  away: fc.double({ min: 0, max: 4, noNaN: true }),
  correlation: fc.constantFrom(0, -0.08),
})
const lastSecond = 93 * 60

describe('a simulated football match', () => {
  it('ends at the score of its goals, those of the first half before half-time', () => {
    fc.assert(
      fc.property(anyMeans, fc.integer(), (each, seed) => {
        const { incidents } = simulateFootball({ means: each }, seededNumbers(seed))
        const scoreAt = (kind: string) => incidents.find((incident) => incident.kind === kind)!.detail.score
        const end = momentAt(incidents, lastSecond)
        expect(end.state.score).toEqual(scoreAt('fullTime'))
        expect(end.atHalfTime).toEqual(scoreAt('halfTime'))
        expect(end.goals.filter(({ minute }) => minute <= 45)).toHaveLength(
          end.atHalfTime!.home + end.atHalfTime!.away,
        )
        expect(end.isOver).toBe(true)
      }),
    )
  })

  it('is the same for the same seed, and another one for another', () => {
    const play = (seed: number) => simulateFootball({ means }, seededNumbers(seed))
    expect(play(5)).toEqual(play(5))
    expect(play(5)).not.toEqual(play(6))
  })

  it('has its incidents in order, from kick-off to full time, with no two goals at once', () => {
    fc.assert(
      fc.property(anyMeans, fc.integer(), (each, seed) => {
        const { incidents, ball, momentum } = simulateFootball({ means: each }, seededNumbers(seed))
        expect(incidents[0]!.kind).toBe('kickOff')
        expect(incidents.at(-1)!.kind).toBe('fullTime')
        const seconds = incidents.map(({ atSecond }) => atSecond)
        expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
        const goals = incidents.filter(({ kind }) => kind === 'goal').map(({ atSecond }) => atSecond)
        expect(new Set(goals).size).toBe(goals.length)
        expect(
          incidents.every(({ atSecond, detail }) =>
            detail.half === 1 ? atSecond <= 2760 : atSecond >= 2760,
          ),
        ).toBe(true)
        expect(momentum).toHaveLength(93)
        expect(momentum.every((each) => Math.abs(each) <= 100)).toBe(true)
        expect(ball.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)).toBe(true)
        expect(ball.length).toBeGreaterThanOrEqual(558)
      }),
      { numRuns: 40 },
    )
  })

  it('shows nothing in the way of the ball of what comes later, even in the same minute', () => {
    const ballBefore = (kind: 'goal' | 'yellowCard') => {
      const detail = { half: 1, minute: 6, stoppageMinute: 0, score: { home: 0, away: 0 } } as const
      const incidents = [{ atSecond: 355, kind, side: 'home', detail }] as const
      const { ball, momentum } = drawPitch({ means, incidents }, seededNumbers(7))
      return { way: ball.filter(({ atSecond }) => atSecond < 355), minutes: momentum.slice(0, 5), momentum }
    }
    const [goal, card] = [ballBefore('goal'), ballBefore('yellowCard')]
    expect(goal.way).toEqual(card.way)
    expect(goal.minutes).toEqual(card.minutes)
    expect(goal.momentum[5]! - card.momentum[5]!).toBe(25)
  })

  it('is priced right on average at every minute, whatever is bet on, red cards included', () => {
    const next = seededNumbers(33)
    const sums = new Map<string, { off: number; squares: number }>()
    const rounds = 2500
    for (let round = 0; round < rounds; round += 1) {
      const { incidents } = simulateFootball({ means }, next)
      const { score: end } = incidents.at(-1)!.detail
      const half = incidents.find(({ kind }) => kind === 'halfTime')!.detail.score
      for (const minute of [0, 20, 46, 70, 85]) {
        const { state, atHalfTime } = momentAt(incidents, minute * 60)
        const forecast = forecastFootball(means, state)
        const scores = fullTimeScores(forecast)
        const compare = (name: string, chance: number, happened: boolean): void => {
          const sum = sums.get(`${minute} ${name}`) ?? { off: 0, squares: 0 }
          sums.set(`${minute} ${name}`, sum)
          sum.off += Number(happened) - chance
          sum.squares += chance * (1 - chance)
        }
        const full: Record<string, (home: number, away: number) => boolean> = {
          home: (home, away) => home > away,
          draw: (home, away) => home === away,
          over: (home, away) => home + away > 2.5,
          both: (home, away) => home > 0 && away > 0,
          'nil-nil': (home, away) => home + away === 0,
          'one-one': (home, away) => home === 1 && away === 1,
          'no more': (home, away) => home + away === state.score.home + state.score.away,
        }
        for (const [name, holds] of Object.entries(full))
          compare(name, probabilityOf(scores, holds), holds(end.home, end.away))
        if (minute < 46)
          compare(
            'goal before half-time',
            1 -
              probabilityOf(
                footballScores(forecast, 'first_half')!,
                (home, away) => home + away === state.score.home + state.score.away,
              ),
            half.home + half.away > state.score.home + state.score.away,
          )
        const late = footballScores(forecast, 'second_half', { atHalfTime })!
        compare(
          'two after half-time',
          probabilityOf(late, (home, away) => home + away >= 2),
          end.home + end.away - half.home - half.away >= 2,
        )
      }
    }
    for (const [name, { off, squares }] of sums)
      expect(Math.abs(off), name).toBeLessThan(4 * Math.sqrt(squares) + rounds * 0.004)
  })

  it('has as many of its goals before half-time as its competition', () => {
    const next = seededNumbers(9)
    for (const firstHalfShare of [0.42, 0.47]) {
      const sums = { early: 0, all: 0 }
      for (let round = 0; round < 2000; round += 1)
        for (const { kind, detail } of simulateFootball({ means: { ...means, firstHalfShare } }, next)
          .incidents)
          if (kind === 'goal') {
            sums.all += 1
            sums.early += Number(detail.half === 1)
          }
      expect(Math.abs(sums.early / sums.all - firstHalfShare)).toBeLessThan(0.025)
    }
  })

  it('has about as many shots, corners and cards as real ones', () => {
    const next = seededNumbers(8)
    const sums = { shots: 0, corners: 0, yellowCards: 0 }
    for (let round = 0; round < 500; round += 1) {
      const end = momentAt(simulateFootball({ means }, next).incidents, lastSecond)
      for (const figure of ['shots', 'corners', 'yellowCards'] as const)
        sums[figure] += end[figure].home + end[figure].away
    }
    expect(Math.abs(sums.shots / 500 - 26)).toBeLessThan(3)
    expect(Math.abs(sums.corners / 500 - 10)).toBeLessThan(1)
    expect(Math.abs(sums.yellowCards / 500 - 4)).toBeLessThan(0.5)
  })
})

describe('the suspensions of a match', () => {
  it('begin with every goal, red card, penalty and check, end with the decision, and are apart', () => {
    fc.assert(
      fc.property(anyMeans, fc.integer(), (each, seed) => {
        const { incidents } = simulateFootball({ means: each }, seededNumbers(seed))
        const suspensions = suspensionsOf(incidents)
        suspensions.forEach(({ from, to }, index) => {
          expect(to).toBeGreaterThan(from)
          if (index > 0) expect(from).toBeGreaterThan(suspensions[index - 1]!.to)
        })
        for (const { kind, atSecond } of incidents)
          if (['goal', 'redCard', 'penalty', 'penaltyMissed', 'varCheck', 'varDecision'].includes(kind))
            expect(suspensions.some(({ from, to }) => from <= atSecond && atSecond < to)).toBe(true)
      }),
    )
  })
})

describe('a moment of a match', () => {
  it('knows the score so far, and in the break that the first half is over', () => {
    const { incidents } = simulateFootball({ means }, seededNumbers(4))
    const score = incidents.find(({ kind }) => kind === 'halfTime')!.detail.score
    expect(momentAt(incidents, 0)).toMatchObject({
      state: { playedMinute: 0, score: { home: 0, away: 0 } },
      isOver: false,
    })
    const inBreak = momentAt(incidents, 2760)
    expect(inBreak).toMatchObject({
      state: { playedMinute: 46, score },
      atHalfTime: score,
    })
    expect(momentAt(incidents, 2759).atHalfTime).toBeUndefined()
  })
})
