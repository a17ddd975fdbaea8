// SPDX-License-Identifier: Apache-2.0
import type { CurrencyOfStakes } from '../card-rooms/card-stakes.ts'
import type { HallLevel } from './halls.ts'

/** What a currency allows; amounts in millionths. */
export interface CurrencyOfHalls extends CurrencyOfStakes {
  /** The most that one round may pay. */
  readonly maximumWin: bigint
}

/** How many of a currency's smallest stakes the smallest bullet of a level costs. */
const times: Readonly<Record<HallLevel, bigint>> = { 1: 1n, 2: 5n, 3: 20n }
const steps = [1n, 2n, 5n, 10n] as const

/** The best that one bullet can return, as a multiple of its stake. */
export const BEST_OF_BULLET = 500
/** So many bullets a load has at most: what two seconds of fire need. */
export const MOST_BULLETS = 20
/** With fewer in a load a stake is not offered: a laser costs so many. */
const LEAST_BULLETS = 10

/**
 * How many bullets of this stake one load may have: no load stakes more than one round may, or returns more than one round may
 * pay. In millionths.
 */
export function bulletsOfLoad(stake: bigint, { maximumStake, maximumWin }: CurrencyOfHalls): number {
  const byStake = maximumStake / stake
  const byWin = maximumWin / (stake * BigInt(BEST_OF_BULLET))
  const least = byStake < byWin ? byStake : byWin
  return least < MOST_BULLETS ? Number(least) : MOST_BULLETS
}

/** What a bullet can cost in a hall, in millionths, from the smallest to the largest. */
export function hallStakesOf(level: HallLevel, currency: CurrencyOfHalls): bigint[] {
  return steps
    .map((step) => currency.minimumStake * times[level] * step)
    .filter((stake) => bulletsOfLoad(stake, currency) >= LEAST_BULLETS)
}
