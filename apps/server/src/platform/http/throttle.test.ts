// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { manualClock } from '../clock/clock.ts'
import { createThrottle } from './throttle.ts'

describe('the request rate of a key', () => {
  it('is refused at its limit and starts again a minute later', () => {
    const clock = manualClock()
    const throttle = createThrottle(clock)
    expect([1, 2, 3].map(() => throttle.admit('one', 2))).toEqual([true, true, false])
    expect(throttle.admit('other', 2)).toBe(true)
    clock.advance(60_000)
    expect(throttle.admit('one', 2)).toBe(true)
  })

  it('stays at its limit after a crowd of others has come, and the crowd is admitted', () => {
    const throttle = createThrottle(manualClock(), { mostKeys: 1_000 })
    const eager = () => throttle.admit('eager', 5)
    for (let asked = 0; asked < 20; asked++) eager()
    const crowd = Array.from({ length: 50_000 }, (_, index) => throttle.admit(`address ${index}`, 5))
    expect(crowd.every(Boolean)).toBe(true)
    expect(eager()).toBe(false)
  })

  it('frees room even when all keys have the same count', () => {
    const throttle = createThrottle(manualClock(), { mostKeys: 10 })
    for (let round = 0; round < 6; round++) for (let key = 0; key < 10; key++) throttle.admit(`${key}`, 5)
    expect(throttle.admit('new', 5)).toBe(true)
    // Five of the ten were forgotten: their counts start again, the others stay refused.
    expect(
      Array.from({ length: 10 }, (_, key) => throttle.admit(`${key}`, 5)).filter(Boolean).length,
    ).toBeLessThanOrEqual(6)
  })
})
