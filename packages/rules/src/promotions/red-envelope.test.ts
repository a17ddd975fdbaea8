// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { units } from '../money.ts'
import { drawShares, isPotPossible, roundAt } from './red-envelope.ts'

const terms = { pot: 100, envelopes: 10, smallest: 1, largest: 30, opensAtMinute: 20 * 60, minutes: 10 }
/** The same numbers in the same order for the same seed. */
const seeded = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n)

describe('the shares of red envelopes', () => {
  it('come to exactly the pot, each between the smallest and the largest, whatever is drawn', () => {
    const cents = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        cents,
        cents,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
        (envelopes, one, other, part, draws) => {
          const [least, most] = [Math.min(one, other), Math.max(one, other)]
          const pot = Math.round(envelopes * (least + part * (most - least)))
          let drawn = 0
          const shares = drawShares(
            { ...terms, envelopes, pot: pot / 100, smallest: least / 100, largest: most / 100 },
            'USD',
            (limit) => Math.floor(draws[drawn++ % draws.length]! * limit),
          )
          expect(shares).toHaveLength(envelopes)
          expect(sum(shares)).toBe(BigInt(pot) * 10_000n)
          for (const share of shares) {
            expect(share).toBeGreaterThanOrEqual(BigInt(least) * 10_000n)
            expect(share).toBeLessThanOrEqual(BigInt(most) * 10_000n)
          }
        },
      ),
    )
  })

  it('give the first and the last of the order as much on the average', () => {
    const below = seeded(7)
    const rounds = Array.from({ length: 4_000 }, () => drawShares(terms, 'USD', below))
    for (const index of [0, 4, 9]) {
      const average = Number(sum(rounds.map((shares) => shares[index]!))) / rounds.length / 1e6
      expect(Math.abs(average - 10)).toBeLessThan(0.4)
    }
    expect(new Set(rounds.flat()).size).toBeGreaterThan(1_000)
  })

  it('are all the same where the smallest is the largest', () => {
    expect(drawShares({ ...terms, smallest: 10, largest: 10 }, 'USD', () => 0)).toEqual(
      Array.from({ length: 10 }, () => units(10)),
    )
  })

  it('are refused where they cannot come to the pot', () => {
    expect(isPotPossible(terms)).toBe(true)
    expect(isPotPossible({ ...terms, smallest: 10.01 })).toBe(false)
    expect(isPotPossible({ ...terms, largest: 9.99 })).toBe(false)
    expect(() => drawShares({ ...terms, largest: 9 }, 'USD', () => 0)).toThrow(RangeError)
  })
})

describe('the rounds of red envelopes', () => {
  const [minute, day] = [60_000, 86_400_000]
  const always = { weekDays: [] as number[] }
  const noPeriod = { startTime: null, endTime: null }
  const opening = (nowMs: number, period: object = {}, schedule = always, timeZone = 'UTC') =>
    roundAt(terms, schedule, { ...noPeriod, ...period }, nowMs, timeZone)?.opensAtMs

  it('are on each day at the stated minute of the site', () => {
    const at = 20 * 60 * minute
    expect([0, at, at + 10 * minute - 1, at + 10 * minute].map((now) => opening(now))).toEqual([
      at,
      at,
      at,
      at + day,
    ])
    expect(opening(0, {}, always, 'Etc/GMT-8')).toBe(12 * 60 * minute)
  })

  it('are those that open within the promotion, on its days of the week', () => {
    const at = 20 * 60 * minute
    expect(opening(0, { startTime: at + 1 })).toBe(at + day)
    expect(opening(0, { endTime: at })).toBeUndefined()
    expect(roundAt(terms, always, { startTime: null, endTime: at + minute }, 0, 'UTC')).toEqual({
      opensAtMs: at,
      closesAtMs: at + minute,
    })
    // 1970-01-01 was a Thursday.
    expect(opening(0, {}, { weekDays: [3] })).toBe(at + 6 * day)
    expect(opening(at + 11 * minute, {}, { weekDays: [4] })).toBe(at + 7 * day)
  })
})
