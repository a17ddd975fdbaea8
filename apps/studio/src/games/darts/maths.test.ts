// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import {
  checkDartsBet,
  DARTS_DIFFICULTIES,
  DARTS_PARTS,
  dartsRings,
  dartsRtp,
  radiusAround,
  ringAt,
} from './maths.ts'
import { buildDartsStory } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }

describe('darts', () => {
  it('returns exactly 99 % at every difficulty, by its areas and by a dart on every part of the board', () => {
    for (const difficulty of DARTS_DIFFICULTIES) {
      const bet = { difficulty }
      expect(dartsRtp(bet)).toEqual({ numerator: 99n, denominator: 100n })
      const hits = dartsRings(bet).map(() => 0)
      let paid = 0n
      for (let part = 0; part < DARTS_PARTS; part += 1) {
        const story = buildDartsStory(bet, stake, [(part + 0.5) / DARTS_PARTS, 0.5])
        hits[story.events[0]!.ring]! += 1
        paid += story.payout
      }
      expect(hits).toEqual(dartsRings(bet).map(({ parts }) => parts))
      expect(paid).toBe(9_900_000_000n)
    }
  })

  it('draws rings whose areas are their chances', () => {
    for (const difficulty of DARTS_DIFFICULTIES) {
      let parts = 0
      for (const ring of dartsRings({ difficulty })) {
        const inner = radiusAround(parts)
        parts += ring.parts
        expect(radiusAround(parts) ** 2 - inner ** 2).toBeCloseTo(ring.parts / DARTS_PARTS, 12)
        expect(ringAt({ difficulty }, parts - 1)).toBe(ringAt({ difficulty }, parts - ring.parts))
      }
      expect(parts).toBe(DARTS_PARTS)
    }
  })

  it('hits the middle with the smallest float and the rim with the largest', () => {
    const ring = (float: number) => buildDartsStory({ difficulty: 'hard' }, stake, [float, float]).events[0]
    expect(ring(0)).toEqual({ type: 'throw', ring: 0, part: 0, degrees: 0 })
    expect(ring(1 - 2 ** -32)).toEqual({ type: 'throw', ring: 4, part: 9_999, degrees: 359 })
  })

  it('refuses an unknown difficulty', () => {
    expect(() => checkDartsBet({ difficulty: 'master' })).toThrow('studio.badDifficulty')
  })
})
