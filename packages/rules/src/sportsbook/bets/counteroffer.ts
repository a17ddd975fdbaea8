// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'
import { ladder, tickAtOrBelow } from '../prices/ladder.ts'
import { acceptsPrice, type PricePolicy } from './price-policy.ts'

/** A price that was offered instead of the one that was asked for, and what the book asked when it was offered. */
export interface OfferedPrice {
  offered: PriceThousandths
  bookThen: PriceThousandths
}

/**
 * What an offered price has become since. Where the book's own price fell, it fell as much, so that waiting for that is worth
 * nothing. A price below the book's is what the book pays at most; one that was the book's follows it.
 */
export function offeredPriceNow(
  { offered, bookThen }: OfferedPrice,
  now: PriceThousandths,
): PriceThousandths {
  if (now >= bookThen) return offered < bookThen ? offered : now
  const fallen = tickAtOrBelow((offered * now) / (bookThen * 1000)) ?? ladder[0]!
  return Math.min(fallen, offered, now)
}

/**
 * Whether an offer is taken at what its price has become. A lower one is always asked for anew: whoever takes any change would
 * otherwise choose between the offer and the price of now.
 */
export const acceptsOffer = (
  policy: PricePolicy,
  { offered }: OfferedPrice,
  current: PriceThousandths,
): boolean => acceptsPrice(policy === 'any' ? 'better' : policy, offered, current)
