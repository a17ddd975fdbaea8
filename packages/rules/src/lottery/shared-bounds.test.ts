// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { units, zero } from '../money.ts'
import { ratioOf } from './ratio.ts'
import { chanceOfAny, sharedReturn } from './shared-bounds.ts'

const draws = (count: number, pool: number, chance: readonly [number, number]) =>
  Array.from({ length: count }, () => ({ pool: units(pool), chance: ratioOf(...chance) }))

/** How many draws are won, by going through every combination of draws: no formula for sums. */
function byEveryCase(chances: readonly number[]): number[] {
  const exactly = Array<number>(chances.length + 1).fill(0)
  for (let won = 0; won < 2 ** chances.length; won += 1) {
    const isWon = (draw: number): boolean => Math.floor(won / 2 ** draw) % 2 === 1
    const chance = chances.reduce((all, each, draw) => all * (isWon(draw) ? each : 1 - each), 1)
    exactly[chances.filter((_, draw) => isWon(draw)).length]! += chance
  }
  return exactly
}

describe('the bounds of prizes that winners share', () => {
  it('contain one win, however rare, and not two of it', () => {
    const { expected, low, high } = sharedReturn(draws(13, 1_200_000, [100, 8_145_060]))
    expect([low, high]).toEqual([zero, units(1_200_000)])
    expect(Number(expected) / 1e6).toBeCloseTo((13 * 1_200_000 * 100) / 8_145_060, 4)
  })

  it('are the exact ones of every case, for prizes of different size and chance', () => {
    const mixed = [
      ...draws(4, 100, [1, 2]),
      ...draws(5, 1_000, [9, 10]),
      ...draws(3, 10, [1, 20]),
      ...draws(2, 5_000, [1, 1_000]),
    ]
    const exactly = byEveryCase(
      mixed.map(({ chance }) => Number(chance.numerator) / Number(chance.denominator)),
    )
    const sum = (from: number, to: number) => exactly.slice(from, to).reduce((all, each) => all + each, 0)
    const least = exactly.findIndex((_, count) => sum(0, count + 1) > 0.00135)
    const most = exactly.findLastIndex((_, count) => sum(count, exactly.length) > 0.00135)
    const pools = mixed.map(({ pool }) => Number(pool) / 1e6).toSorted((one, other) => one - other)
    const money = (of: readonly number[]) => units(of.reduce((all, each) => all + each, 0))
    const { low, high } = sharedReturn(mixed)
    expect([low, high]).toEqual([money(pools.slice(0, least)), money(pools.slice(pools.length - most))])
  })

  it('are the whole pool for a prize that somebody wins for certain, and nothing without draws', () => {
    expect(sharedReturn(draws(2, 50, [1, 1]))).toEqual({
      expected: units(100),
      low: units(100),
      high: units(100),
    })
    expect(sharedReturn([])).toEqual({ expected: zero, low: zero, high: zero })
  })

  it('take different picks together, and are never more than certain', () => {
    expect(chanceOfAny(3, ratioOf(1, 10))).toEqual(ratioOf(3, 10))
    expect(chanceOfAny(30, ratioOf(1, 10))).toEqual(ratioOf(1, 1))
  })
})
