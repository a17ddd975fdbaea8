// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { XOCDIA_DISCS, XOCDIA_ODDS, XOCDIA_PLACES } from './maths.ts'

/** The chance that the place wins: of 16 falls of four discs C(4, k) show k red sides. */
export function xocdiaChance(place: string): Fraction {
  const [kind, red] = place.split('-')
  return kind === 'red' ? fraction(binomial(XOCDIA_DISCS, Number(red)), 16n) : fraction(1n, 2n)
}

/** The exact return to player of a place. */
export function xocdiaReturn(place: string): Fraction {
  const { numerator, denominator } = xocdiaChance(place)
  const [profit, per] = XOCDIA_ODDS[XOCDIA_PLACES.find((known) => known === place)!]
  return fraction(numerator * BigInt(profit + per), denominator * BigInt(per))
}
