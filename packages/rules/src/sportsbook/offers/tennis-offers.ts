// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms } from '../model/market.ts'
import type { ServeChances } from '../tennis/game.ts'
import { forecastTennis, type TennisState } from '../tennis/match.ts'
import { tennisScores } from '../tennis/period-scores.ts'
import { aroundEvenLine } from './lines.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { priceMarket, type PricedEvent, rememberScores } from './price-market.ts'

/** All markets of a tennis match that is not over, with their prices, in the order in which they are shown. */
export function offersOfTennis(chances: ServeChances, state: TennisState, options: OfferTerms): Offer[] {
  const forecast = forecastTennis(chances, state)
  const event: PricedEvent = {
    sport: 'tennis',
    facts: { bestOf: state.bestOf },
    source: rememberScores(([period = '']) => tennisScores(forecast, period)),
  }
  const halves = { step: 4, offset: 2 }
  const sets = Array.from({ length: state.bestOf }, (_, index) => `set_${index + 1}`)
  const terms: MarketTerms[] = [
    { type: 'money_line', period: 'sets' },
    { type: 'handicap', period: 'sets', line: -6 },
    { type: 'handicap', period: 'sets', line: 6 },
    { type: 'total', period: 'sets', line: 10 },
    { type: 'correct_series_score', period: 'sets' },
    ...aroundEvenLine(
      event,
      { type: 'handicap', period: 'games' },
      { lowest: -60, highest: 60, beside: 1, ...halves },
      options.isLive,
    ),
    ...aroundEvenLine(
      event,
      { type: 'total', period: 'games' },
      { lowest: 50, highest: 260, beside: 1, ...halves },
      options.isLive,
    ),
    ...sets.flatMap((period) => [
      { type: 'money_line', period },
      ...aroundEvenLine(
        event,
        { type: 'total', period },
        { lowest: 24, highest: 52, beside: 0, ...halves },
        options.isLive,
      ),
    ]),
  ]
  return terms.map((each) => priceMarket(event, each, options))
}
