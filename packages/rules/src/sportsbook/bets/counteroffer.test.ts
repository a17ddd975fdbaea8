// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { ladder } from '../prices/ladder.ts'
import { acceptsOffer, offeredPriceNow } from './counteroffer.ts'
import { pricePolicies } from './price-policy.ts'

describe('an offered price', () => {
  it.each([
    ['stands while the price of the book does', 1800, 2000, 2000, 1800],
    ['falls as much as the price of the book', 1800, 2000, 1500, 1350],
    ['is rounded down to the ladder', 1800, 2000, 1990, 1790],
    ['does not rise with the price of the book when it is lower', 1800, 2000, 2400, 1800],
    ['follows the price of the book when it was that', 2000, 2000, 2400, 2400],
    ['is never above the price of the book', 2000, 1900, 1500, 1500],
    // 1.80 x 1.10 / 2.00 would be 0.99.
    ['does not fall below the ladder', 1800, 2000, 1100, 1010],
    ['between two steps of the ladder stands, too', 1805, 2000, 2000, 1805],
  ])('%s', (_, offered, bookThen, now, current) => {
    expect(offeredPriceNow({ offered, bookThen }, now)).toBe(current)
  })

  it('is never worth more than when it was offered, whatever the price of the book does', () => {
    const isRight = (offered: number, bookThen: number, now: number): boolean => {
      const current = offeredPriceNow({ offered, bookThen }, now)
      if (now >= bookThen) return current <= Math.max(offered, now)
      // No price is below the lowest one.
      return (
        current <= Math.min(offered, now) && (current === ladder[0] || current * bookThen <= offered * now)
      )
    }
    const wrong: number[][] = []
    for (const bookThen of ladder)
      for (const offered of ladder.filter((price) => price <= bookThen && price > bookThen * 0.9))
        for (const now of ladder.filter((price) => price > bookThen / 3 && price < bookThen * 3))
          if (!isRight(offered, bookThen, now)) wrong.push([offered, bookThen, now])
    expect(wrong).toEqual([])
  })

  it('is asked for anew once it has fallen, whatever changes its owner takes', () => {
    for (const policy of pricePolicies) {
      expect(acceptsOffer(policy, { offered: 1800, bookThen: 2000 }, 1790)).toBe(false)
      expect(acceptsOffer(policy, { offered: 1800, bookThen: 2000 }, 1800)).toBe(true)
    }
    expect(
      pricePolicies.map((policy) => acceptsOffer(policy, { offered: 2000, bookThen: 2000 }, 2100)),
    ).toEqual([false, true, true])
  })
})
