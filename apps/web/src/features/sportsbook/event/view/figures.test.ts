// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { clockText, playedSecondsAt } from '../clock-text.ts'
import type { EventAnswer, Incident, Side } from '../event-answer.ts'
import { initialsOf } from '../team-mark.tsx'
import { lastBasket, leadPath, leadsOf } from './leads.ts'
import { mapsOf } from './maps-of.ts'
import { pressedMinutes } from './momentum.tsx'
import { pointTexts } from './point-texts.ts'
import { zoneOf } from './zone-of.ts'

const clocked = {
  sport: 'football',
  status: 'live',
  period: 'first_half',
  playedSeconds: 600,
  playedAt: 1_000_000,
} as const

describe('the clock of an event', () => {
  it('runs on from what was known last', () => {
    expect(playedSecondsAt(clocked, 1_005_900)).toBe(605)
    expect(clockText(clocked, 1_005_900)).toBe('10:05')
  })
  it('counts the second half of football from 45:00, and a quarter of basketball down', () => {
    expect(clockText({ ...clocked, period: 'second_half', playedSeconds: 46 * 60 + 61 }, 1_000_000)).toBe(
      '46:01',
    )
    expect(
      clockText(
        { ...clocked, sport: 'basketball', period: 'quarter_2', playedSeconds: 720 + 100 },
        1_000_000,
      ),
    ).toBe('10:20')
  })
  it('rests in a break and once play is over, and never runs backwards', () => {
    expect(playedSecondsAt({ ...clocked, period: 'half_time' }, 9_000_000)).toBe(600)
    expect(playedSecondsAt({ ...clocked, status: 'ended' }, 9_000_000)).toBe(600)
    expect(playedSecondsAt(clocked, 900_000)).toBe(600)
    expect(clockText({ ...clocked, period: 'half_time' }, 9_000_000)).toBeUndefined()
  })
})

describe('the points of a tennis game', () => {
  const of = (home: number, away: number, games = { home: 2, away: 3 }) =>
    pointTexts([{ period: 'set_1', ...games }], [{ name: 'game_points', home, away }])
  it.each([
    [0, 0, '0', '0'],
    [3, 1, '40', '15'],
    [3, 3, '40', '40'],
    [4, 3, 'A', '40'],
    [5, 6, '40', 'A'],
    [5, 5, '40', '40'],
  ])('%i and %i read %s and %s', (home, away, left, right) => {
    expect(of(home, away)).toEqual({ home: left, away: right })
  })
  it('are numbers in a tiebreak', () => {
    expect(of(5, 6, { home: 6, away: 6 })).toEqual({ home: '5', away: '6' })
  })
})

const basket = (number: number, side: Side, home: number, away: number): Incident => ({
  number,
  kind: 'basket',
  side,
  period: 'quarter_1',
  playedSeconds: number * 10,
  score: { home, away },
})

describe('the lead of a basketball game', () => {
  const baskets = [basket(1, 'home', 2, 0), basket(2, 'away', 2, 3), basket(3, 'away', 2, 13)]
  it('is known after every basket, and the greatest one fills the drawing', () => {
    expect(leadsOf(baskets).map(({ points }) => points)).toEqual([2, -1, -11])
    expect(leadPath(leadsOf(baskets))).toMatchObject({ most: 11, width: 20 })
  })
  it('ends with the last basket, if the one before it is known', () => {
    expect(lastBasket(baskets.slice(0, 2))).toEqual({ side: 'away', points: 3 })
    expect(lastBasket(baskets)).toBeUndefined()
    expect(lastBasket([])).toBeUndefined()
  })
})

it('counts a minute as pressed from a clear lean on', () => {
  expect(pressedMinutes([20, -40, 5, 100, -15])).toEqual({ homeMinutes: 2, awayMinutes: 2 })
})

it('says how near the ball is to the goal that is attacked, for both sides', () => {
  const at = (side: Side, x: number) => zoneOf({ atSecond: 0, side, x, y: 50 })
  expect([at('home', 90), at('home', 60), at('home', 10)]).toEqual(['danger', 'attack', 'safe'])
  expect([at('away', 10), at('away', 40), at('away', 90)]).toEqual(['danger', 'attack', 'safe'])
})

it('shows the maps that were played, the one that is, and those to come', () => {
  const answer = {
    event: { status: 'live', period: 'map_2' },
    periods: [{ period: 'map_1', home: 0, away: 1 }],
    statistics: [
      { name: 'map_1', home: 9, away: 13 },
      { name: 'map_2', home: 1, away: 0 },
    ],
    incidents: [{ ...basket(1, 'home', 0, 0), kind: 'round', period: 'map_2' }],
  } as unknown as EventAnswer
  expect(mapsOf(answer)).toMatchObject([
    { winner: 'away', isPlayed: false, rounds: { home: 9, away: 13 } },
    { winner: undefined, isPlayed: true, roundWinners: ['home'] },
    { winner: undefined, isPlayed: false, rounds: undefined },
  ])
})

it('shortens a name to two letters in any script', () => {
  expect(['Manchester United FC', 'Cobalt', '横浜 FC', 'al-Hilal'].map(initialsOf)).toEqual([
    'MU',
    'CO',
    '横F',
    'AH',
  ])
})
