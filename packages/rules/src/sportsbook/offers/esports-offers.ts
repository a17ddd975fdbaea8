// SPDX-License-Identifier: Apache-2.0
import { esportsScores, type EsportsState } from '../esports/forecast.ts'
import type { MarketTerms } from '../model/market.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { priceMarket, type PricedEvent, rememberScores } from './price-market.ts'

/** All markets of an e-sports match that is not over, with their prices, in the order in which they are shown. */
export function offersOfEsports(chanceOfMap: number, state: EsportsState, options: OfferTerms): Offer[] {
  const event: PricedEvent = {
    sport: 'esports',
    facts: { bestOf: state.bestOf },
    source: rememberScores(([period = '']) => esportsScores(chanceOfMap, period, state)),
  }
  const maps = Array.from({ length: state.bestOf }, (_, index) => `map_${index + 1}`)
  const most = state.bestOf - (state.bestOf + 1) / 2
  const handicaps = Array.from({ length: most }, (_, index) => index * 4 + 6)
  const totals = Array.from({ length: most }, (_, index) => (state.bestOf - most + index) * 4 + 2)
  const terms: MarketTerms[] = [
    { type: 'money_line', period: 'maps' },
    ...handicaps.flatMap((line) => [-line, line]).map((line) => ({ type: 'handicap', period: 'maps', line })),
    ...totals.map((line) => ({ type: 'total', period: 'maps', line })),
    { type: 'correct_series_score', period: 'maps' },
    ...maps.map((period) => ({ type: 'money_line', period })),
  ]
  return terms.map((each) => priceMarket(event, each, options))
}
