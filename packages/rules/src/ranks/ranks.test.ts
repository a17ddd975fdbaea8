// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, subtract, units, zero } from '../money.ts'
import { monthEndMs, siteMonth } from './months.ts'
import {
  keepsRank,
  keepTarget,
  nextTarget,
  rankAfterBets,
  rankLevels,
  rankOfBets,
  rankToRegain,
  type RankTerms,
} from './ranks.ts'

const thresholds = [0, 50_000, 250_000, 1_000_000, 5_000_000, 20_000_000, 80_000_000, 300_000_000]
const terms: RankTerms = {
  ranks: thresholds.map((validBets) => ({ validBets: units(validBets), bonus: zero })),
  keepPercent: 10,
}
const leastMore = amountOfMillionths(1n)

describe('a VIP rank', () => {
  it.each(rankLevels.slice(1))('%i begins exactly at its threshold', (rankLevel) => {
    const threshold = units(thresholds[rankLevel]!)
    expect(rankOfBets(terms, threshold)).toBe(rankLevel)
    expect(rankOfBets(terms, subtract(threshold, leastMore))).toBe(rankLevel - 1)
  })

  it.each(rankLevels.slice(1))('%i is kept by exactly a tenth of its threshold in a month', (rankLevel) => {
    const target = keepTarget(terms, rankLevel)
    expect(target).toBe(units(thresholds[rankLevel]! / 10))
    expect(keepsRank(terms, rankLevel, target)).toBe(true)
    expect(keepsRank(terms, rankLevel, subtract(target, leastMore))).toBe(false)
  })

  it('0 cannot be lost, and 7 has no next', () => {
    expect(keepsRank(terms, 0, units(-5))).toBe(true)
    expect(nextTarget(terms, 7)).toBeUndefined()
    expect(nextTarget(terms, 0)).toBe(units(50_000))
  })

  it('rises over several at once', () => {
    const standing = { rankLevel: 0, peak: 0, validBets: units(6_000_000), monthBets: units(6_000_000) }
    expect(rankAfterBets(terms, standing)).toBe(4)
  })

  it('never falls by a settlement, whatever was given back', () => {
    for (const rankLevel of rankLevels)
      for (const validBets of [-1, 0, 49_999, 500_000_000])
        expect(
          rankAfterBets(terms, { rankLevel, peak: rankLevel, validBets: units(validBets), monthBets: zero }),
        ).toBeGreaterThanOrEqual(rankLevel)
  })

  it('that was lost comes back once a month has what keeps it, not by the next bet', () => {
    const fallen = { rankLevel: 2, peak: 3, validBets: units(1_200_000), monthBets: units(99_999) }
    expect(rankAfterBets(terms, fallen)).toBe(2)
    expect(rankToRegain(terms, fallen)).toEqual({ rankLevel: 3, target: units(100_000) })
    expect(rankAfterBets(terms, { ...fallen, monthBets: units(100_000) })).toBe(3)
    expect(rankAfterBets(terms, { ...fallen, rankLevel: 0, monthBets: units(30_000) })).toBe(2)
  })

  it('that was never had needs only its valid bets in all, also after a fall', () => {
    const fallen = { rankLevel: 2, peak: 3, validBets: units(5_000_000), monthBets: units(10) }
    expect(rankAfterBets(terms, fallen)).toBe(4)
    expect(rankToRegain(terms, { ...fallen, rankLevel: 3 })).toBeUndefined()
  })

  it('that an operator gave is not lost by bets, and not given again after the operator took it', () => {
    const given = { rankLevel: 5, peak: 5, validBets: units(60_000), monthBets: units(60_000) }
    expect(rankAfterBets(terms, given)).toBe(5)
    expect(rankAfterBets(terms, { ...given, rankLevel: 0 })).toBe(1)
  })
})

describe('months of a site', () => {
  it('begin at midnight there', () => {
    const atMs = Date.UTC(2026, 11, 31, 18)
    expect(siteMonth(atMs, 'Asia/Ho_Chi_Minh')).toBe('2027-01-01')
    expect(siteMonth(atMs, 'America/Lima')).toBe('2026-12-01')
    expect(monthEndMs('2026-12-01', 'Asia/Ho_Chi_Minh')).toBe(Date.UTC(2026, 11, 31, 17))
  })
})
