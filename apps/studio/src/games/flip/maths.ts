// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** There is nothing to choose before the first flip. */
export type FlipBet = Readonly<Record<never, never>>

/** The sides of the coin. */
export const FLIP_SIDES = { heads: 0, tails: 1 } as const
/** A chain ends by itself after so many right calls. */
export const FLIP_MOST = 20

/** The side that a flip shows: heads below one half. */
export function flipSide(float: number): number {
  return float < 0.5 ? FLIP_SIDES.heads : FLIP_SIDES.tails
}

/** One half for each right call; exact, as half of the floats show heads. */
export function flipChance(calls: number): Fraction {
  return fraction(1n, 2n ** BigInt(calls))
}

/** (1 - e) x 2 for each right call; 1x before the first. */
export function flipMultiplier(calls: number): Multiplier {
  return calls === 0 ? MULTIPLIER_ONE : multiplierFor(flipChance(calls))
}
