// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { shareOfGoalsBetween } from '../football/clock.ts'
import { forecastFootball, fullTimeScores } from '../football/forecast.ts'
import { probabilityOf } from '../prices/distribution.ts'
import { momentAt } from './football-moment.ts'
import { suspensionsOf } from './football-suspensions.ts'
import { drawPitch } from './football-pitch.ts'
import { simulateFootball } from './simulate-football.ts'

const means = { home: 1.5, away: 1.1, correlation: -0.08 }
const anyResult = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 5 })))
  .map(([home = 0, away = 0, left = 0, right = 0]) => ({
    halfTime: { home, away },
    fullTime: { home: home + left, away: away + right },
  }))
const lastSecond = 93 * 60

describe('a simulated football match', () => {
  it('ends with the recorded half-time and final score, whatever they are', () => {
    fc.assert(
      fc.property(anyResult, fc.integer(), (result, seed) => {
        const { incidents } = simulateFootball({ means, result }, seededNumbers(seed))
        const scoreAt = (kind: string) => incidents.find((incident) => incident.kind === kind)!.detail.score
        expect(scoreAt('halfTime')).toEqual(result.halfTime)
        expect(scoreAt('fullTime')).toEqual(result.fullTime)
        const end = momentAt(incidents, lastSecond)
        expect(end.state.score).toEqual(result.fullTime)
        expect(end.atHalfTime).toEqual(result.halfTime)
        expect(end.goals.filter(({ minute }) => minute <= 45)).toHaveLength(
          result.halfTime.home + result.halfTime.away,
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
      fc.property(anyResult, fc.integer(), (result, seed) => {
        const { incidents, ball, momentum } = simulateFootball({ means, result }, seededNumbers(seed))
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

  it('has goals as often, and as early, as the model says', () => {
    const next = seededNumbers(21)
    const rounds = 3000
    const sums = { home: 0, away: 0, late: 0 }
    for (let round = 0; round < rounds; round += 1)
      for (const { kind, side, atSecond } of simulateFootball({ means }, next).incidents)
        if (kind === 'goal') {
          sums[side!] += 1
          sums.late += Number(atSecond >= 78 * 60)
        }
    // Red cards move the means by less than the tolerance.
    expect(Math.abs(sums.home / rounds - 1.5)).toBeLessThan(0.08)
    expect(Math.abs(sums.away / rounds - 1.1)).toBeLessThan(0.08)
    expect(Math.abs(sums.late / (sums.home + sums.away) - shareOfGoalsBetween(78, 93))).toBeLessThan(0.02)
  })

  it('is priced in play as it goes on: home wins as often as its prices say, red cards included', () => {
    const next = seededNumbers(33)
    const sums = { priced: 0, won: 0, over: 0, overPriced: 0 }
    const rounds = 2000
    for (let round = 0; round < rounds; round += 1) {
      const { incidents } = simulateFootball({ means: { ...means, correlation: 0 } }, next)
      const { state } = momentAt(incidents, 70 * 60)
      const scores = fullTimeScores(forecastFootball({ ...means, correlation: 0 }, state))
      const { score } = incidents.at(-1)!.detail
      sums.priced += probabilityOf(scores, (home, away) => home > away)
      sums.won += Number(score.home > score.away)
      sums.overPriced += probabilityOf(scores, (home, away) => home + away > 2.5)
      sums.over += Number(score.home + score.away > 2.5)
    }
    expect(Math.abs(sums.won - sums.priced) / rounds).toBeLessThan(0.02)
    expect(Math.abs(sums.over - sums.overPriced) / rounds).toBeLessThan(0.02)
  })

  it('shares goals over the halves where only the final score was recorded', () => {
    const result = { fullTime: { home: 3, away: 2 } }
    const { incidents } = simulateFootball({ means, result }, seededNumbers(2))
    expect(incidents.at(-1)!.detail.score).toEqual(result.fullTime)
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

  it('is refused with a result that cannot be', () => {
    const play = (halfTime: { home: number; away: number }, fullTime: { home: number; away: number }) => () =>
      simulateFootball({ means, result: { halfTime, fullTime } }, seededNumbers(1))
    expect(play({ home: 2, away: 0 }, { home: 1, away: 0 })).toThrow(RangeError)
    expect(play({ home: 0, away: 0 }, { home: -1, away: 0 })).toThrow(RangeError)
    expect(play({ home: 0, away: 0 }, { home: 1.5, away: 0 })).toThrow(RangeError)
  })
})

describe('the suspensions of a match', () => {
  it('begin with every goal, red card, penalty and check, end with the decision, and are apart', () => {
    fc.assert(
      fc.property(anyResult, fc.integer(), (result, seed) => {
        const { incidents } = simulateFootball({ means, result }, seededNumbers(seed))
        const suspensions = suspensionsOf(incidents)
        suspensions.forEach(({ from, to }, place) => {
          expect(to).toBeGreaterThan(from)
          if (place > 0) expect(from).toBeGreaterThan(suspensions[place - 1]!.to)
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
    const result = { halfTime: { home: 1, away: 0 }, fullTime: { home: 1, away: 2 } }
    const { incidents } = simulateFootball({ means, result }, seededNumbers(4))
    expect(momentAt(incidents, 0)).toMatchObject({
      state: { playedMinute: 0, score: { home: 0, away: 0 } },
      isOver: false,
    })
    const inBreak = momentAt(incidents, 2760)
    expect(inBreak).toMatchObject({
      state: { playedMinute: 46, score: { home: 1, away: 0 } },
      atHalfTime: { home: 1, away: 0 },
    })
    expect(momentAt(incidents, 2759).atHalfTime).toBeUndefined()
  })
})
