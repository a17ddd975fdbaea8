// SPDX-License-Identifier: Apache-2.0
import { units, zero } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import { mostPoints, noStats, readStats, withBet, writeStats, type SessionStats } from './session-stats.ts'

const bet = (stats: SessionStats, stake: number, payout: number, free = false): SessionStats =>
  withBet(stats, { stake: units(stake), taken: free ? zero : units(stake), payout: units(payout) })

describe('the statistics of a session', () => {
  it('count bets, wins and losses, and add up what was wagered and won', () => {
    const stats = bet(bet(bet(bet(noStats, 2, 0), 2, 6), 2, 2), 4, 1)
    expect(stats).toMatchObject({
      bets: 4,
      wagered: units(10),
      profit: units(-1),
      wins: 1,
      losses: 2,
      best: units(6),
    })
    expect(stats.line).toEqual([
      { bet: 1, profit: units(-2) },
      { bet: 2, profit: units(2) },
      { bet: 3, profit: units(2) },
      { bet: 4, profit: units(-1) },
    ])
  })

  it('take nothing for free rounds', () => {
    expect(bet(bet(noStats, 2, 0, true), 2, 5, true)).toMatchObject({
      wagered: zero,
      profit: units(5),
      wins: 1,
      losses: 1,
    })
  })

  it('keep a line of bounded length that begins early and ends with the last bet', () => {
    let stats = noStats
    for (let count = 0; count < 5_000; count += 1) stats = bet(stats, 1, 0)
    expect(stats.line.length).toBeLessThanOrEqual(mostPoints)
    expect(stats.line.length).toBeGreaterThan(mostPoints / 4)
    expect(stats.line[0]!.bet).toBeLessThan(100)
    expect(
      stats.line
        .slice(1, -1)
        .every(({ bet: number }, index) => number - stats.line[index]!.bet === stats.step),
    ).toBe(true)
    expect(stats.line.at(-1)).toEqual({ bet: 5_000, profit: units(-5_000) })
  })

  it('survive a reload, and begin again when they are unreadable', () => {
    const stats = bet(bet(noStats, 2, 0), 3, 9)
    expect(readStats(writeStats(stats))).toEqual(stats)
    for (const text of [
      null,
      '',
      '{}',
      '[]',
      '{"bets":"x"}',
      writeStats(stats).replace('"wins":1', '"wins":null'),
    ])
      expect(readStats(text)).toEqual(noStats)
  })
})
