// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { EventResult } from '../model/result.ts'
import { readResult } from '../model/read-result.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import { type Case, football, settled, version } from '../testing/settled-case.ts'

const final = (home: number, away: number): EventResult => ({
  sport: 'football',
  halves: [],
  final: { home, away },
  ended: 0,
  over: true,
})
const game = (home: number, away: number): EventResult => ({
  sport: 'basketball',
  quarters: [],
  final: { home, away },
  ended: 0,
  over: true,
})
const by = (result: EventResult, rest: Omit<Case, 'version'>) =>
  settled({ ...rest, version: version(result) })
const waits = { status: 'open', reason: 'waits_for_details' }

describe('a result of which only the score at the end is known', () => {
  it.each<Omit<Case, 'version'>>([
    { type: 'result_1x2', outcome: 'home' },
    { type: 'handicap', line: -5, outcome: 'home' },
    { type: 'total', line: 11, outcome: 'over' },
    { type: 'both_score', outcome: 'yes' },
    { type: 'correct_score', outcome: '3-1' },
    { type: 'odd_even', outcome: 'odd' },
  ])('settles what is about the whole match as one with halves does: $type', (market) => {
    const whole = by(football([1, 0], [2, 1]), market)
    expect(by(final(3, 1), market)).toEqual(whole)
    expect(whole.reason).toBe('result')
  })

  it('leaves every market about a part of it open until somebody says more', () => {
    for (const period of ['first_half', 'second_half'])
      expect(by(final(3, 1), { type: 'result_1x2', period, outcome: 'home' })).toEqual(waits)
    expect(by(final(3, 1), { type: 'half_full', outcome: 'home_home' })).toEqual(waits)
    expect(by(final(3, 1), { type: 'better_half', outcome: 'second_half' })).toEqual(waits)
    expect(by(final(3, 1), { type: 'interval_goal', period: 'minutes_1_15', outcome: 'yes' })).toEqual(waits)
    expect(by(final(3, 1), { type: 'next_goal', period: 'goal_1', outcome: 'home' })).toEqual(waits)
  })

  it('knows goals that did not fall, and those of the only side that scored', () => {
    const goal = (number: number, outcome: string) => ({
      type: 'next_goal',
      period: `goal_${number}`,
      outcome,
    })
    expect(by(final(3, 1), goal(5, 'none')).status).toBe('win')
    expect(by(final(2, 0), goal(1, 'home')).status).toBe('win')
    expect(by(final(2, 0), goal(2, 'away')).status).toBe('lose')
  })

  it('settles a game of basketball with its overtime, and no quarter of it', () => {
    expect(by(game(101, 99), { type: 'money_line', period: 'game', outcome: 'home' })).toEqual({
      status: 'win',
      reason: 'result',
    })
    expect(by(game(101, 99), { type: 'total', period: 'game', line: 798, outcome: 'over' }).status).toBe(
      'win',
    )
    for (const period of ['quarter_1', 'first_half', 'second_half'])
      expect(by(game(101, 99), { type: 'money_line', period, outcome: 'home' })).toEqual(waits)
  })

  it('says nothing of any part, whatever the type of market', () => {
    const type = marketTypeOf('total')
    for (const period of ['first_half', 'second_half', 'minutes_76_90'])
      expect(type.settle(final(9, 9), { type: 'total', period, line: 2 }, 'over')).toBeUndefined()
  })

  it('is read from outside, and refused where it contradicts itself', () => {
    for (const result of [final(3, 1), game(80, 79)])
      expect(readResult(structuredClone(result))).toEqual(result)
    const wrong = [
      { ...final(3, 1), over: false },
      { ...final(3, 1), halves: [{ home: 3, away: 1 }] },
      { ...final(3, 1), ended: 2 },
      { ...final(1, 0), goals: [{ side: 'home', minute: 3 }] },
      { ...final(1, 0), final: { home: -1, away: 0 } },
      game(80, 80),
      { ...game(80, 79), over: false },
      { ...game(80, 79), quarters: [{ home: 80, away: 79 }] },
    ]
    for (const result of wrong) expect(() => readResult(result)).toThrow(RangeError)
  })
})
