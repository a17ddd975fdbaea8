// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { leastEdgesOf, type ReturnTerms } from '../lottery/least-edges.ts'
import { kenoTables } from '../lottery/plays/keno-tables.ts'
import { ratioOf } from '../lottery/ratio.ts'
import { amountOfMillionths, units } from '../money.ts'
import { leastEdgeOfBook } from '../sportsbook/prices/least-edge.ts'
import {
  countedBet,
  countedPercent,
  edgeLeft,
  fullCountBasisPoints,
  giftPercent,
  giftWorth,
  mostTurnoverBasisPoints,
  turnoverRewards,
} from './edges.ts'

describe('how much of a valid bet counts', () => {
  it('is all of it from an edge of 2 % on, a share below, and nothing without an edge', () => {
    const edges = [-50, 0, 1, 42, 45, 100, 199, 200, 270, 5_000]
    expect(edges.map(countedPercent)).toEqual([0, 0, 0, 21, 22, 50, 99, 100, 100, 100])
    expect(countedBet(units(1_000), 42)).toBe(units(210))
  })

  it('is as much below zero for a bet that is taken back', () => {
    for (const edge of [1, 7, 45, 133, 400])
      for (const bet of [1n, 99n, 1_234_567n])
        expect(countedBet(amountOfMillionths(-bet), edge) + countedBet(amountOfMillionths(bet), edge)).toBe(
          0n,
        )
  })

  it('and what it leaves for missions and cashback are parts of the theoretical loss', () => {
    for (let edge = -100; edge <= 1_000; edge += 1) {
      const theoretical = Math.max(0, edge) / 10_000
      const counted = Number(countedBet(units(1_000), edge)) / 1e9
      expect(counted * (mostTurnoverBasisPoints / 10_000)).toBeLessThanOrEqual(
        (theoretical * mostTurnoverBasisPoints) / fullCountBasisPoints + 1e-12,
      )
      expect(Number(giftWorth(units(1_000), edge)) / 1e9).toBeCloseTo((theoretical * giftPercent) / 100, 12)
    }
    // Both together, at the most that settings may give: never all of it.
    expect(mostTurnoverBasisPoints / fullCountBasisPoints + giftPercent / 100).toBeLessThanOrEqual(1)
  })
})

describe('what rewards leave of an edge', () => {
  it('is above zero at every edge as long as they are below the most that settings may give', () => {
    const rewards = turnoverRewards({
      rebates: [1.2, 1.3],
      earnPer: 100,
      pointsPerUnit: 100,
      ranks: [
        { validBets: 0, bonus: 0 },
        { validBets: 50_000, bonus: 18 },
      ],
      commissionPercent: 0.05,
    })
    expect(rewards[0]).toEqual({ rebate: 1.2, points: 0.01, nextRank: 0.036, commission: 0.05 })
    for (let edge = 1; edge <= 1_000; edge += 1)
      for (const ofRank of rewards) expect(edgeLeft(edge, ofRank)).toBeGreaterThan(0)
    for (const ofRank of rewards) expect(edgeLeft(0, ofRank)).toBe(0)
  })
})

describe('the least edges of the platform’s own games', () => {
  const usual: ReturnTerms = { odds: [], level: ratioOf(1, 1), kenoTable: 'vietlott', jackpots: [] }

  it('are those of the best play and choice of a lottery, and nothing where better odds leave none', () => {
    const edges = leastEdgesOf(usual)
    // Two last digits return 99 %.
    expect(edges.get('MB-HN')).toBe(100)
    for (const kenoTable of kenoTables)
      for (const [lottery, edge] of leastEdgesOf({ ...usual, kenoTable }))
        expect(edge, lottery).toBeGreaterThan(0)
    const better = leastEdgesOf({ ...usual, level: ratioOf(102, 100) })
    expect(better.get('MB-HN')).toBe(0)
  })

  it('are those of the book’s least margin, lowered as much as the lowest competition is', () => {
    expect(leastEdgeOfBook('SPORTS', 0)).toBe(384)
    expect(leastEdgeOfBook('ESPORTS', 0)).toBe(566)
    expect(leastEdgeOfBook('COCKFIGHT', 0)).toBe(521)
    expect(leastEdgeOfBook('SPORTS', -2)).toBe(196)
    expect(leastEdgeOfBook('SPORTS', -5)).toBe(0)
    expect(leastEdgeOfBook('SPORTS', 3)).toBe(384)
  })
})
