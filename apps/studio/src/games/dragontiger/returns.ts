// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { DRAGON_TIGER_ODDS, type DragonTigerSpot } from './maths.ts'

/** Of 415 other cards 31 have the rank of the first and 7 its suit as well. */
const [OTHERS, SAME_RANK, SAME_CARD] = [415n, 31n, 7n]

/** The chance that the spot wins. */
export function dragonTigerChance(spot: DragonTigerSpot): Fraction {
  if (spot === 'tie') return fraction(SAME_RANK, OTHERS)
  if (spot === 'suited-tie') return fraction(SAME_CARD, OTHERS)
  if (spot === 'dragon' || spot === 'tiger') return fraction(OTHERS - SAME_RANK, 2n * OTHERS)
  return fraction(6n, 13n)
}

/** The exact return to player of a spot. A tie gives half of a bet on dragon or tiger back. */
export function dragonTigerReturn(spot: DragonTigerSpot): Fraction {
  if (spot === 'tie') return fraction(SAME_RANK * BigInt(DRAGON_TIGER_ODDS.tie + 1), OTHERS)
  if (spot === 'suited-tie') return fraction(SAME_CARD * BigInt(DRAGON_TIGER_ODDS.suitedTie + 1), OTHERS)
  if (spot === 'dragon' || spot === 'tiger')
    return fraction(2n * (OTHERS - SAME_RANK) + SAME_RANK, 2n * OTHERS)
  return fraction(12n, 13n)
}
