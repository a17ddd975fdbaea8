// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'

/** There is nothing to choose before the first throw. */
export type RpsBet = Readonly<Record<never, never>>

/** The signs; each wins against the one before it, and rock against scissors. */
export const RPS_SIGNS = { rock: 0, paper: 1, scissors: 2 } as const
export const RPS_COUNT = 3
/** A chain ends by itself after so many wins; no more than so many draws are thrown again. */
export const RPS_MOST = { wins: 20, draws: 40 } as const

export type RpsResult = 'won' | 'drawn' | 'lost'
const results: readonly RpsResult[] = ['drawn', 'won', 'lost']

/** The studio's sign: floor(float x 3). */
export function rpsSign(float: number): number {
  return Math.floor(float * RPS_COUNT)
}

/** What the player's sign does against the studio's. */
export function rpsResult(own: number, other: number): RpsResult {
  return results[(own - other + RPS_COUNT) % RPS_COUNT]!
}

/**
 * One half for each win: a draw is thrown again, and of the other two signs one wins. A sign comes from one
 * 32-bit float, which moves its chance by less than 3 / 2^32 of itself.
 */
export function rpsChance(wins: number): Fraction {
  return fraction(1n, 2n ** BigInt(wins))
}

/** (1 - e) x 2 for each win; 1x before the first. */
export function rpsMultiplier(wins: number): Multiplier {
  return wins === 0 ? MULTIPLIER_ONE : multiplierFor(rpsChance(wins))
}
