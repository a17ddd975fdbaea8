// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Bet } from '../bets/bet.ts'
import { settleBet } from '../bets/settle-bet.ts'
import type { ResultVersion } from '../model/result.ts'
import type { Side } from '../model/sport.ts'
import { settled, startMs, version } from '../testing/settled-case.ts'
import type { SettledEvent } from './settle-market.ts'

describe('basketball', () => {
  const scores = [
    [25, 20],
    [20, 25],
    [20, 20],
    [25, 25],
    [12, 8],
  ] as const
  const quarters = scores.map(([home, away]) => ({ home, away }))
  const game = version({ sport: 'basketball', quarters, ended: 5, over: true })

  it('counts the overtime for the game, and for no half or quarter', () => {
    const bet = (type: string, period: string, outcome: string, line?: number): string =>
      settled({ version: game, type, period, outcome, line }).status
    expect(bet('money_line', 'game', 'home')).toBe('win')
    expect(bet('handicap', 'game', 'home', -16)).toBe('push')
    expect(bet('total', 'game', 'over', 798)).toBe('win')
    expect(bet('total', 'second_half', 'over', 358)).toBe('win')
    expect(bet('total', 'second_half', 'over', 362)).toBe('lose')
    expect(bet('draw_no_bet', 'quarter_4', 'home')).toBe('push')
    expect(bet('result_1x2', 'quarter_4', 'draw')).toBe('win')
    expect(bet('odd_even', 'quarter_1', 'odd')).toBe('win')
  })
})

describe('tennis', () => {
  const tennis = (
    sets: readonly (readonly [number, number])[],
    ended: number,
    end: { retired?: Side; walkover?: Side } = {},
  ): ResultVersion =>
    version({
      sport: 'tennis',
      bestOf: 3,
      sets: sets.map(([home, away]) => ({ home, away })),
      ended,
      over: true,
      ...end,
    })
  const winner = { type: 'money_line', period: 'sets', outcome: 'home' }

  it('lets the winner of the match stand after a retirement only if a full set was completed', () => {
    const inFirst = tennis([[3, 5]], 0, { retired: 'away' })
    const inSecond = tennis(
      [
        [3, 6],
        [2, 0],
      ],
      1,
      { retired: 'away' },
    )
    expect(settled({ version: inFirst, ...winner })).toEqual({ status: 'void', reason: 'retired' })
    expect(settled({ version: inSecond, ...winner }).status).toBe('win')
    expect(settled({ version: inSecond, ...winner, outcome: 'away' }).status).toBe('lose')
  })

  it('voids undecided totals and handicaps after a retirement, and keeps decided ones', () => {
    const given = tennis(
      [
        [7, 6],
        [5, 5],
      ],
      1,
      { retired: 'home' },
    )
    const bet = (type: string, period: string, outcome: string, line?: number): string =>
      settled({ version: given, type, period, outcome, line }).status
    expect(bet('total', 'games', 'over', 82)).toBe('win')
    expect(bet('total', 'games', 'over', 102)).toBe('void')
    expect(bet('handicap', 'games', 'home', 10)).toBe('void')
    expect(bet('money_line', 'set_1', 'home')).toBe('win')
    expect(bet('money_line', 'set_2', 'home')).toBe('void')
    expect(bet('money_line', 'set_3', 'home')).toBe('void')
    expect(bet('total', 'sets', 'over', 10)).toBe('void')
    expect(bet('handicap', 'sets', 'home', 6)).toBe('win')
  })

  it('voids everything after a walkover', () => {
    expect(settled({ version: tennis([], 0, { walkover: 'away' }), ...winner })).toEqual({
      status: 'void',
      reason: 'walkover',
    })
  })

  it('settles sets, games and the score in sets, and voids a set that was not played', () => {
    const done = tennis(
      [
        [6, 4],
        [7, 5],
      ],
      2,
    )
    const bet = (type: string, period: string, outcome: string, line?: number): string =>
      settled({ version: done, type, period, outcome, line }).status
    expect(bet('money_line', 'sets', 'home')).toBe('win')
    expect(bet('correct_series_score', 'sets', '2-0')).toBe('win')
    expect(bet('correct_series_score', 'sets', '2-1')).toBe('lose')
    expect(bet('total', 'games', 'under', 90)).toBe('win')
    expect(bet('total', 'set_2', 'over', 48)).toBe('push')
    expect(settled({ version: done, type: 'money_line', period: 'set_3', outcome: 'home' })).toEqual({
      status: 'void',
      reason: 'not_played',
    })
  })
})

describe('e-sports', () => {
  const series = (maps: readonly Side[], forfeit?: Side): ResultVersion =>
    version({ sport: 'esports', bestOf: 3, maps, over: true, forfeit })
  const bet = (given: ResultVersion, type: string, period: string, outcome: string, line?: number): string =>
    settled({ version: given, type, period, outcome, line }).status

  it('settles the winner, maps, handicaps and the score in maps', () => {
    const done = series(['home', 'away', 'home'])
    expect(bet(done, 'money_line', 'maps', 'home')).toBe('win')
    expect(bet(done, 'money_line', 'map_2', 'away')).toBe('win')
    expect(bet(done, 'handicap', 'maps', 'home', -6)).toBe('lose')
    expect(bet(done, 'total', 'maps', 'over', 10)).toBe('win')
    expect(bet(done, 'correct_series_score', 'maps', '2-1')).toBe('win')
  })

  it('is void after a forfeit before the first map', () => {
    const forfeited = version({ sport: 'esports', bestOf: 3, maps: [], over: true, forfeit: 'away' })
    expect(settled({ version: forfeited, type: 'money_line', period: 'maps', outcome: 'home' })).toEqual({
      status: 'void',
      reason: 'forfeit_before_start',
    })
  })

  it('keeps finished maps and the official winner after a later forfeit, and voids the rest', () => {
    const forfeited = series(['away'], 'away')
    expect(bet(forfeited, 'money_line', 'maps', 'home')).toBe('win')
    expect(bet(forfeited, 'money_line', 'map_1', 'away')).toBe('win')
    expect(bet(forfeited, 'money_line', 'map_2', 'home')).toBe('void')
    expect(bet(forfeited, 'total', 'maps', 'over', 10)).toBe('void')
    expect(bet(forfeited, 'correct_series_score', 'maps', '2-1')).toBe('void')
    // Home can no longer win by two maps.
    expect(bet(forfeited, 'handicap', 'maps', 'home', -6)).toBe('lose')
  })
})

describe('an outright', () => {
  const event: SettledEvent = {
    kind: 'outright',
    scheduledStartMs: startMs,
    competitors: ['a', 'b', 'c', 'd'],
  }
  const table = version({
    sport: 'outright',
    positions: { a: 1, b: 1, c: 3 },
    withdrawn: ['d'],
    over: true,
  })
  const leg = (outcome: string, top = 1): Bet => ({
    kind: 'single',
    legs: [
      {
        eventId: 'e',
        selections: [
          {
            terms: { type: top === 1 ? 'outright_winner' : 'outright_top', period: `top_${top}` },
            outcome,
          },
        ],
        priceThousandths: 5000,
      },
    ],
    stakePerLineMinor: 10_000n,
  })
  const returned = (bet: Bet): bigint =>
    settleBet(bet, () => ({ event, version: table }), startMs).returnMinor

  it('divides the stake between those that tie: 100 at 5.00 and two winners return 250', () => {
    expect(returned(leg('a'))).toBe(25_000n)
    expect(returned(leg('c'))).toBe(0n)
  })

  it('pays positions in full where all that tie have one, and voids those that did not start', () => {
    expect(returned(leg('a', 2))).toBe(50_000n)
    expect(returned(leg('c', 2))).toBe(0n)
    expect(returned(leg('c', 3))).toBe(50_000n)
    expect(returned(leg('d'))).toBe(10_000n)
  })
})

describe('a cockfight', () => {
  const fought = (outcome: 'meron' | 'wala' | 'bdd' | 'ftd'): ResultVersion =>
    version({ sport: 'cockfight', outcome, over: true })
  const bet = (given: ResultVersion, outcome: string): string =>
    settled({ version: given, type: 'fight_fixed', period: 'fight', outcome }).status

  it('pays the winner, and gives Meron and Wala back after a draw of either kind', () => {
    expect(['meron', 'wala', 'bdd', 'ftd'].map((backed) => bet(fought('meron'), backed))).toEqual([
      'win',
      'lose',
      'lose',
      'lose',
    ])
    expect(['meron', 'wala', 'bdd', 'ftd'].map((backed) => bet(fought('ftd'), backed))).toEqual([
      'push',
      'push',
      'lose',
      'win',
    ])
    expect(bet(version(undefined, { status: 'cancelled' }), 'ftd')).toBe('void')
  })
})
