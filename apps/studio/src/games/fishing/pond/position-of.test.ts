// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../fair/card-room/chance-for-tests.ts'
import type { Fish, Freeze } from './pond.ts'
import { fishTimeOf, isInPond, positionOf } from './position-of.ts'

const fish: Fish = {
  ...{ id: 1, code: 'tang', bornMs: 1_000, swimMs: 8_000, size: 1 },
  curve: [
    { x: -100, y: 200 },
    { x: 800, y: 1_000 },
    { x: 1_700, y: 200 },
  ],
}

describe('the time of the fish', () => {
  it('stands still while the pond is frozen', () => {
    const freezes: Freeze[] = [[10_000, 6_000]]
    const times = [0, 9_999, 10_000, 13_000, 16_000, 16_001, 20_000]
    expect(times.map((ms) => fishTimeOf(ms, freezes))).toEqual([
      0, 9_999, 10_000, 10_000, 10_000, 10_001, 14_000,
    ])
  })

  it('counts no moment twice when freezes meet, whatever their order', () => {
    const freezes: Freeze[] = [
      [14_000, 6_000],
      [10_000, 6_000],
      [11_000, 1_000],
    ]
    expect(fishTimeOf(30_000, freezes)).toBe(20_000)
    expect(fishTimeOf(15_000, freezes)).toBe(10_000)
  })

  it('never runs backwards and never faster than the clock', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const chance = chanceOf(seed)
      const freezes = Array.from({ length: chance.below(6) }, (): Freeze => [
        chance.below(60_000),
        1 + chance.below(8_000),
      ])
      for (let ms = 0; ms < 80_000; ms += 97) {
        const passed = fishTimeOf(ms + 97, freezes) - fishTimeOf(ms, freezes)
        expect(passed).toBeGreaterThanOrEqual(0)
        expect(passed).toBeLessThanOrEqual(97)
      }
    }
  })
})

describe('a fish', () => {
  it('is nowhere before its birth and after its end', () => {
    expect(positionOf(fish, 999)).toBeUndefined()
    expect(positionOf(fish, 9_001)).toBeUndefined()
  })

  it('swims its curve from the first to the last point, and looks ahead', () => {
    expect(positionOf(fish, 1_000)).toMatchObject({ x: -100, y: 200 })
    expect(positionOf(fish, 5_000)).toEqual({ x: 800, y: 600, angle: 0 })
    expect(positionOf(fish, 9_000)).toMatchObject({ x: 1_700, y: 200 })
    expect(positionOf(fish, 3_000)!.angle).toBeGreaterThan(0)
    expect(positionOf(fish, 7_000)!.angle).toBeLessThan(0)
  })

  it('can be hit from edge to edge of the pond', () => {
    expect([0, 1_600].map((x) => isInPond({ x, y: 450 }))).toEqual([true, true])
    expect([-0.1, 1_600.1].map((x) => isInPond({ x, y: 450 }))).toEqual([false, false])
    expect([0, 900, -1, 901].map((y) => isInPond({ x: 5, y }))).toEqual([true, true, false, false])
  })
})
