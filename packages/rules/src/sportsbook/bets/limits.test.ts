// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestStake, liabilityOf } from './limits.ts'

const wide = {
  memberLimitMinor: 10n ** 12n,
  factorThousandths: 1000,
  selectionLimitMinor: 10n ** 12n,
  liabilityMinor: 0n,
  ticketPayoutLimitMinor: 10n ** 15n,
  dayPayoutLeftMinor: 10n ** 15n,
}

describe('the highest stake', () => {
  it('is the limit of the member times their factor', () => {
    const bounds = { ...wide, memberLimitMinor: 100_000n, factorThousandths: 250 }
    expect(highestStake(bounds, 1900)).toEqual({ stakeMinor: 25_000n, bound: 'member' })
  })

  it('is what the limit of the outcome leaves, divided by d - 1', () => {
    const bounds = { ...wide, selectionLimitMinor: 100_000n, liabilityMinor: 40_000n }
    expect(highestStake(bounds, 3000)).toEqual({ stakeMinor: 30_000n, bound: 'selection' })
    expect(highestStake({ ...bounds, liabilityMinor: -20_000n }, 3000).stakeMinor).toBe(60_000n)
    expect(highestStake({ ...bounds, liabilityMinor: 100_001n }, 3000).stakeMinor).toBe(0n)
  })

  it('keeps the return within what a ticket and a day may pay, to the minor unit', () => {
    expect(highestStake({ ...wide, ticketPayoutLimitMinor: 10_000n }, 3000)).toEqual({
      stakeMinor: 3333n,
      bound: 'ticket_payout',
    })
    expect(highestStake({ ...wide, dayPayoutLeftMinor: 0n }, 3000).bound).toBe('day_payout')
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 9n), fc.integer({ min: 1001, max: 99_000 }), (limit, price) => {
        const { stakeMinor } = highestStake({ ...wide, ticketPayoutLimitMinor: limit }, price)
        expect((stakeMinor * BigInt(price)) / 1000n).toBeLessThanOrEqual(limit)
        expect(((stakeMinor + 1n) * BigInt(price)) / 1000n).toBeGreaterThan(limit)
      }),
    )
  })

  it('counts what an outcome would pay out less all that the market took in', () => {
    const market = {
      home: { stakeMinor: 1000n, returnMinor: 1900n },
      away: { stakeMinor: 400n, returnMinor: 800n },
    }
    expect(liabilityOf(market, 'home')).toBe(500n)
    expect(liabilityOf(market, 'away')).toBe(-600n)
    expect(liabilityOf(market, 'draw')).toBe(-1400n)
  })
})
