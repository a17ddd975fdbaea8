// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { DRAGON_TIGER_ODDS, type DragonTigerPlace } from './maths.ts'

/** Of 415 other cards 31 have the rank of the first and 7 its suit as well. */
const [OTHERS, SAME_RANK, SAME_CARD] = [415n, 31n, 7n]

/** The chance that the place wins. */
export function dragonTigerChance(place: DragonTigerPlace): Fraction {
  if (place === 'tie') return fraction(SAME_RANK, OTHERS)
  if (place === 'suited-tie') return fraction(SAME_CARD, OTHERS)
  if (place === 'dragon' || place === 'tiger') return fraction(OTHERS - SAME_RANK, 2n * OTHERS)
  return fraction(6n, 13n)
}

/** The exact return to player of a place. A tie gives half of a bet on dragon or tiger back. */
export function dragonTigerReturn(place: DragonTigerPlace): Fraction {
  if (place === 'tie') return fraction(SAME_RANK * BigInt(DRAGON_TIGER_ODDS.tie + 1), OTHERS)
  if (place === 'suited-tie') return fraction(SAME_CARD * BigInt(DRAGON_TIGER_ODDS.suitedTie + 1), OTHERS)
  if (place === 'dragon' || place === 'tiger')
    return fraction(2n * (OTHERS - SAME_RANK) + SAME_RANK, 2n * OTHERS)
  return fraction(12n, 13n)
}
