// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  judgeLimitChange,
  leftOf,
  limitPeriodOf,
  looserStateOf,
  playTimeOf,
  sittingTimeOf,
  useOf,
} from './limits.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const at = (text: string): number => Date.parse(text)

describe('the period of a limit', () => {
  it('is the day of the brand, not of UTC', () => {
    const period = limitPeriodOf('day', at('2026-11-24T18:30:00Z'), 'Asia/Ho_Chi_Minh')
    expect(period).toEqual({ startMs: at('2026-11-24T17:00:00Z'), endMs: at('2026-11-25T17:00:00Z') })
  })

  it('is the week from Monday', () => {
    expect(limitPeriodOf('week', at('2026-11-29T23:59:59Z'), 'UTC').startMs).toBe(at('2026-11-23T00:00:00Z'))
    expect(limitPeriodOf('week', at('2026-11-30T00:00:00Z'), 'UTC').startMs).toBe(at('2026-11-30T00:00:00Z'))
  })

  it('is the month from its first day, however long it is', () => {
    const february = limitPeriodOf('month', at('2028-02-29T23:00:00Z'), 'America/Lima')
    expect(february).toEqual({ startMs: at('2028-02-01T05:00:00Z'), endMs: at('2028-03-01T05:00:00Z') })
    expect(limitPeriodOf('month', at('2026-12-31T20:00:00Z'), 'Asia/Singapore').startMs).toBe(
      at('2026-12-31T16:00:00Z'),
    )
  })
})

describe('a change of a limit', () => {
  it('protects when it is lower or the first one, and loosens when it is higher or taken away', () => {
    expect(judgeLimitChange(undefined, 5n)).toBe('tighter')
    expect(judgeLimitChange(10n, 5n)).toBe('tighter')
    expect(judgeLimitChange(10n, 11n)).toBe('looser')
    expect(judgeLimitChange(10n, undefined)).toBe('looser')
    expect(judgeLimitChange(10n, 10n)).toBe('same')
    expect(judgeLimitChange(undefined, undefined)).toBe('same')
  })

  it('that loosens waits for a day, can be confirmed for a week, and then lapses', () => {
    expect(looserStateOf(0, dayMs - 1)).toBe('waiting')
    expect(looserStateOf(0, dayMs)).toBe('ready')
    expect(looserStateOf(0, 8 * dayMs - 1)).toBe('ready')
    expect(looserStateOf(0, 8 * dayMs)).toBe('lapsed')
  })
})

describe('what is used of a limit', () => {
  it('is every stake less those given back; of losses, less what came back', () => {
    const parts = [
      { kind: 'stake', amount: 10n },
      { kind: 'return', amount: 25n },
      { kind: 'stake', amount: 7n },
      { kind: 'refund', amount: 7n },
      { kind: 'return', amount: -25n },
    ] as const
    const sum = (kind: 'stake' | 'loss') => parts.reduce((used, part) => used + useOf(kind, part), 0n)
    expect([sum('stake'), sum('loss')]).toEqual([10n, 10n])
  })

  it('is less of stakes, and the same of losses, when stake comes back that was never played', () => {
    const part = { kind: 'return', amount: 9n, unplayed: 4n } as const
    expect([useOf('stake', part), useOf('loss', part)]).toEqual([-4n, -9n])
  })

  it('of losses is not made up for by what bonus money wins beyond its own stake', () => {
    const parts = [
      { kind: 'stake', amount: 10n },
      { kind: 'return', amount: 50n, bonusBet: 10n, bonusReturn: 50n },
      { kind: 'stake', amount: 10n },
      { kind: 'return', amount: 30n, bonusBet: 5n, bonusReturn: 15n },
      { kind: 'return', amount: 12n, bonusReturn: 12n },
    ] as const
    expect(parts.map((part) => useOf('loss', part))).toEqual([10n, -10n, 10n, -20n, 0n])
  })

  it('of time is from bet to bet, without breaks and without clocks that jump back', () => {
    expect(playTimeOf(undefined, 5_000)).toBe(0n)
    expect(playTimeOf(1_000, 31_000)).toBe(500_000n)
    expect(playTimeOf(0, 15 * 60_000)).toBe(0n)
    expect(playTimeOf(9_000, 5_000)).toBe(0n)
  })

  it('of time is the whole sitting among players, of which the part in this period counts', () => {
    expect(sittingTimeOf(undefined, 0, 5 * hourMs)).toBe(0n)
    expect(sittingTimeOf(hourMs, 0, 5 * hourMs)).toBe(240_000_000n)
    expect(sittingTimeOf(hourMs, 4 * hourMs, 5 * hourMs)).toBe(60_000_000n)
    expect(sittingTimeOf(5 * hourMs, 0, hourMs)).toBe(0n)
  })

  it('leaves nothing when more is used than allowed, as after a limit was lowered', () => {
    expect([leftOf(10n, 4n), leftOf(10n, 10n), leftOf(10n, 15n), leftOf(10n, -5n)]).toEqual([6n, 0n, 0n, 15n])
  })
})
