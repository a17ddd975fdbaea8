// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { PRAWN_CRAB_ODDS } from './maths.ts'

/** The chance that the spot wins: a symbol in 91 of 216 throws, two given ones in 30, three of a kind in 6. */
export function prawnCrabChance(spot: string): Fraction {
  return fraction(spot === 'triple' ? 6n : spot.includes('-') ? 30n : 91n, 216n)
}

/** The exact return to player of a spot. A symbol shows on one die in 75 throws, on two in 15, on three in 1. */
export function prawnCrabReturn(spot: string): Fraction {
  if (spot === 'triple') return fraction(6n * BigInt(PRAWN_CRAB_ODDS.triple + 1), 216n)
  if (spot.includes('-')) return fraction(30n * BigInt(PRAWN_CRAB_ODDS.pair + 1), 216n)
  return fraction(75n * 2n + 15n * 3n + 4n, 216n)
}
