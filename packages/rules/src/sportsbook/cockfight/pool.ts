// SPDX-License-Identifier: Apache-2.0
import { isAbove, type Ratio, ratioOf } from '../../lottery/ratio.ts'
import { type Amount, multiply } from '../../money.ts'

/** All stakes on the two sides of a fight. */
export interface FightPool {
  readonly meron: Amount
  readonly wala: Amount
}

/** The commission ("plasada") on the stakes of both sides: 5 %. */
export const plasadaPercent = 5
/** A fight is cancelled if a side would return this or less of its stakes. */
const leastPayout: Ratio = ratioOf(107, 100)
const percent = 100n

/** What a side returns for each unit staked on it, exactly; undefined if nothing is staked on it. */
export function payoutOf(
  pool: FightPool,
  side: keyof FightPool,
  plasada: number = plasadaPercent,
): Ratio | undefined {
  if (pool[side] <= 0n) return undefined
  return ratioOf((pool.meron + pool.wala) * (percent - BigInt(plasada)), pool[side] * percent)
}

/**
 * Whether the fight is cancelled and all stakes given back: a side would return 1.07 or less, or nobody has
 * staked on one.
 */
export function isPoolCancelled(pool: FightPool, plasada: number = plasadaPercent): boolean {
  const payouts = [payoutOf(pool, 'meron', plasada), payoutOf(pool, 'wala', plasada)]
  return payouts.some((payout) => payout === undefined || !isAbove(payout, leastPayout))
}

/** What a stake on the winning side returns, rounded down. Zero if nothing is staked on that side. */
export function poolReturn(
  stake: Amount,
  pool: FightPool,
  { winner, plasada = plasadaPercent }: { winner: keyof FightPool; plasada?: number },
): Amount {
  const payout = payoutOf(pool, winner, plasada) ?? ratioOf(0, 1)
  return multiply(stake, payout.numerator, payout.denominator)
}
