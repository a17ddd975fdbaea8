// SPDX-License-Identifier: Apache-2.0
import { type Odds, oddsOf } from '../odds.ts'
import { chanceOf, type PlayType, win } from '../play-type.ts'

/**
 * The default prize level L (game-rules.md section 6.6): L/2 is the share of the stakes that is returned.
 */
const level = oddsOf(196n, 100n)

/**
 * For a pick that wins in `wins` of `draws`: its chance, and the odds L/2 : chance, which return the same
 * share for every play.
 */
export const atLevel = (wins: number, draws: number): Pick<PlayType, 'odds' | 'expected'> => ({
  odds: { [win]: levelOdds(wins, draws) },
  expected: chanceOf(wins, draws),
})

/** The odds of a pick that wins in `wins` of `draws` at the default prize level. */
export const levelOdds = (wins: number, draws: number): Odds =>
  oddsOf(level.numerator * BigInt(draws), level.denominator * 2n * BigInt(wins))
