// SPDX-License-Identifier: Apache-2.0
import { type Amount, subtract } from '../../money.ts'
import { moveTicks } from './ladder.ts'
import type { PriceThousandths } from './price.ts'

/** What a selection may cost the book. */
export interface LiabilityUse {
  readonly liability: Amount
  /** Above zero. */
  readonly limit: Amount
}

/** What the book pays if a selection wins, beyond all stakes of its market; below zero if it gains. */
export const liabilityOf = (returns: Amount, stakesOfMarket: Amount): Amount =>
  subtract(returns, stakesOfMarket)

const ticksAtLimit = 10n

/** One tick for each full tenth of the limit that is used (game-rules.md section 9); 10 mean locked. */
export function ticksOfUse({ liability, limit }: LiabilityUse): number {
  if (liability >= limit) return Number(ticksAtLimit)
  return liability <= 0n ? 0 : Number((liability * ticksAtLimit) / limit)
}

/**
 * A price after shading: one tick lower for each tenth of the limit that is used. Undefined once the limit is
 * used up: the selection is locked.
 */
export function shadePrice(
  priceThousandths: PriceThousandths,
  use: LiabilityUse,
): PriceThousandths | undefined {
  if (use.liability >= use.limit) return undefined
  const ticks = ticksOfUse(use)
  return ticks === 0 ? priceThousandths : moveTicks(priceThousandths, -ticks)
}
