// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import { newField, replay } from '../../fair/step-game.ts'
import {
  checkTowerBet,
  safeTilesOf,
  TOWER_DIFFICULTIES,
  TOWER_FLOORS,
  towerChance,
  towerFloor,
  towerMultiplier,
  type TowerBet,
} from './maths.ts'
import { towerGame } from './story.ts'

const stake = { amount: 1_000_000n, unit: 10_000n }
const zeros = Array.from({ length: 27 }, () => 0)

describe('dragon tower', () => {
  it.each([
    ['easy', 1, 1_320_000],
    ['easy', 9, 13_185_112],
    ['medium', 1, 1_485_000],
    ['hard', 9, 506_880_000],
    ['expert', 1, 2_970_000],
    ['master', 1, 3_960_000],
    ['master', 9, 259_522_560_000],
  ] as const)('pays on %s after %i floors %i millionths', (difficulty, floors, multiplier) => {
    expect(towerMultiplier({ difficulty }, floors)).toBe(multiplier)
  })

  it('returns 99 % on every floor of every difficulty, less what rounding to six decimals removes', () => {
    for (const difficulty of TOWER_DIFFICULTIES)
      for (let climbed = 1; climbed <= TOWER_FLOORS; climbed += 1) {
        const { tiles, safe } = towerFloor({ difficulty })
        // The chance once more, floor by floor.
        let [numerator, denominator] = [1n, 1n]
        for (let floor = 0; floor < climbed; floor += 1) {
          numerator *= BigInt(safe)
          denominator *= BigInt(tiles)
        }
        expect(compare(towerChance({ difficulty }, climbed), fraction(numerator, denominator))).toBe(0)
        const paid = numerator * BigInt(towerMultiplier({ difficulty }, climbed))
        expect(paid * 100n <= 99n * denominator * 1_000_000n).toBe(true)
        expect((paid + numerator) * 100n > 99n * denominator * 1_000_000n).toBe(true)
      }
  })

  it('makes every tile of a floor safe equally often', () => {
    for (const difficulty of TOWER_DIFFICULTIES) {
      const { tiles, safe } = towerFloor({ difficulty })
      const counted = Array.from({ length: tiles }, () => 0)
      // Every outcome of the shuffle: position i takes one of tiles - i values.
      const draw = (floats: number[]): void => {
        if (floats.length < safe) {
          const left = tiles - floats.length
          for (let value = 0; value < left; value += 1) draw([...floats, (value + 0.5) / left])
          return
        }
        for (const tile of safeTilesOf({ difficulty }, 0, floats)) counted[tile] = counted[tile]! + 1
      }
      draw([])
      expect(new Set(counted).size).toBe(1)
    }
  })

  it('hides the tower while the round is open and reveals it at the end', () => {
    const bet = { difficulty: 'hard' } as const
    const open = replay(towerGame, { bet, moves: [0, 0], ended: false }, zeros)
    expect(JSON.stringify(towerGame.story(open, stake, zeros).events)).not.toContain('tower')
    const lost = replay(towerGame, { bet, moves: [0, 1], ended: true }, zeros)
    const story = towerGame.story(lost, stake, zeros)
    expect([lost.state, story.payout]).toEqual(['lost', 0n])
    expect(story.events.at(-1)).toEqual({ type: 'tower', safe: Array.from({ length: 9 }, () => [0]) })
  })

  it('cashes out by itself on the highest floor', () => {
    const top = replay(
      towerGame,
      { bet: { difficulty: 'easy' as const }, moves: Array.from({ length: 9 }, () => 0), ended: true },
      zeros,
    )
    expect([top.state, towerGame.story(top, stake, zeros).multiplier]).toEqual(['cashedOut', 13_185_112])
  })

  it('refuses tiles that a floor does not have and unknown difficulties', () => {
    const field = newField<TowerBet>({ difficulty: 'hard' })
    for (const tile of [-1, 2, 0.5])
      expect(() => towerGame.checkMove(field, tile, zeros)).toThrow('studio.badMove')
    expect(() => checkTowerBet({ difficulty: 'mad' })).toThrow('studio.badDifficulty')
  })
})
