// SPDX-License-Identifier: Apache-2.0
import { offerOf } from '../offers/price-market.ts'
import type { Offer } from '../offers/offer.ts'
import { chanceOf } from '../prices/source-chance.ts'
import type { PlaceCounts } from './place-chances.ts'

/** Fewer seasons than this say too little for a price. */
const leastCounted = 5

/** The market of the first places of an outright: `places_1` is who wins. */
export const outrightTerms = (places: number): { type: string; period: string } => ({
  type: places === 1 ? 'outright_winner' : 'outright_top',
  period: `places_${places}`,
})

/** An outright market with its prices. A competitor that was hardly ever among the first has none. */
export function outrightOffer(
  competitors: readonly string[],
  { rounds, byPlaces }: PlaceCounts,
  { places, extraMargin }: { places: number; extraMargin: number },
): Offer {
  const wins = byPlaces.get(places)
  if (!wins || rounds === 0) throw new RangeError(`Nobody counted the first ${places}`)
  const chances = competitors.map((_, index) => wins[index]! / rounds)
  const offer = offerOf(outrightTerms(places), competitors, chances, {
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
