// SPDX-License-Identifier: Apache-2.0
import { type BuilderRefusal, refusalOfSelections } from '@tessera/rules/sportsbook/bets/builder'
import type { MarketTerms } from '@tessera/rules/sportsbook/model/market'
import type { OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import { priceAlone, priceBuilder } from '@tessera/rules/sportsbook/offers/price-builder'
import type { PricedEvent } from '@tessera/rules/sportsbook/offers/price-market'
import type { SourceChance } from '@tessera/rules/sportsbook/prices/source-chance'
import { tickAtOrBelow } from '@tessera/rules/sportsbook/prices/ladder'
import type { BookEvent } from '../events/event.ts'
import type { BookMarket } from '../markets/market-store.ts'
import { type Margins, offerTermsBy } from '../replay/offer-terms.ts'
import { type EventModel, jointOf } from './event-models.ts'

/** Why selections cannot be joined: as the rules say, or because the book cannot price them together. */
export type JoinRefusal = BuilderRefusal | 'builder_several_events' | 'builder_not_offered'

/** An outcome of a market as it stands. */
export interface PricedSelection {
  market: BookMarket
  outcome: string
  /** What a bet on it is about. */
  terms: MarketTerms
  /** 0: takes no bets. */
  priceNow: number
}

/**
 * The price of selections of one event together, by the scores that its model gives now. Where markets are priced below
 * their model, by hand or because much was bet on them, the joint price is lowered as much as the most lowered of them; but
 * not below the dearest of them, as it is on sale by itself.
 */
export function priceSelections(
  event: BookEvent,
  selections: readonly PricedSelection[],
  { model, margins }: { model: EventModel | undefined; margins: Margins },
): { price: number; chance: SourceChance } | { refusal: JoinRefusal } {
  if (selections.some(({ market }) => market.eventId !== event.id))
    return { refusal: 'builder_several_events' }
  const refusal = refusalOfSelections(selections)
  if (refusal) return { refusal }
  const joint = model && jointOf(event, model)
  if (!model || !joint) return { refusal: 'builder_not_offered' }
  const options = offerTermsBy(margins, model.competition, event.status === 'live')
  const priced = priceBuilder(joint, selections, options)
  if ('refusal' in priced) return priced
  const lowered = Math.min(1, ...selections.map((selection) => shareOfModel(joint, selection, options)))
  const joined = lowered < 1 ? tickAtOrBelow((priced.price / 1000) * lowered) : priced.price
  const price = Math.max(joined ?? 0, ...selections.map(({ priceNow }) => priceNow))
  return price === 0 ? { refusal: 'builder_no_price' } : { price, chance: priced.chance }
}

/** What share of the price of its model a market asks; 1 for one that takes no bets. */
function shareOfModel(
  joint: PricedEvent,
  { market, outcome, priceNow }: PricedSelection,
  options: OfferTerms,
): number {
  if (priceNow === 0) return 1
  const terms = {
    type: market.type,
    period: market.period,
    ...(market.line !== undefined && { line: market.line }),
  }
  const own = priceAlone(joint, { terms, outcome }, options)
  return own > 0 ? priceNow / own : 1
}
