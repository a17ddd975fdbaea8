// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { cardForTests } from '../live/card-for-tests.ts'
import { clockText } from './live-clock.ts'

const atMs = 1_000_000
const at = (facts: Parameters<typeof cardForTests>[0], laterMs = 0): string =>
  clockText(cardForTests({ playedAt: atMs, ...facts }), atMs + laterMs)

describe('the clock of a football match', () => {
  it.each([
    ['first_half', 0, "1'"],
    ['first_half', 44 * 60 + 59, "45'"],
    ['first_half', 45 * 60, "45+1'"],
    ['second_half', 46 * 60, "46'"],
    ['second_half', 91 * 60, "90+1'"],
  ])('in the %s after %i seconds of play is %j', (period, playedSeconds, clock) => {
    expect(at({ period, playedSeconds })).toBe(clock)
  })

  it('goes on by itself for a minute, whatever the clock of the device says', () => {
    const facts = { period: 'second_half', playedSeconds: 46 * 60 }
    expect(at(facts, 59_000)).toBe("46'")
    expect(at(facts, 60_000)).toBe("47'")
    expect(at(facts, 3_600_000)).toBe("47'")
    expect(at(facts, -3_600_000)).toBe("46'")
  })

  it('does not begin the second half before it is said to have begun', () => {
    expect(at({ period: 'first_half', playedSeconds: 46 * 60 - 1 }, 60_000)).toBe("45+1'")
  })

  it('is not shown at half time, before the start, or while play is interrupted', () => {
    expect(at({ period: 'half_time' })).toBe('')
    expect(at({ playedAt: null })).toBe('')
    expect(at({ status: 'interrupted' })).toBe('')
  })
})

describe('the clock of a basketball game', () => {
  const game = { sport: 'basketball', period: 'quarter_2' } as const

  it('counts down what is left of the quarter, and stands still while betting is stopped', () => {
    expect(at({ ...game, playedSeconds: 720 })).toBe('12:00')
    expect(at({ ...game, playedSeconds: 1_000 }, 5_000)).toBe('7:15')
    expect(at({ ...game, playedSeconds: 1_000, stopped: 'review' }, 5_000)).toBe('7:20')
    expect(at({ ...game, playedSeconds: 1_439 }, 30_000)).toBe('0:00')
  })

  it('is not shown in overtime, in a break, or of other sports', () => {
    expect(at({ ...game, period: 'break' })).toBe('')
    expect(at({ ...game, period: 'overtime_1' })).toBe('')
    expect(at({ sport: 'tennis', period: 'set_2' })).toBe('')
  })
})
