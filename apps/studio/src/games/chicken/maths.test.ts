// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import { newField, replay } from '../../fair/step-game.ts'
import {
  CHICKEN_DIFFICULTIES,
  CHICKEN_LANES,
  checkChickenBet,
  chickenChance,
  chickenMultiplier,
  laneIsSafe,
} from './maths.ts'
import { chickenGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }
const moments = Array.from({ length: 25 }, (_, moment) => (moment + 0.5) / 25)

describe('chicken crossing', () => {
  it('has the chances that counting all moments of two lanes gives', () => {
    for (const difficulty of CHICKEN_DIFFICULTIES) {
      let [crossed, paid] = [0n, 0n]
      for (const first of moments)
        for (const second of moments) {
          const floats = [first, second]
          const one = chickenGame.play(newField({ difficulty }), 0, floats)
          const field = one.state === 'open' ? chickenGame.play(one, 0, floats) : one
          if (field.state === 'open') crossed += 1n
          paid += BigInt(chickenGame.story(field, stake, floats).multiplier)
        }
      expect(compare(chickenChance({ difficulty }, 2), fraction(crossed, 625n))).toBe(0)
      const rtp = fraction(paid, 625_000_000n)
      expect(compare(rtp, fraction(99n, 100n))).toBeLessThanOrEqual(0)
      expect(compare(rtp, fraction(989_999n, 1_000_000n))).toBeGreaterThan(0)
    }
  })

  it('pays 99 % divided by the chance after every lane, less what rounding to six decimals removes', () => {
    for (const difficulty of CHICKEN_DIFFICULTIES) {
      const safe = BigInt(moments.filter((moment) => laneIsSafe({ difficulty }, moment)).length)
      for (let lanes = 1; lanes <= CHICKEN_LANES; lanes += 1) {
        const [numerator, denominator] = [safe ** BigInt(lanes), 25n ** BigInt(lanes)]
        const paid = numerator * BigInt(chickenMultiplier({ difficulty }, lanes))
        expect(paid * 100n <= 99n * denominator * 1_000_000n).toBe(true)
        expect((paid + numerator) * 100n > 99n * denominator * 1_000_000n).toBe(true)
      }
    }
  })

  it('hides the cars while the round is open, names the first one at the end, and ends after the last lane', () => {
    const floats = [...Array.from({ length: 6 }, () => 0.9), 0, ...Array.from({ length: 13 }, () => 0.9)]
    const bet = { difficulty: 'easy' as const }
    const open = replay(chickenGame, { bet, moves: [0, 0], ended: false }, floats)
    expect(chickenGame.story(open, stake, floats).events.map(({ type }) => type)).toEqual(['cross', 'cross'])
    const left = replay(chickenGame, { bet, moves: [0, 0], ended: true }, floats)
    expect(chickenGame.story(left, stake, floats).events.at(-1)).toEqual({ type: 'road', car: 6 })
    const free = Array.from({ length: CHICKEN_LANES }, () => 0.9)
    const whole = replay(chickenGame, { bet, moves: free.map(() => 0), ended: true }, free)
    expect([whole.state, chickenGame.story(whole, stake, free).events.at(-1)]).toEqual([
      'cashedOut',
      { type: 'road', car: null },
    ])
  })

  it('refuses other moves than the next lane, and unknown difficulties', () => {
    for (const move of [-1, 1, 0.5])
      expect(() => chickenGame.checkMove(newField({ difficulty: 'easy' as const }), move, [])).toThrow(
        'studio.badMove',
      )
    expect(() => checkChickenBet({ difficulty: 'master' })).toThrow('studio.badDifficulty')
  })
})
