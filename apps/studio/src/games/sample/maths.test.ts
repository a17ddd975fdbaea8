// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import { returnOf } from '../../fair/multiplier.ts'
import {
  FREE_FACTOR,
  FREE_SPINS,
  judgeSpin,
  SAMPLE_BEST,
  SAMPLE_COUNTS,
  SAMPLE_LINES,
  SAMPLE_PAYS,
  SAMPLE_ROWS,
  SAMPLE_STOPS,
  SAMPLE_STRIPS,
  sampleHitRate,
  sampleRtp,
  sampleStops,
  symbolAt,
} from './maths.ts'
import { SAMPLE_FLOATS, buildSampleStory } from './story.ts'

const stake = { amount: 10_000_000n, unit: 10_000n }
const floatsOf = (...spins: number[][]) =>
  [...spins.flat(), ...Array.from({ length: SAMPLE_FLOATS }, () => 0)]
    .slice(0, SAMPLE_FLOATS)
    .map((stop) => stop / SAMPLE_STOPS)

/** Every window of the reels, evaluated by counting loops that share no code with judgeSpin. */
function countWindows() {
  const sums = { windows: 0n, linePays: 0n, triggers: 0n, winning: 0n, bestTenths: 0n }
  let linePays = 0,
    triggers = 0,
    winning = 0,
    best = 0
  const reels = SAMPLE_STRIPS.map((strip) => [...strip, ...strip])
  for (let window = 0; window < SAMPLE_STOPS ** 5; window += 1) {
    const stops = [
      window & 15,
      (window >> 4) & 15,
      (window >> 8) & 15,
      (window >> 12) & 15,
      (window >> 16) & 15,
    ]
    let pays = 0,
      scatters = 0
    for (let reel = 0; reel < 5; reel += 1)
      for (let row = 0; row < SAMPLE_ROWS; row += 1)
        if (reels[reel]![stops[reel]! + row] === 'S') scatters += 1
    for (const rows of SAMPLE_LINES) {
      const kind = reels[0]![stops[0]! + rows[0]!] as keyof typeof SAMPLE_PAYS
      let count = 1
      for (; count < 5; count += 1) {
        const next = reels[count]![stops[count]! + rows[count]!]
        if (next !== kind && next !== 'W') break
      }
      if (count >= 3) pays += SAMPLE_PAYS[kind][count - 3]!
    }
    linePays += pays
    if (scatters >= 3) triggers += 1
    const all = pays + (scatters >= 3 ? 50 : 0)
    if (all > 0) winning += 1
    if (all > best) best = all
  }
  return {
    ...sums,
    windows: BigInt(SAMPLE_STOPS ** 5),
    linePays: BigInt(linePays),
    triggers: BigInt(triggers),
    winning: BigInt(winning),
    bestTenths: BigInt(best),
  }
}

describe('the sample slot', () => {
  it('returns exactly what it states, counted over all 1,048,576 windows of its reels', () => {
    const counts = countWindows()
    expect(counts).toEqual(SAMPLE_COUNTS)
    const { windows, linePays, triggers } = counts
    const base = fraction(linePays, windows * 10n)
    const more = fraction(triggers * 5n, windows)
    const free = fraction(triggers * BigInt(FREE_SPINS * FREE_FACTOR) * linePays, windows * windows * 10n)
    const sum = fraction(
      base.numerator * more.denominator * free.denominator +
        more.numerator * base.denominator * free.denominator +
        free.numerator * base.denominator * more.denominator,
      base.denominator * more.denominator * free.denominator,
    )
    expect(compare(sampleRtp(), sum)).toBe(0)
    expect([toPercent(sampleRtp(), 4), toPercent(sampleHitRate(), 2)]).toEqual(['96.3422', '42.65'])
  })

  it('evaluates each window like the count', () => {
    for (let window = 0; window < SAMPLE_STOPS ** 5; window += 997) {
      const stops = [
        window & 15,
        (window >> 4) & 15,
        (window >> 8) & 15,
        (window >> 12) & 15,
        (window >> 16) & 15,
      ]
      const { wins, multiplier, scatters } = judgeSpin(stops)
      const free = judgeSpin(stops, true)
      expect(multiplier).toBe(
        wins.reduce((sum, win) => sum + win.multiplier, 0) + (scatters === 3 ? 5_000_000 : 0),
      )
      expect(free.multiplier).toBe(wins.reduce((sum, win) => sum + win.multiplier * FREE_FACTOR, 0))
    }
  })

  it('gives each stop the same share of the floats', () => {
    expect(sampleStops([0, 1 / 16 - 2 ** -32, 1 / 16, 15 / 16, 1 - 2 ** -32])).toEqual([0, 0, 1, 15, 15])
    expect(() => sampleStops([0, 0, 0, 0])).toThrow(RangeError)
  })

  it('substitutes the wild for any symbol but the scatter, and for none on the outer reels', () => {
    expect(SAMPLE_STRIPS.map((strip) => strip.includes('W'))).toEqual([false, true, true, true, false])
    // The first reel has a crown on the upper row; the second reel's upper row is the wild.
    const stops = [0, 3, 8, 14, 0]
    expect([0, 1, 2, 3, 4].map((reel) => symbolAt(stops, reel, 0))).toEqual(['A', 'W', 'A', 'A', 'A'])
    expect(judgeSpin(stops).wins.find(({ line }) => line === 1)).toEqual({
      line: 1,
      symbol: 'A',
      count: 5,
      multiplier: 100_000_000,
    })
  })

  it('gives eight free spins for three scatters, with lines counting three times', () => {
    const trigger = [0, 6, 2, 8, 0]
    const given = buildSampleStory(FREE_SPINS, stake, floatsOf(trigger, [0, 3, 8, 14, 0]))
    expect(given.beats[0]).toMatchObject({ spin: 0, scatters: 3, freeSpins: 8 })
    expect(given.beats).toHaveLength(9)
    expect(given.beats[1]!.wins.find(({ line }) => line === 1)).toMatchObject({
      count: 5,
      multiplier: 300_000_000,
    })
    expect(given.payout).toBe(
      returnOf(
        stake.amount,
        given.beats.reduce((sum, beat) => sum + beat.multiplier, 0),
        stake.unit,
      ),
    )
    expect(buildSampleStory(2, stake, floatsOf(trigger)).beats).toHaveLength(3)
    expect(buildSampleStory(9, stake, floatsOf([1, 1, 1, 1, 1])).beats).toHaveLength(1)
  })

  it('pays a whole number of coins for every stake, down to a millionth', () => {
    for (const amount of [1n, 100_000n, 999_999n, 123_456_789n])
      for (const window of [
        [0, 3, 8, 14, 0],
        [1, 2, 3, 4, 5],
        [5, 0, 4, 3, 2],
      ]) {
        const { multiplier, payout } = buildSampleStory(0, { amount, unit: 10_000n }, floatsOf(window))
        expect(payout).toBe(((amount * BigInt(multiplier)) / 1_000_000n / 10_000n) * 10_000n)
      }
  })

  it('can never pay more than its stated maximum', () => {
    expect(SAMPLE_BEST).toBe(2_750_000_000)
  })
})
