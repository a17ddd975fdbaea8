// SPDX-License-Identifier: Apache-2.0
import { offerOf } from '../offers/price-market.ts'
import type { Offer } from '../offers/offer.ts'
import { chanceOf } from '../prices/source-chance.ts'
import type { FinishCounts } from './finish-chances.ts'

/** Fewer seasons than this say too little for a price. */
const leastCounted = 5

/** The market of who finishes among the first: `top_1` is who wins. */
export const outrightTerms = (top: number): { type: string; period: string } => ({
  type: top === 1 ? 'outright_winner' : 'outright_top',
  period: `top_${top}`,
})

/** An outright market with its prices. A competitor that was hardly ever among the first has none. */
export function outrightOffer(
  competitors: readonly string[],
  { rounds, byTop }: FinishCounts,
  { top, extraMargin }: { top: number; extraMargin: number },
): Offer {
  const wins = byTop.get(top)
  if (!wins || rounds === 0) throw new RangeError(`Nobody counted the first ${top}`)
  const chances = competitors.map((_, index) => wins[index]! / rounds)
  const offer = offerOf(outrightTerms(top), competitors, chances, {
    isLive: false,
    extraMargin,
    group: 'outright',
  })
  return {
    ...offer,
    outcomes: offer.outcomes.map((each, index) => ({
      ...each,
      price: wins[index]! < leastCounted ? 0 : each.price,
      chance: chanceOf({ probability: chances[index]!, push: 0 }),
    })),
  }
}
