// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import { newField, replay } from '../../fair/step-game.ts'
import {
  checkPumpBet,
  PUMP_DIFFICULTIES,
  PUMP_POSITIONS,
  pumpChance,
  pumpHolds,
  pumpMost,
  pumpMultiplier,
  pumpPins,
} from './maths.ts'
import { pumpGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 1n }

describe('pump', () => {
  it('holds as many pumps as counting all shuffles of three pins says', () => {
    const bet = { difficulty: 'medium' as const }
    const held = Array.from({ length: PUMP_POSITIONS }, () => 0n)
    for (let first = 0; first < 25; first += 1)
      for (let second = 0; second < 24; second += 1)
        for (let third = 0; third < 23; third += 1) {
          const floats = [(first + 0.5) / 25, (second + 0.5) / 24, (third + 0.5) / 23]
          held[pumpHolds(bet, floats)]! += 1n
        }
    for (let pumps = 0; pumps <= pumpMost(bet); pumps += 1) {
      const ways = held.slice(pumps).reduce((sum, each) => sum + each, 0n)
      expect(compare(pumpChance(bet, pumps), fraction(ways, 25n * 24n * 23n))).toBe(0)
    }
  })

  it('pays 99 % divided by the chance after every pump, less what rounding to six decimals removes', () => {
    for (const difficulty of PUMP_DIFFICULTIES) {
      const bet = { difficulty }
      // A second way to the chance: pump after pump, the pins among the positions that are left.
      let [numerator, denominator] = [1n, 1n]
      for (let pumps = 1; pumps <= pumpMost(bet); pumps += 1) {
        const left = PUMP_POSITIONS - pumps + 1
        numerator *= BigInt(left - pumpPins(bet))
        denominator *= BigInt(left)
        const paid = numerator * BigInt(pumpMultiplier(bet, pumps))
        expect(paid * 100n <= 99n * denominator * 1_000_000n).toBe(true)
        expect((paid + numerator) * 100n > 99n * denominator * 1_000_000n).toBe(true)
      }
    }
  })

  it('hides the pin while the round is open, names it at the end, and ends when no more pump can hold', () => {
    const bet = { difficulty: 'easy' as const }
    const last = [0.99]
    const open = replay(pumpGame, { bet, moves: [0, 0], ended: false }, last)
    expect(pumpGame.story(open, stake, last).events.map(({ type }) => type)).toEqual(['pump', 'pump'])
    const left = replay(pumpGame, { bet, moves: [0, 0], ended: true }, last)
    expect(pumpGame.story(left, stake, last).events.at(-1)).toEqual({ type: 'limit', pumps: 24 })
    const moves = Array.from({ length: pumpMost(bet) }, () => 0)
    const whole = replay(pumpGame, { bet, moves, ended: true }, last)
    expect([whole.state, pumpGame.story(whole, stake, last).multiplier]).toEqual(['cashedOut', 24_750_000])
    const popped = replay(pumpGame, { bet, moves: [0], ended: true }, [0])
    expect([popped.state, pumpGame.story(popped, stake, [0]).events]).toEqual([
      'lost',
      [
        { type: 'pump', held: false, multiplier: 0 },
        { type: 'limit', pumps: 0 },
      ],
    ])
  })

  it('refuses other moves than a pump, and unknown difficulties', () => {
    for (const move of [-1, 1, 0.5])
      expect(() => pumpGame.checkMove(newField({ difficulty: 'easy' as const }), move, [])).toThrow(
        'studio.badMove',
      )
    expect(() => checkPumpBet({ difficulty: 'master' })).toThrow('studio.badDifficulty')
  })
})
