// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOfMillionths, units, zero } from '../../money.ts'
import { isTick, ladder, moveTicks, tickAtOrBelow } from './ladder.ts'
import { mostStake } from './most-stake.ts'
import { liabilityOf, shadePrice, ticksOfUse } from './shade.ts'

describe('the ladder of prices', () => {
  it('goes from 1.01 to 1,000 in steps that never get narrower', () => {
    expect(ladder[0]).toBe(1010)
    expect(ladder.at(-1)).toBe(1_000_000)
    const steps = ladder.slice(1).map((price, index) => price - ladder[index]!)
    expect(steps.every((step, index) => step > 0 && step >= (steps[index - 1] ?? 0))).toBe(true)
    expect([1990, 2000, 2020, 2980, 3000, 3050].every(isTick)).toBe(true)
    expect([1995, 2010, 3010, 1000, 1_010_000].some(isTick)).toBe(false)
  })

  it('gives the highest price that is not above a decimal', () => {
    expect(tickAtOrBelow(1.923)).toBe(1920)
    expect(tickAtOrBelow(2.019)).toBe(2000)
    expect(tickAtOrBelow(1.0099)).toBeUndefined()
    expect(tickAtOrBelow(5000)).toBe(1_000_000)
    fc.assert(
      fc.property(fc.double({ min: 1.01, max: 1200, noNaN: true }), (decimal) => {
        const tick = tickAtOrBelow(decimal)!
        return (
          isTick(tick) &&
          tick / 1000 <= decimal &&
          (moveTicks(tick, 1) / 1000 > decimal || tick === 1_000_000)
        )
      }),
    )
  })

  it('goes so many ticks up and down, and stays within its ends', () => {
    expect(moveTicks(1980, 3)).toBe(2020)
    expect(moveTicks(2020, -3)).toBe(1980)
    expect(moveTicks(2030, -1)).toBe(2000)
    expect(moveTicks(1010, -5)).toBe(1010)
    expect(moveTicks(990_000, 5)).toBe(1_000_000)
    fc.assert(
      fc.property(fc.constantFrom(...ladder), fc.integer({ min: -20, max: 20 }), (tick, ticks) => {
        const moved = moveTicks(tick, ticks)
        return (
          moved === ladder[0] ||
          moved === ladder.at(-1) ||
          ladder.indexOf(moved) - ladder.indexOf(tick) === ticks
        )
      }),
    )
  })
})

describe('a price by what the book may lose', () => {
  const limit = units(1000)

  it('falls one tick for each tenth of the limit, and is locked at the limit', () => {
    expect(shadePrice(1950, { liability: units(99), limit })).toBe(1950)
    expect(shadePrice(1950, { liability: units(100), limit })).toBe(1940)
    expect(shadePrice(1950, { liability: units(999), limit })).toBe(1860)
    expect(shadePrice(1950, { liability: units(1000), limit })).toBeUndefined()
    expect(shadePrice(1950, { liability: units(-500), limit })).toBe(1950)
    expect(ticksOfUse({ liability: units(5000), limit })).toBe(10)
  })

  it('counts returns less all stakes of the market', () => {
    expect(liabilityOf(units(190), units(150))).toBe(units(40))
    expect(liabilityOf(units(50), units(150))).toBe(units(-100))
  })

  const stakeFor = (liability: number, priceThousandths: number, factorThousandths = 1000) =>
    mostStake({
      priceThousandths,
      memberLimit: units(500),
      factorThousandths,
      liability: units(liability),
      limit,
    })

  it('accepts the lower of the limit of the member and what the limit of the selection can pay', () => {
    expect(stakeFor(0, 2000)).toBe(units(500))
    expect(stakeFor(700, 2000)).toBe(units(300))
    expect(stakeFor(700, 4000)).toBe(units(100))
    expect(stakeFor(0, 2000, 200)).toBe(units(100))
    expect(stakeFor(0, 2000, 0)).toBe(zero)
    expect(stakeFor(1000, 2000)).toBe(zero)
    expect(stakeFor(2000, 2000)).toBe(zero)
    expect(() => stakeFor(0, 1000)).toThrow(RangeError)
    expect(() => stakeFor(0, 2000, -1)).toThrow(RangeError)
  })

  it('accepts no stake that takes the liability above the limit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 999_999_999n }),
        fc.constantFrom(...ladder),
        (liability, priceThousandths) => {
          const stake = mostStake({
            priceThousandths,
            memberLimit: units(1_000_000),
            factorThousandths: 1000,
            liability: amountOfMillionths(liability),
            limit,
          })
          const won = (stake * BigInt(priceThousandths - 1000)) / 1000n
          return stake >= 0n && liability + won <= limit
        },
      ),
    )
  })
})
