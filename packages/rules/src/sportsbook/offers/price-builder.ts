// SPDX-License-Identifier: Apache-2.0
import { type BuilderRefusal, builderChance, refusalOfSelections } from '../bets/builder.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { PriceThousandths } from '../model/market.ts'
import { offeredPrice } from '../prices/offered-price.ts'
import { overroundOf } from '../prices/overrounds.ts'
import { chanceOf, type SourceChance } from '../prices/source-chance.ts'
import type { Selection } from '../settlement/settle-market.ts'
import type { OfferTerms } from './offer.ts'
import { marginOf, type PricedEvent, priceMarket } from './price-market.ts'

/** The price of selections of one event together, or why they have none. */
export type BuilderPrice = { price: PriceThousandths; chance: SourceChance } | { refusal: BuilderRefusal }

/**
 * Prices selections of one event that all have to hold, from the joint scores of the event: what one of them says about
 * another is in the price. The margin is the highest of their markets, but never so high that all together cost less than
 * the dearest alone: whoever wins with all of them wins with that one, too, so this gives nothing away.
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
  const joint = offeredPrice(fairDecimal / highestOverround(event, selections, options), fairDecimal)
  const price = Math.max(joint ?? 0, ...selections.map((selection) => priceAlone(event, selection, options)))
  return price === 0 ? { refusal: 'builder_no_price' } : { price, chance: chanceOf(chance) }
}

/** What a selection costs by itself; 0 if it is not on sale. */
export const priceAlone = (event: PricedEvent, { terms, outcome }: Selection, options: OfferTerms): number =>
  priceMarket(event, terms, options).outcomes.find((each) => each.outcome === outcome)?.price ?? 0

/** The parts whose scores the selections need, each once and in one order. */
function periodsOf(selections: readonly Selection[]): string[] {
  const periods = selections.flatMap(({ terms }) => {
    const type = marketTypeOf(terms.type)
    return type.decidedBy === 'scores' ? type.reads(terms) : []
  })
  return [...new Set(periods)].toSorted()
}

const highestOverround = (
  event: PricedEvent,
  selections: readonly Selection[],
  { isLive, extraMargin }: OfferTerms,
): number =>
  Math.max(
    1,
    ...selections.map(({ terms }) => {
      const outcomes = marketTypeOf(terms.type).outcomes(terms, event.facts).length
      const { group, isPart } = marginOf(event, terms, outcomes)
      return overroundOf(group, { isLive, isPart }) + extraMargin
    }),
  )
