// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { returnOf } from '../../fair/multiplier.ts'
import {
  FREE_FACTOR,
  FREE_SPINS,
  judgeSpin,
  SAMPLE_LINES,
  SAMPLE_PAYS,
  SAMPLE_ROWS,
  SAMPLE_STOPS,
  SAMPLE_STRIPS,
  sampleStops,
  symbolAt,
} from './maths.ts'
import { SAMPLE_FLOATS, buildSampleStory } from './story.ts'

const stake = { amount: 10_000_000n, unit: 10_000n }
const floatsOf = (...spins: number[][]) =>
  [...spins.flat(), ...Array.from({ length: SAMPLE_FLOATS }, () => 0)]
    .slice(0, SAMPLE_FLOATS)
    .map((stop) => stop / SAMPLE_STOPS)

/** What a window pays in tenths of the stake, by loops that share no code with judgeSpin. */
function countTenths(stops: readonly number[], free: boolean): number {
  let pays = 0
  let scatters = 0
  const reels = SAMPLE_STRIPS.map((strip) => [...strip, ...strip])
  for (let reel = 0; reel < 5; reel += 1)
    for (let row = 0; row < SAMPLE_ROWS; row += 1) if (reels[reel]![stops[reel]! + row] === 'S') scatters += 1
  for (const rows of SAMPLE_LINES) {
    const kind = reels[0]![stops[0]! + rows[0]!] as keyof typeof SAMPLE_PAYS
    let count = 1
    for (; count < 5; count += 1) {
      const next = reels[count]![stops[count]! + rows[count]!]
      if (next !== kind && next !== 'W') break
    }
    if (count >= 3) pays += SAMPLE_PAYS[kind][count - 3]!
  }
  return free ? pays * FREE_FACTOR : pays + (scatters >= 3 ? 50 : 0)
}

describe('the sample slot', () => {
  it('pays what its lines and scatters are worth, in windows all over its reels', () => {
    let triggers = 0
    for (let window = 0; window < SAMPLE_STOPS ** 5; window += 97) {
      const stops = [0, 4, 8, 12, 16].map((bits) => (window >> bits) & 15)
      const first = judgeSpin(stops)
      expect(first.multiplier).toBe(countTenths(stops, false) * 100_000)
      expect(judgeSpin(stops, true).multiplier).toBe(countTenths(stops, true) * 100_000)
      if (first.scatters === 3) triggers += 1
    }
    expect(triggers).toBeGreaterThan(0)
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
    expect(given.events[0]).toMatchObject({ spin: 0, scatters: 3, freeSpins: 8 })
    expect(given.events).toHaveLength(9)
    expect(given.events[1]!.wins.find(({ line }) => line === 1)).toMatchObject({
      count: 5,
      multiplier: 300_000_000,
    })
    expect(given.payout).toBe(
      returnOf(
        stake.amount,
        given.events.reduce((sum, event) => sum + event.multiplier, 0),
        stake.unit,
      ),
    )
    expect(buildSampleStory(2, stake, floatsOf(trigger)).events).toHaveLength(3)
    expect(buildSampleStory(9, stake, floatsOf([1, 1, 1, 1, 1])).events).toHaveLength(1)
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
})
