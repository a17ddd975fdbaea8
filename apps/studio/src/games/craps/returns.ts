// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { CRAPS_ODDS } from './maths.ts'

/** In how many of 36 rolls a total comes. */
const waysOf = (total: number): number => 6 - Math.abs(7 - total)

/** Pass wins 244 of 495; don't pass 949 of 1,980 and gets its stake back in 55 of them. */
const LINE = { pass: fraction(244n, 495n), 'dont-pass': fraction(949n, 1980n) } as const
const FIRST_ROLL: Readonly<Record<string, number>> = {
  field: 16,
  'any-seven': 6,
  'any-craps': 4,
  'roll-2': 1,
  'roll-3': 2,
  'roll-11': 2,
  'roll-12': 1,
}

/** The chance that the spot wins: before it loses, or by the first roll alone. */
export function crapsChance(spot: string): Fraction {
  if (spot === 'pass' || spot === 'dont-pass') return LINE[spot]
  const [kind, number] = spot.split('-')
  const ways = waysOf(Number(number))
  if (kind === 'place') return fraction(BigInt(ways), BigInt(ways + 6))
  if (kind === 'hard') return fraction(1n, BigInt(ways + 6))
  return fraction(BigInt(FIRST_ROLL[spot]!), 36n)
}

/** The exact return to player of a spot. */
export function crapsReturn(spot: string): Fraction {
  // 2 pays double and 12 triple; 3, 4, 9, 10 and 11 pay even money in 14 rolls.
  if (spot === 'field') return fraction(14n * 2n + 3n + 4n, 36n)
  const { numerator, denominator } = crapsChance(spot)
  const [profit, per] = CRAPS_ODDS[spot]!
  const won = fraction(numerator * BigInt(profit + per), denominator * BigInt(per))
  if (spot !== 'dont-pass') return won
  return fraction(won.numerator * 36n + won.denominator, won.denominator * 36n)
}
