// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction, toPercent } from '../../fair/fraction.ts'
import {
  DIAMONDS_PATTERNS,
  diamondsChance,
  diamondsMultiplier,
  diamondsPattern,
  diamondsRtp,
} from './maths.ts'
import { buildDiamondsStory } from './story.ts'

const DRAWS = 7 ** 5

describe('diamonds', () => {
  it('has the return and the chances that counting all 16,807 draws gives', () => {
    const counted = new Map(DIAMONDS_PATTERNS.map((pattern) => [pattern, 0n]))
    let paid = 0n
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const floats = [0, 1, 2, 3, 4].map((gem) => ((Math.floor(draw / 7 ** gem) % 7) + 0.5) / 7)
      const story = buildDiamondsStory({}, { amount: 1_000_000n, unit: 1n }, floats)
      const last = story.events.at(-1)
      if (last?.type !== 'pattern') throw new Error('a story without its pattern')
      counted.set(last.pattern, counted.get(last.pattern)! + 1n)
      paid += story.payout
    }
    for (const [pattern, count] of counted)
      expect(compare(diamondsChance(pattern), fraction(count, BigInt(DRAWS)))).toBe(0)
    expect(compare(diamondsRtp(), fraction(paid, BigInt(DRAWS) * 1_000_000n))).toBe(0)
    expect(toPercent(diamondsRtp(), 3)).toBe('98.959')
  })

  it('knows a pattern whatever the positions of its gems', () => {
    expect(diamondsPattern([3, 1, 3, 1, 3])).toBe('full')
    expect(diamondsPattern([0, 6, 5, 6, 0])).toBe('twoPairs')
    expect(diamondsMultiplier('five')).toBe(66_000_000)
  })
})
