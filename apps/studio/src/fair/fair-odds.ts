// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from './fraction.ts'
import { BASIS_POINTS, EDGE_BASIS_POINTS, MULTIPLIER_ONE, type Multiplier } from './multiplier.ts'

/** (1 - e) / chance, cut after six decimals: the multiplier of a win that has this chance. */
export function multiplierFor(chance: Fraction): Multiplier {
  const stored = BigInt(BASIS_POINTS - EDGE_BASIS_POINTS) * BigInt(MULTIPLIER_ONE)
  return Number((stored * chance.denominator) / (BigInt(BASIS_POINTS) * chance.numerator))
}

/** The return to player of a win with this chance: 1 - e, less what cutting to six decimals removes. */
export function rtpFor(chance: Fraction): Fraction {
  return fraction(
    chance.numerator * BigInt(multiplierFor(chance)),
    chance.denominator * BigInt(MULTIPLIER_ONE),
  )
}
