// SPDX-License-Identifier: Apache-2.0
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deadHeat,
  halfLose,
  halfWin,
  type LegFactor,
  legFactor,
  type LegStatus,
  lose,
  push,
  voided,
  win,
} from '../settlement/leg-status.ts'
import { betKindOf, betKindsFor, lineCount, mostLines, namedSystems, stakePerLine } from './bet-kinds.ts'
import type { Bet } from './bet.ts'
import { kindOf, potentialReturn, returnOf } from './returns.ts'

const statuses: readonly LegStatus[] = [
  win,
  halfWin,
  push,
  halfLose,
  lose,
  voided,
  deadHeat(1, 2),
  deadHeat(2, 3),
]

/** Leg by leg over all subsets, each line computed as a list of shares: knows nothing of prefix products. */
function straightReturn(
  sizes: readonly number[],
  stake: bigint,
  legs: readonly (readonly [number, LegStatus])[],
): bigint {
  let total = 0n
  for (let subset = 1; subset < 2 ** legs.length; subset += 1) {
    const chosen = legs.filter((_, leg) => Math.floor(subset / 2 ** leg) % 2 === 1)
    if (!sizes.includes(chosen.length)) continue
    // 6 divides by every number of tied winners here; a line is in 6000ths for each leg.
    const product = chosen.reduce((value, [price, { won, back, of }]) => {
      const parts = BigInt(6 / of)
      return value * (parts * BigInt(won) * BigInt(price) + parts * BigInt(back) * 1000n)
    }, stake)
    total += product / 6000n ** BigInt(chosen.length)
  }
  return total
}

const factors = (...legs: readonly (readonly [number, LegStatus])[]): LegFactor[] =>
  legs.map(([price, status]) => legFactor(status, price))

describe('the return of a multiple', () => {
  it('is 266.00 for 100 on 1.90 won, 2.00 void and 1.80 half won', () => {
    const kind = betKindOf('multiple', 3)!
    expect(returnOf(kind, 10_000n, factors([1900, win], [2000, voided], [1800, halfWin]))).toBe(26_600n)
  })

  it('is 1,170 for a treble of 13 at 3/1, 4/1 and 7/2', () => {
    expect(potentialReturn(betKindOf('multiple', 3)!, 1300n, [4000, 5000, 4500])).toBe(117_000n)
  })

  it('is nothing after one lost leg, and the stake if all legs are void', () => {
    const kind = betKindOf('multiple', 2)!
    expect(returnOf(kind, 777n, factors([1900, win], [2000, lose]))).toBe(0n)
    expect(returnOf(kind, 777n, factors([1900, voided], [2000, push]))).toBe(777n)
  })

  it('is rounded down once for the line, not leg by leg', () => {
    expect(potentialReturn(betKindOf('multiple', 3)!, 1n, [1333, 1333, 1333])).toBe(2n)
    expect(potentialReturn(betKindOf('single', 1)!, 1n, [1999])).toBe(1n)
  })
})

describe('a system', () => {
  it.each([
    ['trixie', 3, 4],
    ['patent', 3, 7],
    ['yankee', 4, 11],
    ['lucky_15', 4, 15],
    ['canadian', 5, 26],
    ['lucky_31', 5, 31],
    ['heinz', 6, 57],
    ['lucky_63', 6, 63],
    ['super_heinz', 7, 120],
    ['goliath', 8, 247],
    ['2_of_4', 4, 6],
    ['3_of_5', 5, 10],
  ])('%s of %i legs has %i lines', (code, legs, lines) => {
    expect(lineCount(betKindOf(code, legs)!)).toBe(lines)
  })

  it('with a name has lines of all its legs and of fewer, down to doubles or to singles', () => {
    const spans = namedSystems.map(({ code, legs, sizes }) => [
      code,
      legs,
      sizes[0],
      sizes.at(-1),
      sizes.length,
    ])
    expect(spans).toEqual([
      ['trixie', 3, 2, 3, 2],
      ['patent', 3, 1, 3, 3],
      ['yankee', 4, 2, 4, 3],
      ['lucky_15', 4, 1, 4, 4],
      ['canadian', 5, 2, 5, 4],
      ['lucky_31', 5, 1, 5, 5],
      ['heinz', 6, 2, 6, 5],
      ['lucky_63', 6, 1, 6, 6],
      ['super_heinz', 7, 2, 7, 6],
      ['goliath', 8, 2, 8, 7],
    ])
  })

  it('exists only for its own number of legs', () => {
    expect(betKindOf('yankee', 5)).toBeUndefined()
    expect(betKindOf('4_of_4', 4)).toBeUndefined()
    expect(betKindOf('2_of_4', 5)).toBeUndefined()
    expect(betKindOf('single', 2)).toBeUndefined()
    expect(betKindOf('multiple', 1)).toBeUndefined()
    expect(betKindOf('2_of_21', 21)).toBeUndefined()
    expect(betKindOf('5_of_4', 4)).toBeUndefined()
    expect(betKindOf('multiple', 2.5)).toBeUndefined()
    expect(betKindOf('multiple', 21)).toBeUndefined()
    expect(betKindOf('multiple', 20)).toEqual({ code: 'multiple', legs: 20, sizes: [20] })
    expect(betKindOf('single', 1)).toEqual({ code: 'single', legs: 1, sizes: [1] })
  })

  it('is asked for by a code that exists, else the bet is none', () => {
    const legs: Bet['legs'] = [{ eventId: 'a', selections: [], priceThousandths: 2000 }]
    expect(kindOf({ kind: 'single', legs })).toBe(betKindOf('single', 1))
    expect(() => kindOf({ kind: 'multiple', legs })).toThrow(RangeError)
  })

  it('is offered for the legs of a slip, never with too many lines', () => {
    expect(betKindsFor(1).map(({ code }) => code)).toEqual(['single'])
    expect(betKindsFor(2).map(({ code }) => code)).toEqual(['multiple'])
    expect(betKindsFor(3).map(({ code }) => code)).toEqual(['multiple', '2_of_3', 'trixie', 'patent'])
    expect(betKindsFor(4).map(({ code }) => code)).toEqual([
      'multiple',
      '2_of_4',
      '3_of_4',
      'yankee',
      'lucky_15',
    ])
    // 190 pairs and as many without a pair; three of 20 are 1,140.
    expect(betKindsFor(20).map(({ code }) => code)).toEqual(['multiple', '2_of_20', '18_of_20', '19_of_20'])
    for (let legs = 1; legs <= 20; legs += 1)
      for (const kind of betKindsFor(legs)) expect(lineCount(kind)).toBeLessThanOrEqual(mostLines)
  })

  it('takes no more than the stake that was stated for all lines', () => {
    const kind = betKindOf('yankee', 4)!
    expect(stakePerLine(1000n, kind)).toBe(90n)
    expect(stakePerLine(10n, kind)).toBe(0n)
  })

  it('returns what a straight computation over all subsets returns, for any legs and kind', () => {
    const leg = fc.tuple(fc.integer({ min: 1001, max: 50_000 }), fc.constantFrom(...statuses))
    const slip = fc.array(leg, { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(slip, fc.bigInt(1n, 10n ** 12n), fc.nat(), (legs, stake, pick) => {
        const kinds = betKindsFor(legs.length)
        const kind = kinds[pick % kinds.length]!
        expect(returnOf(kind, stake, factors(...legs))).toBe(straightReturn(kind.sizes, stake, legs))
      }),
      { numRuns: 300 },
    )
  })

  it('multiplies what its lines have in common once', () => {
    const kind = betKindOf('4_of_14', 14)!
    expect(lineCount(kind)).toBe(1001)
    let reads = 0
    const counting = Array.from({ length: 14 }, (): LegFactor => ({
      get numerator() {
        reads += 1
        return 2n
      },
      denominator: 1n,
    }))
    expect(returnOf(kind, 1n, counting)).toBe(16n * 1001n)
    // One product for each beginning: one leg of the first 11, two of 12, three of 13, and the lines themselves.
    expect(reads).toBe(11 + 66 + 286 + 1001)
  })
})
