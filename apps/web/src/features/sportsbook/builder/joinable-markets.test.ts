// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { hasBuilder, joinableMarkets, mostJoined, toggleJoined } from './joinable-markets.ts'

const market = (type: string, period: string, line: number | null = null, status = 'open') =>
  ({ id: `${type} ${period} ${line}`, type, period, line, status, version: 1, outcomes: [] }) as never

it('joins markets that scores decide together, without quarter lines', () => {
  const joined = [
    market('result_1x2', 'regular'),
    market('total', 'first_half', 6),
    market('half_full', 'regular'),
    market('handicap', 'regular', -4),
  ]
  const others = [
    market('handicap', 'regular', -3),
    market('next_goal', 'goal_1'),
    market('interval_goal', 'minutes_1_15'),
    market('both_score', 'regular', null, 'suspended'),
  ]
  expect(joinableMarkets('football', [...joined, ...others])).toEqual(joined)
})

it('is there for sports whose model knows scores together', () => {
  expect((['football', 'basketball', 'tennis', 'esports', 'cockfight'] as const).filter(hasBuilder)).toEqual([
    'football',
    'basketball',
  ])
})

const pick = (marketId: string, outcome = 'home') => ({
  marketId,
  outcome,
  type: 'result_1x2',
  period: 'regular',
  line: null,
})

it('has one outcome of each market, and at most twelve', () => {
  const one = toggleJoined([], pick('1'))
  expect(toggleJoined(one, pick('1', 'draw'))).toEqual([pick('1', 'draw')])
  expect(toggleJoined(one, pick('1'))).toEqual([])
  let many = one
  for (let id = 2; id <= mostJoined + 3; id += 1) many = toggleJoined(many, pick(String(id)))
  expect(many).toHaveLength(mostJoined)
})
