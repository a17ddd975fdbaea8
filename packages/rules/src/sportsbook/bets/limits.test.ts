// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestStakeWithin, liabilityOf } from './limits.ts'

describe('the limits of a bet', () => {
  it('keep its return within what a ticket and a day may pay, to the minor unit', () => {
    expect(highestStakeWithin(10_000n, 3000)).toBe(3333n)
    expect(highestStakeWithin(0n, 3000)).toBe(0n)
    expect(highestStakeWithin(-1n, 3000)).toBe(0n)
    expect(() => highestStakeWithin(1n, 1000)).toThrow(RangeError)
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.integer({ min: 1001, max: 99_000 }), (limit, price) => {
        const stake = highestStakeWithin(limit, price)
        expect((stake * BigInt(price)) / 1000n).toBeLessThanOrEqual(limit)
        expect(((stake + 1n) * BigInt(price)) / 1000n).toBeGreaterThan(limit)
      }),
    )
  })

  it('count what an outcome would pay out less all that the market took in', () => {
    const market = {
      home: { stakeMinor: 1000n, returnMinor: 1900n },
      away: { stakeMinor: 400n, returnMinor: 800n },
    }
    expect(liabilityOf(market, 'home')).toBe(500n)
    expect(liabilityOf(market, 'away')).toBe(-600n)
    expect(liabilityOf(market, 'draw')).toBe(-1400n)
  })
})
