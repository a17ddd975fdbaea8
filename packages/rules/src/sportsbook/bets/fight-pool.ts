// SPDX-License-Identifier: Apache-2.0
import type { LegFactor } from '../settlement/leg-status.ts'

/** The commission on the pool ("plasada"), in hundredths of a percent. */
export const commissionBasisPoints = 500
/** A fight is cancelled if a side would be paid no more than this, in thousandths of its stake. */
const lowestPayout = 1070n

/** The stakes on both sides of a cockfight. */
export interface FightPool {
  meronMinor: bigint
  walaMinor: bigint
}

export type PoolSide = 'meron' | 'wala'

const shareOfPool = BigInt(10_000 - commissionBasisPoints)

/** What each unit of stake on a side returns if it wins: 0.95 x pool / side (section 10). */
export function poolFactor({ meronMinor, walaMinor }: FightPool, side: PoolSide): LegFactor | undefined {
  const backed = side === 'meron' ? meronMinor : walaMinor
  if (backed <= 0n) return undefined
  return { numerator: shareOfPool * (meronMinor + walaMinor), denominator: 10_000n * backed }
}

/** Whether the pool is too uneven for the fight: a side has no stakes, or would be paid 1.07 or less. */
export function isCancelled(pool: FightPool): boolean {
  return (['meron', 'wala'] as const).some((side) => {
    const factor = poolFactor(pool, side)
    return !factor || factor.numerator * 1000n <= lowestPayout * factor.denominator
  })
}

/** What a stake in the pool returns: rounded down; a draw or a cancelled fight gives it back. */
export function poolReturn(
  stakeMinor: bigint,
  side: PoolSide,
  pool: FightPool,
  outcome: 'meron' | 'wala' | 'bdd' | 'ftd' | 'cancelled',
): bigint {
  if (outcome !== 'meron' && outcome !== 'wala') return stakeMinor
  const factor = poolFactor(pool, side)
  if (!factor || isCancelled(pool)) return stakeMinor
  return outcome === side ? (stakeMinor * factor.numerator) / factor.denominator : 0n
}
