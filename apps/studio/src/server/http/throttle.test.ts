// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createThrottle, ofOne } from './throttle.ts'

const clock = { now: () => 1_000 }
const admitted = (throttle: ReturnType<typeof createThrottle>, caller: string): boolean => {
  try {
    throttle(caller, ofOne)
    return true
  } catch {
    return false
  }
}

describe('the rate limit of a caller', () => {
  it('still applies after a crowd of others has come, and the crowd is let in', () => {
    const throttle = createThrottle(clock, { mostCallers: 1_000 })
    for (let asked = 0; asked < ofOne.atOnce; asked++) expect(admitted(throttle, 'eager')).toBe(true)
    expect(
      Array.from({ length: 20_000 }, (_, index) => admitted(throttle, `other ${index}`)).every(Boolean),
    ).toBe(true)
    expect(admitted(throttle, 'eager')).toBe(false)
  })

  it('does not keep a caller out when the clock is set back', () => {
    let nowMs = 3_600_000
    const throttle = createThrottle({ now: () => nowMs })
    expect(admitted(throttle, 'patient')).toBe(true)
    nowMs = 0
    expect(admitted(throttle, 'patient')).toBe(true)
    for (let asked = 2; asked < ofOne.atOnce; asked++) expect(admitted(throttle, 'patient')).toBe(true)
    expect(admitted(throttle, 'patient')).toBe(false)
    nowMs += 1_000
    expect(admitted(throttle, 'patient')).toBe(true)
  })
})
