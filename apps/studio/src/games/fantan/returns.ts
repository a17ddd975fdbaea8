// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { FANTAN_ODDS, fantanSpot } from './maths.ts'

/** In how many of four rests the spot wins, and in how many it is given back. */
const ways = {
  fan: { wins: 1n, back: 0n },
  nim: { wins: 1n, back: 1n },
  kwok: { wins: 2n, back: 0n },
  ssh: { wins: 3n, back: 0n },
} as const

/** The chance that the spot wins. */
export function fantanChance(spot: string): Fraction {
  return fraction(ways[fantanSpot(spot).kind].wins, 4n)
}

/** The exact return to player of a spot. */
export function fantanReturn(spot: string): Fraction {
  const { kind } = fantanSpot(spot)
  const [profit, per] = FANTAN_ODDS[kind]
  const { wins, back } = ways[kind]
  return fraction(wins * BigInt(profit + per) + back * BigInt(per), 4n * BigInt(per))
}
