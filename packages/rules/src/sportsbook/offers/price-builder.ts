// SPDX-License-Identifier: Apache-2.0
import { type BuilderRefusal, builderChance, refusalOfSelections } from '../bets/builder.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { PriceThousandths } from '../model/market.ts'
import { offeredPrice } from '../prices/offered-price.ts'
import { overroundOf } from '../prices/overrounds.ts'
import { chanceOf, type SourceChance } from '../prices/source-chance.ts'
import type { Selection } from '../settlement/settle-market.ts'
import type { OfferTerms } from './offer.ts'
import { marginGroupOf, type PricedEvent } from './price-market.ts'

/** The price of selections of one event together, or why they have none. */
export type BuilderPrice = { price: PriceThousandths; chance: SourceChance } | { refusal: BuilderRefusal }

/**
 * Prices selections of one event that all have to hold, from the joint scores of the event: what one of them says about
 * another is in the price. The margin is the highest of their markets.
 */
export function priceBuilder(
  event: PricedEvent,
  selections: readonly Selection[],
  options: OfferTerms,
): BuilderPrice {
  const refusal = refusalOfSelections(selections)
  if (refusal) return { refusal }
  const states = event.source(periodsOf(selections))
  if (!states) return { refusal: 'builder_no_states' }
  const chance = builderChance(selections, states)
  if ('refusal' in chance) return chance
  const { fairDecimal } = chance
  const price = offeredPrice(fairDecimal / highestOverround(event, selections, options), fairDecimal)
  return price === undefined ? { refusal: 'builder_no_price' } : { price, chance: chanceOf(chance) }
}

/** The parts whose scores the selections need, each once and in one order. */
function periodsOf(selections: readonly Selection[]): string[] {
  const periods = selections.flatMap(({ terms }) => {
    const type = marketTypeOf(terms.type)
    return type.decidedBy === 'scores' ? type.reads(terms) : []
  })
  return [...new Set(periods)].toSorted()
}

const highestOverround = (
  { sport, facts }: PricedEvent,
  selections: readonly Selection[],
  { isLive, extraMargin }: OfferTerms,
): number =>
  Math.max(
    1,
    ...selections.map(({ terms }) => {
      const outcomes = marketTypeOf(terms.type).outcomes(terms, facts).length
      return overroundOf(marginGroupOf(sport, terms.type, outcomes), { isLive }) + extraMargin
    }),
  )
