// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Bet } from '../bets/bet.ts'
import { settleBet } from '../bets/settle-bet.ts'
import type { FootballResult } from '../model/result.ts'
import type { Side } from '../model/sport.ts'
import { type Case, football, hour, match, settled, startMs, version } from '../testing/settled-case.ts'
import type { SettledEvent } from './settle-market.ts'

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
    const bet = { event, version: running, type: 'outright_winner', period: 'top_1', outcome: 'a' }
    expect(settled({ ...bet, at: startMs + 9000 * hour }).status).toBe('open')
  })
})

describe('an event elsewhere or decided later', () => {
  const home = { type: 'result_1x2', outcome: 'home' }

  it('stands at a neutral venue and is void with home and away reversed', () => {
    const result = football([1, 0], [0, 0])
    expect(settled({ version: version(result, { venue: 'neutral' }), ...home }).status).toBe('win')
    expect(settled({ version: version(result, { venue: 'reversed' }), ...home })).toEqual({
      status: 'void',
      reason: 'reversed_venue',
    })
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
