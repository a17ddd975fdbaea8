// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Bet } from '../bets/bet.ts'
import { settleBet } from '../bets/settle-bet.ts'
import type { MarketTerms } from '../model/market.ts'
import type { EventResult, FootballResult, ResultVersion } from '../model/result.ts'
import type { Side } from '../model/sport.ts'
import { countedVersion } from './counted.ts'
import { type SettledEvent, settleSelection } from './settle-market.ts'

const hour = 60 * 60 * 1000
const startMs = Date.UTC(2026, 10, 1, 15)
const match: SettledEvent = { kind: 'match', scheduledStartMs: startMs, competitors: ['a', 'b'], bestOf: 3 }

function football(first: [number, number], second?: [number, number], ended = 2): FootballResult {
  const halves = [first, ...(second ? [second] : [])].map(([home, away]) => ({ home, away }))
  return { sport: 'football', halves, ended, over: ended === 2 }
}

const version = (result: EventResult | undefined, rest: Partial<ResultVersion> = {}): ResultVersion => ({
  version: 1,
  status: 'ended',
  venue: 'as_announced',
  source: 'play',
  result,
  endedAtMs: startMs + 2 * hour,
  ...rest,
})

interface Case {
  event?: SettledEvent
  version: ResultVersion
  type: string
  period?: string
  line?: number
  outcome: string
  scoreBefore?: MarketTerms['scoreBefore']
  at?: number
}

function settled({ event = match, at = startMs + 3 * hour, ...given }: Case): {
  status: string
  reason: string
} {
  const { type, period = 'regular', line, scoreBefore } = given
  const terms = { type, period, line, scoreBefore }
  const { status, reason } = settleSelection(event, given.version, { terms, outcome: given.outcome }, at)
  return { status: status?.name ?? 'open', reason }
}

describe('the examples of settlement, with a stake of 100', () => {
  const line = (quarters: number, outcome: string, type = 'handicap'): Omit<Case, 'version'> => ({
    type,
    line: quarters,
    outcome,
  })
  const live = { ...line(-2, 'home'), scoreBefore: { home: 0, away: 1 } }

  it.each<[string, Omit<Case, 'version'>, number, [number, number], string, string]>([
    ['home -0.75 at 1.95 and 1-0', line(-3, 'home'), 1950, [1, 0], 'half_win', '147.50'],
    ['away +0.75 at 1.95 and 1-0', line(-3, 'away'), 1950, [1, 0], 'half_lose', '50.00'],
    ['home -0.25 at 2.02 and 1-1', line(-1, 'home'), 2020, [1, 1], 'half_lose', '50.00'],
    ['home 0 at 1.90 and 0-0', line(0, 'home'), 1900, [0, 0], 'push', '100.00'],
    ['home -1.25 at 2.10 and 3-1', line(-5, 'home'), 2100, [3, 1], 'win', '210.00'],
    ['over 2.25 at 1.88 and 2 goals', line(9, 'over', 'total'), 1880, [1, 1], 'half_lose', '50.00'],
    ['under 2.75 at 1.92 and 3 goals', line(11, 'under', 'total'), 1920, [2, 1], 'half_lose', '50.00'],
    ['live home -0.5 at 1.90 taken at 0-1, ended 1-1', live, 1900, [1, 1], 'win', '190.00'],
    ['odd at 1.90 and no goals', { type: 'odd_even', outcome: 'odd' }, 1900, [0, 0], 'lose', '0.00'],
    [
      'any other score at 9.00 and 5-0',
      { type: 'correct_score', outcome: 'other' },
      9000,
      [5, 0],
      'win',
      '900.00',
    ],
  ])('%s', (_, { type, line: quarters, outcome, scoreBefore }, price, score, status, returned) => {
    const terms = { type, period: 'regular', line: quarters, scoreBefore }
    const bet: Bet = {
      kind: 'single',
      legs: [{ eventId: 'e', selections: [{ terms, outcome }], priceThousandths: price }],
      stakePerLineMinor: 10_000n,
    }
    const result = football([0, 0], score)
    const settlement = settleBet(bet, () => ({ event: match, version: version(result) }), startMs)
    expect(settlement.legs[0]?.status?.name).toBe(status)
    expect((Number(settlement.returnMinor) / 100).toFixed(2)).toBe(returned)
  })
})

describe('a football match that does not end in time', () => {
  const over = { type: 'total', line: 10, outcome: 'over' }
  const abandoned = version(football([1, 1], [1, 0], 1), { status: 'abandoned', endedAtMs: undefined })

  it('is open until 48 hours after its scheduled start have passed, and then void', () => {
    const postponed = version(undefined, { status: 'postponed' })
    const home = { version: postponed, type: 'result_1x2', outcome: 'home' }
    expect(settled({ ...home, at: startMs + 48 * hour })).toEqual({
      status: 'open',
      reason: 'waits_for_result',
    })
    expect(settled({ ...home, at: startMs + 48 * hour + 1 })).toEqual({
      status: 'void',
      reason: 'not_finished_in_time',
    })
  })

  it('keeps the bets that were decided when it was abandoned, and voids the others', () => {
    const at = startMs + 49 * hour
    const after = (rest: Omit<Case, 'version' | 'at'>): string =>
      settled({ version: abandoned, at, ...rest }).status
    expect(after(over)).toBe('win')
    expect(after({ ...over, outcome: 'under' })).toBe('lose')
    expect(after({ ...over, line: 12 })).toBe('void')
    expect(after({ ...over, line: 11 })).toBe('void')
    expect(after({ type: 'both_score', outcome: 'no' })).toBe('lose')
    expect(after({ type: 'result_1x2', outcome: 'home' })).toBe('void')
    expect(after({ type: 'result_1x2', period: 'first_half', outcome: 'draw' })).toBe('win')
    expect(after({ type: 'half_full', outcome: 'draw_home' })).toBe('void')
    expect(after({ type: 'correct_score', outcome: '0-0' })).toBe('void')
    expect(after({ type: 'next_goal', period: 'goal_4', outcome: 'none' })).toBe('void')
  })

  it('waits while it can still be resumed, but for the parts that are complete', () => {
    expect(settled({ version: abandoned, ...over }).status).toBe('open')
    const first = { type: 'total', period: 'first_half', line: 6, outcome: 'over' }
    expect(settled({ version: abandoned, ...first })).toEqual({ status: 'win', reason: 'result' })
  })

  it('settles by what had been played at the deadline if it is finished later', () => {
    const late = version(football([1, 1], [3, 0]), {
      endedAtMs: startMs + 72 * hour,
      resultAtDeadline: football([1, 1], undefined, 1),
    })
    expect(settled({ version: late, ...over }).status).toBe('void')
    expect(settled({ version: late, type: 'both_score', outcome: 'yes' }).status).toBe('win')
    const never = version(football([1, 1], [3, 0]), { endedAtMs: startMs + 72 * hour })
    expect(settled({ version: never, type: 'both_score', outcome: 'yes' }).status).toBe('void')
  })

  it('is void at once when it is cancelled', () => {
    const cancelled = version(undefined, { status: 'cancelled', endedAtMs: undefined })
    expect(settled({ version: cancelled, ...over })).toEqual({ status: 'void', reason: 'cancelled' })
  })

  it('does not concern outrights, which last a season', () => {
    const event: SettledEvent = { ...match, kind: 'outright' }
    const running = version(undefined, { status: 'live', endedAtMs: undefined })
    const bet = { event, version: running, type: 'outright_winner', period: 'places_1', outcome: 'a' }
    expect(settled({ ...bet, at: startMs + 9000 * hour }).status).toBe('open')
  })
})

describe('an event elsewhere or decided later', () => {
  const home = { type: 'result_1x2', outcome: 'home' }

  it('stands at a neutral place and is void with home and away reversed', () => {
    const result = football([1, 0], [0, 0])
    expect(settled({ version: version(result, { venue: 'neutral' }), ...home }).status).toBe('win')
    expect(settled({ version: version(result, { venue: 'reversed' }), ...home })).toEqual({
      status: 'void',
      reason: 'reversed_venue',
    })
  })

  it('counts corrections of the result and no later awards', () => {
    const versions = [
      version(football([1, 0], [0, 0])),
      version(football([1, 0], [0, 1]), { version: 2 }),
      version(football([3, 0], [0, 0]), { version: 3, source: 'award' }),
    ]
    expect(countedVersion(versions)?.version).toBe(2)
    expect(countedVersion([])).toBeUndefined()
  })

  it('waits for the minutes of goals where a market needs them', () => {
    const unknown = version(football([1, 1], [0, 0]))
    const interval = { version: unknown, type: 'interval_goal', period: 'minutes_1_15', outcome: 'yes' }
    expect(settled(interval)).toEqual({ status: 'open', reason: 'waits_for_details' })
    const result: FootballResult = {
      ...football([1, 1], [0, 0]),
      goals: [goal('home', 15), goal('away', 45)],
    }
    expect(settled({ ...interval, version: version(result) }).status).toBe('win')
    expect(settled({ ...interval, version: version(result), period: 'minutes_16_30' }).status).toBe('lose')
    expect(settled({ ...interval, version: version(result), period: 'minutes_31_45' }).status).toBe('win')
    const second = { version: version(result), type: 'next_goal', period: 'goal_2', outcome: 'away' }
    expect(settled(second).status).toBe('win')
    expect(settled({ ...second, period: 'goal_3', outcome: 'none' }).status).toBe('win')
  })

  it('refuses outcomes and markets that do not exist', () => {
    expect(() => settled({ version: version(undefined), type: 'result_1x2', outcome: 'over' })).toThrow(
      RangeError,
    )
    expect(() => settled({ version: version(undefined), type: 'corners', outcome: 'over' })).toThrow(
      RangeError,
    )
  })
})

const goal = (side: Side, minute: number): { side: Side; minute: number } => ({ side, minute })

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
  const leg = (outcome: string, places = 1): Bet => ({
    kind: 'single',
    legs: [
      {
        eventId: 'e',
        selections: [
          {
            terms: { type: places === 1 ? 'outright_winner' : 'outright_top', period: `places_${places}` },
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

  it('pays places in full where all that tie have one, and voids those that did not start', () => {
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
