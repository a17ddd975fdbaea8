// SPDX-License-Identifier: Apache-2.0
import { binomial, fraction, type Fraction } from '../../fair/fraction.ts'
import { XOCDIA_DISCS, XOCDIA_ODDS, XOCDIA_SPOTS } from './maths.ts'

/** The chance that the spot wins: of 16 falls of four discs C(4, k) show k red sides. */
export function xocdiaChance(spot: string): Fraction {
  const [kind, red] = spot.split('-')
  return kind === 'red' ? fraction(binomial(XOCDIA_DISCS, Number(red)), 16n) : fraction(1n, 2n)
}

/** The exact return to player of a spot. */
export function xocdiaReturn(spot: string): Fraction {
  const { numerator, denominator } = xocdiaChance(spot)
  const [profit, per] = XOCDIA_ODDS[XOCDIA_SPOTS.find((known) => known === spot)!]
  return fraction(numerator * BigInt(profit + per), denominator * BigInt(per))
}
