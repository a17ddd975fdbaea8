// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Market } from '../event-answer.ts'
import { blocksOf, groupsWithMarkets } from './group-markets.ts'
import { scoreColumns } from './score-columns.ts'

let lastId = 0
const market = (
  type: string,
  period: string,
  {
    line = null,
    prices = [1900, 1900],
    status = 'open',
  }: Partial<Pick<Market, 'line' | 'status'>> & { prices?: number[] } = {},
): Market => ({
  id: String((lastId += 1)),
  type,
  period,
  line,
  status,
  version: 1,
  outcomes: prices.map((price, index) => ({ outcome: String(index), price })),
})

describe('markets by groups', () => {
  it('are in the groups of their sport, and only groups with something on offer are there', () => {
    const football = [
      market('result_1x2', 'regular'),
      market('total', 'regular', { line: 10 }),
      market('correct_score', 'first_half'),
      market('half_full', 'regular', { status: 'closed' }),
    ]
    expect(groupsWithMarkets('football', football)).toEqual(['main', 'goals', 'halves', 'scores'])
    expect(
      groupsWithMarkets('basketball', [market('result_1x2', 'quarter_2'), market('home_total', 'game')]),
    ).toEqual(['quarters', 'teams'])
    expect(groupsWithMarkets('tennis', [market('total', 'games'), market('money_line', 'set_2')])).toEqual([
      'games',
      'sets',
    ])
    expect(groupsWithMarkets('esports', [market('money_line', 'map_1')])).toEqual(['maps'])
  })

  it('join all lines of a type and part, the lowest first', () => {
    const lines = [12, 8, 10].map((line) => market('total', 'regular', { line }))
    const [block, ...others] = blocksOf('football', lines, 'all')
    expect(others).toEqual([])
    expect(block!.markets.map(({ line }) => line)).toEqual([8, 10, 12])
  })

  it('leave out lines that are no longer offered, unless all are suspended; then those nearest to even stay', () => {
    const old = market('total', 'first_half', { line: 2, status: 'suspended', prices: [1200, 4000] })
    const now = market('total', 'first_half', { line: 4 })
    expect(blocksOf('football', [old, now], 'halves')[0]!.markets).toEqual([now])
    const stopped = [
      [1100, 6000],
      [1500, 2500],
      [1900, 1900],
      [2500, 1500],
    ].map((prices, index) => market('total', 'first_half', { line: index, status: 'suspended', prices }))
    expect(blocksOf('football', stopped, 'halves')[0]!.markets).toEqual(stopped.slice(1))
  })

  it('put the parts of a match with a goal in them into one block', () => {
    const parts = ['minutes_1_15', 'minutes_16_30'].map((period) => market('interval_goal', period))
    expect(blocksOf('football', parts, 'goals')).toHaveLength(1)
  })

  it('show no market that nobody can bet on any more', () => {
    expect(blocksOf('football', [market('result_1x2', 'regular', { status: 'settled' })], 'all')).toEqual([])
    expect(blocksOf('football', [market('odd_even', 'regular', { prices: [0, 0] })], 'all')).toEqual([])
  })
})

describe('a correct score', () => {
  it('stands in the column of its result, fewest goals first, and impossible ones are left out', () => {
    const scores = { '0-0': 0, '2-1': 9000, '1-0': 7000, '1-1': 6000, '0-1': 8000, other: 5000 }
    const outcomes = Object.entries(scores).map(([outcome, price]) => ({ outcome, price }))
    expect(scoreColumns({ ...market('correct_score', 'regular'), outcomes })).toEqual({
      home: ['1-0', '2-1'],
      draw: ['1-1'],
      away: ['0-1'],
      others: ['other'],
    })
  })
})
