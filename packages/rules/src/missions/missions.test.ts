// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { isGameOf, missionProblem, periodOf, countToShow, targetOf } from './missions.ts'

const hourMs = 3_600_000
const at = (text: string): number => Date.parse(text)

describe('the period of a mission', () => {
  it('of a day begins at midnight of the site', () => {
    const moment = at('2026-03-10T18:00:00Z')
    expect(periodOf('DAILY', moment, 'Asia/Ho_Chi_Minh')).toEqual({
      startMs: at('2026-03-10T17:00:00Z'),
      endMs: at('2026-03-11T17:00:00Z'),
    })
    expect(periodOf('DAILY', moment, 'America/Lima').startMs).toBe(at('2026-03-10T05:00:00Z'))
  })

  it('of a week begins on Monday, and its last millisecond still belongs to it', () => {
    const monday = at('2026-03-09T00:00:00Z')
    expect(periodOf('WEEKLY', monday, 'UTC').startMs).toBe(monday)
    expect(periodOf('WEEKLY', monday - 1, 'UTC').startMs).toBe(monday - 7 * 24 * hourMs)
    expect(periodOf('WEEKLY', monday + 7 * 24 * hourMs - 1, 'UTC').startMs).toBe(monday)
    expect(periodOf('WEEKLY', monday - hourMs, 'Africa/Cairo').startMs).toBe(monday - 2 * hourMs)
  })

  it('that comes once never ends', () => {
    expect(periodOf('ONCE', 5, 'UTC')).toEqual(periodOf('ONCE', 5_000_000_000, 'Africa/Lagos'))
  })
})

describe('the terms of a mission', () => {
  const terms = { counts: 'VALID_BETS', gameType: null, vendor: null, target: 5n } as const
  it('need a target that can be reached, and no game for a deposit', () => {
    expect(missionProblem(terms)).toBeUndefined()
    expect(missionProblem({ ...terms, target: 0n })).toBe('target')
    expect(missionProblem({ ...terms, counts: 'BETS', target: 1_000_001n })).toBe('target')
    expect(missionProblem({ ...terms, counts: 'DEPOSITS', gameType: 'RNG' })).toBe('gameType')
    expect(missionProblem({ ...terms, counts: 'DEPOSITS', vendor: 'STUDIO' })).toBe('vendor')
  })

  it('say which games count', () => {
    const slots = { gameType: 'RNG', vendor: 'STUDIO' }
    expect(isGameOf(terms, slots)).toBe(true)
    expect(isGameOf({ ...terms, gameType: 'LIVE' }, slots)).toBe(false)
    expect(isGameOf({ ...terms, gameType: 'RNG', vendor: 'STUDIO' }, slots)).toBe(true)
    expect(isGameOf({ ...terms, gameType: 'RNG' }, { ...slots, gameType: undefined })).toBe(false)
    expect(isGameOf({ ...terms, vendor: 'OTHER' }, slots)).toBe(false)
  })

  it('store money in millionths and things as they are', () => {
    expect(targetOf('VALID_BETS', 100.5)).toBe(100_500_000n)
    expect(targetOf('BETS', 7)).toBe(7n)
    for (const wrong of [0, -1, Number.NaN, 1.001, 2e9]) expect(targetOf('DEPOSITS', wrong)).toBeUndefined()
    expect(targetOf('GAMES', 1.5)).toBeUndefined()
  })

  it('show progress in whole cents, and never below zero', () => {
    expect(countToShow('VALID_BETS', 1_239_999n)).toBe(1.23)
    expect(countToShow('VALID_BETS', -5_000_000n)).toBe(0)
    expect(countToShow('GAMES', 3n)).toBe(3)
  })
})
