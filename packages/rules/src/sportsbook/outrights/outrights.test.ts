// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleSelection } from '../settlement/settle-market.ts'
import { seededNumbers } from '../../bonuses/seeded-numbers.ts'
import { outrightOffer, outrightTerms } from './outright-offer.ts'
import { countFinishes, noCounts, type RemainingMatch } from './finish-chances.ts'
import { footballTable, positionsOf, standingsOf, winsTable } from './standings.ts'

const homeWins = (chance: number) => (next: () => number) =>
  next() < chance ? { home: 1, away: 0 } : { home: 0, away: 1 }

describe('a table', () => {
  it('orders by points, difference and goals, and gives equals the same rank', () => {
    const table = standingsOf(
      ['a', 'b', 'c', 'd'],
      [
        { home: 'a', away: 'b', score: { home: 2, away: 0 } },
        { home: 'c', away: 'd', score: { home: 2, away: 0 } },
        { home: 'b', away: 'd', score: { home: 1, away: 1 } },
      ],
      footballTable,
    )
    expect(positionsOf(table, footballTable)).toEqual({ a: 1, c: 1, b: 3, d: 3 })
    expect(table.get('b')).toEqual({ points: 1, difference: -2, scored: 1 })
  })

  it('tells nobody apart by scores where only wins count', () => {
    const table = standingsOf(
      ['a', 'b', 'c'],
      [
        { home: 'a', away: 'c', score: { home: 9, away: 0 } },
        { home: 'b', away: 'c', score: { home: 1, away: 0 } },
      ],
      winsTable,
    )
    expect(positionsOf(table, winsTable)).toEqual({ a: 1, b: 1, c: 3 })
  })
})

describe('the chances of finishing among the first', () => {
  it('are those of the last match when only that is left', () => {
    const counts = noCounts(3, [1])
    const season = {
      standings: [
        { points: 6, difference: 0, scored: 0 },
        { points: 6, difference: 0, scored: 0 },
        { points: 1, difference: 0, scored: 0 },
      ],
      remaining: [{ home: 0, away: 1, play: homeWins(0.7) }],
      rules: winsTable,
    }
    countFinishes(season, counts, 20_000, seededNumbers(3))
    const [first, second, third] = counts.byTop.get(1)!
    expect(first! / counts.rounds).toBeCloseTo(0.7, 1)
    expect(first! + second!).toBe(20_000)
    expect(third).toBe(0)
  })

  it('sum to the number of positions that count, whatever is left, with dead heats shared', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 6 }),
        fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
        (pairs, points) => {
          const remaining: RemainingMatch[] = pairs
            .filter(([home, away]) => home !== away)
            .map(([home, away]) => ({ home, away, play: homeWins(0.5) }))
          const standings = points.map((each) => ({ points: each, difference: 0, scored: 0 }))
          const counts = noCounts(4, [1, 2, 3])
          countFinishes({ standings, remaining, rules: winsTable }, counts, 50, seededNumbers(1))
          for (const [top, wins] of counts.byTop)
            expect(wins.reduce((sum, each) => sum + each, 0)).toBeCloseTo(top * 50, 6)
        },
      ),
    )
  })

  it('are what the settlement of the same seasons pays: no bet gains in the long run, at prices without margin', () => {
    // Four equal competitors, everybody once against everybody, wins alone count: many dead heats.
    const ids = ['a', 'b', 'c', 'd']
    const pairs = ids
      .flatMap((_, home) => ids.map((__, away) => [home, away] as const))
      .filter(([h, a]) => h < a)
    const next = seededNumbers(5)
    const rounds = 4_000
    let paid = 0
    for (let round = 0; round < rounds; round += 1) {
      const matches = pairs.map(([home, away]) => ({
        home: ids[home]!,
        away: ids[away]!,
        score: homeWins(0.5)(next),
      }))
      const positions = positionsOf(standingsOf(ids, matches, winsTable), winsTable)
      const { status } = settleSelection(
        { kind: 'outright', scheduledStartMs: 0, competitors: ids },
        {
          version: 1,
          status: 'ended',
          venue: 'as_announced',
          source: 'play',
          result: { sport: 'outright', positions, withdrawn: [], over: true },
        },
        { terms: outrightTerms(1), outcome: 'a' },
        1,
      )
      paid += (4 * status!.won) / status!.of + status!.back / status!.of
    }
    expect(paid / rounds).toBeCloseTo(1, 1)
  })
})

describe('the prices of an outright', () => {
  const counts = {
    rounds: 1_000,
    byTop: new Map([[1, Float64Array.from([600, 300, 98, 2])]]),
  }

  it('have the margin of outrights, and none for who hardly ever wins', () => {
    const { terms, outcomes, status } = outrightOffer(['7', '8', '9', '10'], counts, {
      top: 1,
      extraMargin: 0,
    })
    expect(terms).toEqual({ type: 'outright_winner', period: 'top_1' })
    expect(status).toBe('open')
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['7', '8', '9', '10'])
    // 1 / (0.6 x 1.2) is 1.388; 1 / (0.3 x 1.2) is 2.777; 1 / (0.098 x 1.2) is 8.503.
    expect(outcomes.map(({ price }) => price)).toEqual([1380, 2760, 8400, 0])
  })

  it('need counted seasons', () => {
    expect(() => outrightOffer(['7'], counts, { top: 4, extraMargin: 0 })).toThrow(RangeError)
  })
})
