// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { compare, fraction } from '../../fair/fraction.ts'
import { newField, replay } from '../../fair/step-game.ts'
import {
  MINES_TILES,
  checkMinesBet,
  mineTiles,
  minesChance,
  minesMultiplier,
  minesRtp,
  safeTiles,
} from './maths.ts'
import { minesGame, type MinesField } from './story.ts'

const stake = { amount: 10_000_000n, unit: 10_000n }
/** Floats of 0 keep the order, so the mines of these fields are tiles 0 to m - 1. */
const zeros = Array.from({ length: 24 }, () => 0)

function open(field: MinesField, ...tiles: number[]): MinesField {
  return replay(minesGame, { bet: field.bet, moves: [...field.moves, ...tiles], ended: false }, zeros)
}

describe('mines', () => {
  it.each([
    [1, 1, 1_031_250],
    [3, 1, 1_125_000],
    [3, 3, 1_478_571],
    [5, 5, 3_392_589],
    [24, 1, 24_750_000],
  ])('pays the reference multiplier of %i mines after %i picks', (mines, picks, multiplier) => {
    expect(minesMultiplier({ mines }, picks)).toBe(multiplier)
  })

  it('proves for every number of mines and picks that 99 % is returned, minus what rounding to six decimals removes', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let picks = 1; picks <= safeTiles({ mines }); picks += 1) {
        // The chance once more, tile by tile: safe tiles left over tiles left.
        let numerator = 1n
        let denominator = 1n
        for (let pick = 0; pick < picks; pick += 1) {
          numerator *= BigInt(MINES_TILES - mines - pick)
          denominator *= BigInt(MINES_TILES - pick)
        }
        const chance = fraction(numerator, denominator)
        const rtp = minesRtp({ mines }, picks)
        expect(compare(chance, minesChance({ mines }, picks))).toBe(0)
        expect(compare(rtp, fraction(99n, 100n))).toBeLessThanOrEqual(0)
        // Rounding to six decimals removes less than a millionth of the stake, weighted with the chance to be
        // paid.
        const floor = fraction(
          99n * 1_000_000n * chance.denominator - 100n * chance.numerator,
          100_000_000n * chance.denominator,
        )
        expect(compare(rtp, floor)).toBeGreaterThan(0)
      }
    }
  })

  it('agrees with a count of all boards of two mines', () => {
    let boards = 0
    let safe = 0
    for (let first = 0; first < MINES_TILES; first += 1) {
      for (let second = first + 1; second < MINES_TILES; second += 1) {
        boards += 1
        if (first >= 4) safe += 1
      }
    }
    expect(compare(minesChance({ mines: 2 }, 4), fraction(BigInt(safe), BigInt(boards)))).toBe(0)
  })

  it('places as many different mines as requested', () => {
    const floats = Array.from({ length: 24 }, (_, index) => ((index * 7919) % 1000) / 1000)
    for (let mines = 1; mines <= 24; mines += 1) {
      const tiles = mineTiles({ mines }, floats)
      expect(new Set(tiles).size).toBe(mines)
      expect(tiles.every((tile) => tile >= 0 && tile < MINES_TILES)).toBe(true)
    }
  })

  it('hides the board while the round is open', () => {
    const given = minesGame.story(open(newField({ mines: 3 }), 10, 11), stake, zeros)
    expect(given.events).toEqual([
      { type: 'safe', tile: 10, multiplier: 1_125_000 },
      { type: 'safe', tile: 11, multiplier: 1_285_714 },
    ])
    expect(given.payout).toBe(12_850_000n)
  })

  it('ends on a mine with no payout and reveals the board', () => {
    const field = open(newField({ mines: 3 }), 10, 1)
    const given = minesGame.story(field, stake, zeros)
    expect(field.state).toBe('lost')
    expect(given.events.slice(1)).toEqual([
      { type: 'mine', tile: 1 },
      { type: 'board', mines: [0, 1, 2] },
    ])
    expect(given.payout).toBe(0n)
  })

  it('cashes out automatically on the last safe tile', () => {
    const field = open(newField({ mines: 24 }), 24)
    expect(field.state).toBe('cashedOut')
    expect(minesGame.story(field, stake, zeros).payout).toBe(247_500_000n)
  })

  it('refuses tiles off the board, open tiles and impossible numbers of mines', () => {
    const field = open(newField({ mines: 3 }), 10)
    expect(() => minesGame.checkMove(field, 10, zeros)).toThrow('studio.tileAlreadyOpen')
    for (const tile of [-1, 25, 1.5])
      expect(() => minesGame.checkMove(field, tile, zeros)).toThrow('studio.badTile')
    for (const mines of [0, 25, 2.5, -1])
      expect(() => checkMinesBet({ mines })).toThrow('studio.badMineCount')
  })
})
