// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import { bookOf, winnersOf } from './book.ts'
import { moveTicks } from './ladder.ts'
import type { PriceThousandths } from './price.ts'

/** What the source of a market says of it; prices in the order of its outcomes, 0: not on sale. */
export interface SourcedMarket {
  readonly status: 'open' | 'suspended' | 'closed' | 'settled'
  readonly prices: readonly PriceThousandths[]
}

/** What operators and the shading by liability have set for a market, in the order of its outcomes. */
export interface MarketControl {
  /** The price that an operator has set; 0: none. */
  readonly manual: readonly PriceThousandths[]
  /** How many ticks an operator has moved an automatic price up, or down below zero. */
  readonly offsets: readonly number[]
  /** How many ticks an automatic price is lowered because of its liability. */
  readonly shaded: readonly number[]
  /** An operator has stopped betting on it. */
  readonly stopped: boolean
}

/**
 * The price on sale. What the source does not offer is never on sale. A manual price stands as it is; an
 * automatic one moves along the ladder with its source.
 */
export function tradedPrice(
  source: PriceThousandths,
  { manual, offset, shaded }: { manual: PriceThousandths; offset: number; shaded: number },
): PriceThousandths {
  if (source === 0) return 0
  if (manual > 0) return manual
  const ticks = offset - shaded
  return ticks === 0 ? source : moveTicks(source, ticks)
}

const rounding = 1e-9

/**
 * Whether somebody who backs every outcome gains for sure, where the prices of the source leave no such gain. A
 * source that offers only some of the possible outcomes can be below 1 without harm.
 */
export function losesForSure(
  terms: MarketTerms,
  source: readonly PriceThousandths[],
  traded: readonly PriceThousandths[],
): boolean {
  const fair = Math.min(winnersOf(terms), bookOf(source))
  return bookOf(traded) < fair - rounding
}

/**
 * A market as it is on sale: the source's, with what operators and shading have set. It is suspended while an
 * operator has stopped it, and as long as its prices together would lose for sure, for example because an
 * automatic price has risen beside a manual one.
 */
export function tradeMarket(
  terms: MarketTerms,
  source: SourcedMarket,
  { manual, offsets, shaded, stopped }: MarketControl,
): SourcedMarket {
  const prices = source.prices.map((price, index) =>
    tradedPrice(price, {
      manual: manual[index] ?? 0,
      offset: offsets[index] ?? 0,
      shaded: shaded[index] ?? 0,
    }),
  )
  const takesNone = stopped || losesForSure(terms, source.prices, prices)
  return { status: source.status === 'open' && takesNone ? 'suspended' : source.status, prices }
}
