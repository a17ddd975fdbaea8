// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { SICBO_ODDS, sicboSpot, totalOdds } from './maths.ts'

const ALL = 216n
/** In how many of 216 throws three dice have a total from 3 to 10; 21 less it has as many. */
const TOTAL_WAYS: Readonly<Record<number, bigint>> = {
  4: 3n,
  5: 6n,
  6: 10n,
  7: 15n,
  8: 21n,
  9: 25n,
  10: 27n,
}

/** In how many of 216 throws the spot wins. */
function waysOf(id: string): bigint {
  const { kind, numbers } = sicboSpot(id)
  if (kind === 'total') return TOTAL_WAYS[numbers[0]! <= 10 ? numbers[0]! : 21 - numbers[0]!]!
  if (kind === 'double') return 16n
  if (kind === 'triple') return 1n
  if (kind === 'any-triple') return 6n
  if (kind === 'pair') return 30n
  return kind === 'single' ? 91n : 105n
}

/** What the spot pays to one; a single face pays this for each die. */
export function sicboOdds(id: string): number {
  const { kind, numbers } = sicboSpot(id)
  if (kind === 'total') return totalOdds(numbers[0]!)
  if (kind === 'single') return 1
  return kind in SICBO_ODDS ? SICBO_ODDS[kind as keyof typeof SICBO_ODDS] : SICBO_ODDS.half
}

/** The chance that the spot wins. */
export function sicboChance(id: string): Fraction {
  return fraction(waysOf(id), ALL)
}

/** The exact return to player of a spot. One face shows on one die in 75 throws, on two in 15, on three in 1. */
export function sicboReturn(id: string): Fraction {
  if (sicboSpot(id).kind === 'single') return fraction(75n * 2n + 15n * 3n + 4n, ALL)
  return fraction(waysOf(id) * BigInt(sicboOdds(id) + 1), ALL)
}
