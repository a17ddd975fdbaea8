// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { amountFromWire, subtract } from '../money.ts'
import {
  expectedWin,
  expectedWinOfOne,
  freeRoundGames,
  freeRoundsEnd,
  isStakeOffered,
  returnOfGame,
} from './free-rounds.ts'

const dayMs = 86_400_000

describe('free rounds', () => {
  it('win on the average what the stakes come to times the return of the game, up to whole hundredths', () => {
    expect(expectedWin({ game: 'inh_limbo', rounds: 10, stake: 1 })).toBe(9.91)
    expect(expectedWin({ game: 'inh_dice', rounds: 1, stake: 0.1 })).toBe(0.1)
    expect(expectedWin({ game: 'inh_plinko', rounds: 1_000, stake: 1_000 })).toBeCloseTo(
      1_000_000 * returnOfGame('inh_plinko'),
      1,
    )
  })

  it('are of games that give back less than is staked', () => {
    for (const game of freeRoundGames) {
      expect(returnOfGame(game)).toBeGreaterThan(0.95)
      // Keno's classic row of ten picks gives back a little more than 99 %.
      expect(returnOfGame(game)).toBeLessThan(0.9951)
    }
  })

  it('give back what is held for them one by one, and all of it with the last', () => {
    let held = amountFromWire(10)
    for (const left of [3, 2, 1]) held = subtract(held, expectedWinOfOne(held, left))
    expect(held).toBe(0n)
  })

  it('end after their days, or with the promotion', () => {
    expect(freeRoundsEnd({ days: 7 }, 5, null)).toBe(5 + 7 * dayMs)
    expect(freeRoundsEnd({ days: 7 }, 5, 2 * dayMs)).toBe(2 * dayMs)
  })

  it.each([
    [0.1, 'USD', true],
    [1_000, 'USD', true],
    [0.09, 'USD', false],
    [1_000.01, 'USD', false],
    [0, 'USD', false],
    [-1, 'USD', false],
    [0.105, 'USD', false],
    [15, 'JPY', true],
    [15.5, 'JPY', false],
    [1, 'XYZ', false],
  ])('take a stake of %d %s: %s', (stake, currency, offered) => {
    expect(isStakeOffered(stake, currency, 'inh_dice')).toBe(offered)
  })

  it.each([
    [20, 'inh_lantern_tide', true],
    [21, 'inh_lantern_tide', false],
    [653, 'inh_copper_orchard', true],
    [654, 'inh_copper_orchard', false],
  ] as const)(
    'take a stake of %d USD of a slot only if its best round may be paid: %s, %s',
    (stake, game, offered) => {
      expect(isStakeOffered(stake, 'USD', game)).toBe(offered)
    },
  )
})
