// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { PRAWN_CRAB_ODDS } from './maths.ts'

/** The chance that the place wins: a symbol in 91 of 216 throws, two given ones in 30, three of a kind in 6. */
export function prawnCrabChance(place: string): Fraction {
  return fraction(place === 'triple' ? 6n : place.includes('-') ? 30n : 91n, 216n)
}

/** The exact return to player of a place. A symbol shows on one die in 75 throws, on two in 15, on three in 1. */
export function prawnCrabReturn(place: string): Fraction {
  if (place === 'triple') return fraction(6n * BigInt(PRAWN_CRAB_ODDS.triple + 1), 216n)
  if (place.includes('-')) return fraction(30n * BigInt(PRAWN_CRAB_ODDS.pair + 1), 216n)
  return fraction(75n * 2n + 15n * 3n + 4n, 216n)
}
