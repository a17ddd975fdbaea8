// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, amountOfMillionths, units } from '../money.ts'
import { betsPerPoint, earnPoints, judgeConversion, refuseRedeem } from './points.ts'

describe('points from valid bets', () => {
  it('are earned for each full amount, and the exact rest waits', () => {
    expect(earnPoints(amountFromWire(99.99), units(100))).toEqual({ points: 0n, left: amountFromWire(99.99) })
    expect(earnPoints(units(100), units(100))).toEqual({ points: 1n, left: 0n })
    expect(earnPoints(amountOfMillionths(1_234_567_891n), units(100))).toEqual({
      points: 12n,
      left: 34_567_891n,
    })
  })

  it('are the same however the bets are split', () => {
    let left = units(0)
    let points = 0n
    for (let bet = 0; bet < 1_000; bet += 1) {
      const earned = earnPoints(amountOfMillionths(left + 3_333_333n), units(100))
      points += earned.points
      left = earned.left
    }
    expect({ points, left }).toEqual(earnPoints(amountOfMillionths(3_333_333_000n), units(100)))
  })

  it('are not earned until a returned stake is made up for', () => {
    expect(earnPoints(units(-250), units(100))).toEqual({ points: 0n, left: units(-250) })
  })

  it('are not earned while that is off, nor later for the bets of that time', () => {
    expect(earnPoints(units(900), units(0))).toEqual({ points: 0n, left: 0n })
    expect(earnPoints(units(-250), units(0))).toEqual({ points: 0n, left: units(-250) })
  })
})

describe('what has to be bet for one point', () => {
  it('is more where less of a bet counts, rounded up to hundredths', () => {
    expect(betsPerPoint(units(100), 100)).toBe(units(100))
    expect(betsPerPoint(units(100), 50)).toBe(units(200))
    expect(betsPerPoint(units(100), 21)).toBe(amountFromWire(476.2))
  })

  it('is always enough for the point, and nothing where no bet earns one', () => {
    for (let percent = 1; percent <= 100; percent += 1) {
      const bets = betsPerPoint(units(7), percent)!
      expect((bets * BigInt(percent)) / 100n).toBeGreaterThanOrEqual(units(7))
    }
    expect(betsPerPoint(units(100), 0)).toBeUndefined()
    expect(betsPerPoint(units(0), 100)).toBeUndefined()
  })
})

describe('converting points', () => {
  const terms = { exchangeRatio: 100n, minConvert: 200n }
  it.each([
    [200n, units(2)],
    [1_000n, units(10)],
  ])('%d points are %d millionths', (points, amount) => {
    expect(judgeConversion(terms, { points, balance: 1_000n })).toEqual({ ok: true, amount })
  })
  it.each([
    [100n, 'belowMinimum'],
    [0n, 'belowMinimum'],
    [-200n, 'belowMinimum'],
    [250n, 'notMultiple'],
    [1_100n, 'insufficientPoints'],
  ])('%d points: %s', (points, reason) => {
    expect(judgeConversion(terms, { points, balance: 1_000n })).toEqual({ ok: false, reason })
  })
})

describe('a reward', () => {
  const reward = { kind: 'BONUS' as const, points: 50n, stock: 3, minRankLevel: 2 }
  const facts = { quantity: 2, balance: 100n, rankLevel: 2, hasContact: true }
  it('can be redeemed with enough points, the rank and the contact', () =>
    expect(refuseRedeem(reward, facts)).toBeUndefined())
  it.each([
    ['rankTooLow', { rankLevel: 1 }],
    ['contactRequired', { hasContact: false }],
    ['outOfStock', { quantity: 4, balance: 999n }],
    ['insufficientPoints', { balance: 99n }],
  ] as const)('%s', (reason, change) => expect(refuseRedeem(reward, { ...facts, ...change })).toBe(reason))
  it('of goods needs no contact', () =>
    expect(refuseRedeem({ ...reward, kind: 'GOODS' }, { ...facts, hasContact: false })).toBeUndefined())
})
