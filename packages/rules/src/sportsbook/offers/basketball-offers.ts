// SPDX-License-Identifier: Apache-2.0
import type { BasketballMeans } from '../basketball/forecast.ts'
import { basketballScores, type GameSoFar, secondsLeftOf } from '../basketball/period-scores.ts'
import type { MarketTerms } from '../model/market.ts'
import type { Period } from '../model/period.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { averageOf, priceMarket, type PricedEvent, rememberScores } from './price-market.ts'

/** How many lines are offered on each side of the even one. */
const [besideOfGame, besideOfPart] = [2, 1]
/** In the last seconds of a part single baskets decide, of which a normal margin knows nothing. */
const secondsWithoutBets = 180
const parts = ['first_half', 'second_half', 'quarter_1', 'quarter_2', 'quarter_3', 'quarter_4']

/** All markets of a basketball game with their prices, in the order in which they are shown. */
export function offersOfBasketball(
  means: BasketballMeans,
  so: GameSoFar | undefined,
  options: OfferTerms,
): Offer[] {
  const event = pricedBasketball(means, so)
  const terms = [
    { type: 'money_line', period: 'game' },
    ...linesOf(event, 'game', besideOfGame),
    ...parts.flatMap((period) => [{ type: 'result_1x2', period }, ...linesOf(event, period, besideOfPart)]),
  ]
  return terms.map((each) => {
    const offer = priceMarket(event, each, options)
    const isLate = so !== undefined && secondsLeftOf(each.period, so.playedSeconds) <= secondsWithoutBets
    return isLate && offer.status === 'open' ? { ...offer, status: 'suspended' } : offer
  })
}

/** What the markets of a game are priced from; only those of one part can be joined. */
export const pricedBasketball = (means: BasketballMeans, so: GameSoFar | undefined): PricedEvent => ({
  sport: 'basketball',
  facts: {},
  source: rememberScores((periods) =>
    periods.length === 1 ? basketballScores(means, periods[0]!, so) : undefined,
  ),
})

/** Handicaps and totals at half points around what is expected; of the whole game also the totals of each side. */
function linesOf(event: PricedEvent, period: Period, beside: number): MarketTerms[] {
  const joint = event.source([period])
  if (!joint) return []
  const around = (type: string, mean: number, count: number): MarketTerms[] =>
    Array.from({ length: 2 * count + 1 }, (_, index) => ({
      type,
      period,
      line: (Math.round(mean - 0.5) + index - count) * 4 + 2,
    }))
  const scoreOf = averageOf(joint, period)
  const ofSides =
    period === 'game'
      ? [...around('home_total', scoreOf.home, 0), ...around('away_total', scoreOf.away, 0)]
      : []
  return [
    ...around('handicap', scoreOf.away - scoreOf.home, beside),
    ...around('total', scoreOf.home + scoreOf.away, beside),
    ...ofSides,
  ].filter(({ type, line }) => type === 'handicap' || (line ?? 0) > 0)
}
