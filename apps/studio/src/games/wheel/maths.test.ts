// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import {
  checkWheelBet,
  WHEEL_RISKS,
  WHEEL_SEGMENTS,
  wheelPays,
  wheelRtp,
  wheelSegment,
  wheelTable,
} from './maths.ts'
import { buildWheelStory } from './story.ts'

const bets = WHEEL_SEGMENTS.flatMap((segments) => WHEEL_RISKS.map((risk) => ({ segments, risk })))

describe('wheel', () => {
  it.each(bets)('returns exactly 99 %% with $segments segments, risk $risk', (bet) => {
    expect(wheelTable(bet)).toHaveLength(bet.segments)
    expect(compare(wheelRtp(bet), fraction(99n, 100n))).toBe(0)
    // Once more, by stopping at every segment.
    let paid = 0n
    for (let segment = 0; segment < bet.segments; segment += 1) {
      const story = buildWheelStory(bet, { amount: 1_000_000n, unit: 1n }, [(segment + 0.5) / bet.segments])
      expect(story.events).toEqual([{ type: 'stop', segment }])
      paid += story.payout
    }
    expect(paid).toBe(BigInt(bet.segments) * 990_000n)
  })

  it('lists each multiplier with its number of segments', () => {
    for (const bet of bets)
      expect(wheelPays(bet).reduce((sum, { segments }) => sum + segments, 0)).toBe(bet.segments)
    expect(wheelPays({ segments: 50, risk: 'high' })).toEqual([
      { multiplier: 0, segments: 49 },
      { multiplier: 49_500_000, segments: 1 },
    ])
  })

  it('stops at the first segment for the smallest float and at the last one for the largest', () => {
    for (const bet of bets) {
      expect(wheelSegment(bet, 0)).toBe(0)
      expect(wheelSegment(bet, 1 - 2 ** -32)).toBe(bet.segments - 1)
    }
  })

  it('refuses segments and risks without a table', () => {
    expect(() => checkWheelBet({ segments: 15, risk: 'low' })).toThrow('studio.badSegments')
    expect(() => checkWheelBet({ segments: 10, risk: 'mad' })).toThrow('studio.badRisk')
  })
})
