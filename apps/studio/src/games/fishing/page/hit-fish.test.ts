// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { fishAt, hitFish } from './hit-fish.ts'
import { swimmingFish } from './swimming-for-tests.ts'

describe('a bullet', () => {
  const small = swimmingFish(1, { x: 100, y: 100, radius: 20 })
  const large = swimmingFish(2, { x: 150, y: 100, radius: 100 })

  it('meets a fish within its radius and the own one, and no further', () => {
    expect(hitFish({ x: 100, y: 130, lock: 0 }, [small])).toBe(small)
    expect(hitFish({ x: 100, y: 131, lock: 0 }, [small])).toBeUndefined()
  })

  it('meets the one whose middle is nearest for its size', () => {
    expect(hitFish({ x: 102, y: 100, lock: 0 }, [large, small])).toBe(small)
    expect(hitFish({ x: 140, y: 100, lock: 0 }, [small, large])).toBe(large)
  })

  it('passes over all others while it follows one', () => {
    expect(hitFish({ x: 102, y: 100, lock: 2 }, [small, large])).toBe(large)
    expect(hitFish({ x: 102, y: 100, lock: 3 }, [small, large])).toBeUndefined()
  })

  it('meets nothing outside of the pond', () => {
    expect(hitFish({ x: 100, y: 100, lock: 0 }, [swimmingFish(1, { inPond: false })])).toBeUndefined()
  })
})

describe('a press', () => {
  it('finds the nearest fish, a little beside it too', () => {
    const [left, right] = [swimmingFish(1, { x: 100 }), swimmingFish(2, { x: 180 })]
    expect(fishAt(135, 100, [left, right])).toBe(left)
    expect(fishAt(145, 100, [left, right])).toBe(right)
    expect(fishAt(100, 200, [left, right])).toBeUndefined()
  })
})
