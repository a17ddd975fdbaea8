// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'

import { eventStatuses, takesBets } from './event.ts'
import { lineText, marketKey } from './market.ts'
import { readResult } from './read-result.ts'
import { readTerms } from './read-terms.ts'

const nil = { home: 0, away: 0 }
const football = { sport: 'football', halves: [{ home: 1, away: 0 }, nil], ended: 2, over: true }
const tennis = {
  sport: 'tennis',
  bestOf: 3,
  sets: [
    { home: 6, away: 4 },
    { home: 6, away: 0 },
  ],
  ended: 2,
  over: true,
}
const esports = { sport: 'esports', bestOf: 3, maps: ['home', 'home'], over: true }
const outright = { sport: 'outright', positions: { a: 1, b: 2 }, withdrawn: [], over: true }

describe('a result from outside', () => {
  it('is taken as it is if it can be a result of its sport', () => {
    const results = [
      { ...football, goals: [{ side: 'home', minute: 45 }], corners: { home: 7, away: 2 } },
      { sport: 'basketball', quarters: [nil, nil, nil, nil], ended: 4, over: true },
      tennis,
      { ...tennis, sets: [], ended: 0, walkover: 'away' },
      { ...tennis, sets: [{ home: 1, away: 3 }], ended: 0, retired: 'home' },
      esports,
      { ...esports, maps: ['away'], forfeit: 'away' },
      outright,
      { sport: 'cockfight', outcome: 'bdd', over: true },
      { sport: 'cockfight', over: false },
    ]
    for (const result of results) expect(readResult(structuredClone(result))).toMatchObject(result)
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['another sport', { sport: 'chess' }],
    ['a negative score', { ...football, halves: [{ home: -1, away: 0 }, nil] }],
    ['half a goal', { ...football, halves: [{ home: 0.5, away: 0 }, nil] }],
    ['three halves', { ...football, halves: [nil, nil, nil] }],
    ['a match that is over after one half', { ...football, ended: 1 }],
    ['more parts ended than begun', { ...football, halves: [nil], ended: 2, over: false }],
    ['goals of another score', { ...football, goals: [{ side: 'away', minute: 3 }] }],
    [
      'goals out of order',
      {
        ...football,
        halves: [{ home: 2, away: 0 }, nil],
        goals: [
          { side: 'home', minute: 9 },
          { side: 'home', minute: 3 },
        ],
      },
    ],
    ['a goal in minute 91', { ...football, goals: [{ side: 'home', minute: 91 }] }],
    [
      'a game over after three quarters',
      { sport: 'basketball', quarters: [nil, nil, nil], ended: 3, over: true },
    ],
    ['an even best of', { ...tennis, bestOf: 2 }],
    [
      'a set that nobody won',
      {
        ...tennis,
        sets: [
          { home: 6, away: 6 },
          { home: 6, away: 0 },
        ],
      },
    ],
    ['a match that is over too early', { ...tennis, sets: [{ home: 6, away: 4 }], ended: 1 }],
    ['a match that goes on after its end', { ...esports, maps: ['home', 'home', 'away'] }],
    ['a won match that is not over', { ...esports, over: false }],
    ['a winner that gave up', { ...esports, forfeit: 'home' }],
    ['sets in a walkover', { ...tennis, walkover: 'away' }],
    ['position zero', { ...outright, positions: { a: 0 } }],
    ['an id with a blank', { ...outright, positions: { 'a b': 1 } }],
    [
      'more than a thousand positions',
      { ...outright, positions: Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [index, 1])) },
    ],
    ['a fight over without an outcome', { sport: 'cockfight', over: true }],
    ['an unknown outcome', { sport: 'cockfight', outcome: 'red', over: true }],
  ])('with %s is refused', (_, value) => {
    expect(() => readResult(value)).toThrow(RangeError)
  })
})

describe('terms of a market from outside', () => {
  it('are taken with a whole number of quarters, or without a line', () => {
    const terms = { type: 'handicap', period: 'regular', line: -3, scoreBefore: { home: 1, away: 0 } }
    expect(readTerms(terms)).toEqual(terms)
    expect(readTerms({ type: 'result_1x2', period: 'regular' })).toEqual({
      type: 'result_1x2',
      period: 'regular',
    })
    for (const wrong of [
      { type: 'A' },
      { period: '<b>' },
      { line: 0.25 },
      { line: '3' },
      { scoreBefore: { home: -1 } },
    ])
      expect(() => readTerms({ ...terms, ...wrong }), JSON.stringify(wrong)).toThrow(RangeError)
  })

  it('have one key, and a line that members can read', () => {
    expect(marketKey({ type: 'handicap', period: 'regular', line: -3 })).toBe('handicap|regular|-3')
    expect(marketKey({ type: 'result_1x2', period: 'first_half' })).toBe('result_1x2|first_half')
    expect([-3, 0, 1, 4].map((line) => lineText(line, true))).toEqual(['-0.75', '0', '+0.25', '+1'])
    expect(lineText(10, false)).toBe('2.5')
  })
})

describe('an event', () => {
  it('takes bets before and during play only', () => {
    expect(eventStatuses.filter(takesBets)).toEqual(['scheduled', 'live'])
  })
})
