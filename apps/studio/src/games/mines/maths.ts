// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { BASIS_POINTS, EDGE_BASIS_POINTS, MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal, wholeNumber } from '../../fair/refusal.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'

/** How many of the 25 tiles hide a mine. */
export interface MinesBet {
  readonly mines: number
}

export const MINES_TILES = 25
export const MINES_COUNT = { minimum: 1, maximum: 24 } as const

/** Throws a BetRefusal when the number of mines is not allowed. */
export function checkMinesBet(bet: MinesBet): void {
  wholeNumber(bet.mines, MINES_COUNT.minimum, MINES_COUNT.maximum, 'studio.badMineCount')
}

/** Throws a BetRefusal when a tile (0 to 24, by rows from the top left) cannot be opened now. */
export function checkTile(tile: number, opened: readonly number[]): void {
  wholeNumber(tile, 0, MINES_TILES - 1, 'studio.badTile')
  if (opened.includes(tile)) throw new BetRefusal('studio.tileAlreadyOpen', { tile })
}

/** The tiles with mines: the first positions of a shuffle of all 25, in the order drawn. */
export function mineTiles(bet: MinesBet, floats: readonly number[]): number[] {
  return shuffleFirst(MINES_TILES, bet.mines, floats)
}

/** The number of tiles without a mine: at most this many can be opened. */
export function safeTiles(bet: MinesBet): number {
  return MINES_TILES - bet.mines
}

/** The chance that `picks` chosen tiles are all safe: C(25 - m, k) / C(25, k). */
export function minesChance(bet: MinesBet, picks: number): Fraction {
  return fraction(binomial(safeTiles(bet), picks), binomial(MINES_TILES, picks))
}

/** (1 - e) / chance after `picks` safe tiles, cut after six decimals; 1x before the first. */
export function minesMultiplier(bet: MinesBet, picks: number): Multiplier {
  if (picks === 0) return MULTIPLIER_ONE
  wholeNumber(picks, 1, safeTiles(bet), 'studio.badTile')
  const chance = minesChance(bet, picks)
  const stored = BigInt(BASIS_POINTS - EDGE_BASIS_POINTS) * BigInt(MULTIPLIER_ONE)
  return Number((stored * chance.denominator) / (BigInt(BASIS_POINTS) * chance.numerator))
}

/**
 * The return to player of opening `picks` tiles and then cashing out, exact for positions that are
 * equally likely. Positions come from 32-bit floats, which moves a chance by less than 24 x 25 / 2^32
 * of itself: under one part in seven million.
 */
export function minesRtp(bet: MinesBet, picks: number): Fraction {
  const chance = minesChance(bet, picks)
  return fraction(
    chance.numerator * BigInt(minesMultiplier(bet, picks)),
    chance.denominator * BigInt(MULTIPLIER_ONE),
  )
}
