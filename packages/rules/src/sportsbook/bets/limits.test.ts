// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { liabilityOf } from './limits.ts'

describe('the limits of a bet', () => {
  it('count what an outcome would pay out less all that the market took in', () => {
    const market = {
      home: { stakeMinor: 1000n, returnMinor: 1900n },
      away: { stakeMinor: 400n, returnMinor: 800n },
    }
    expect(liabilityOf(market, 'home')).toBe(500n)
    expect(liabilityOf(market, 'away')).toBe(-600n)
    expect(liabilityOf(market, 'draw')).toBe(-1400n)
  })
})
