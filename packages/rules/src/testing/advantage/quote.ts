// SPDX-License-Identifier: Apache-2.0
import { marketTypeOf } from '../../sportsbook/market-types/market-types.ts'
import { marketKey, type MarketTerms } from '../../sportsbook/model/market.ts'
import type { Score } from '../../sportsbook/model/sport.ts'
import type { Offer } from '../../sportsbook/offers/offer.ts'
import { priceBuilder } from '../../sportsbook/offers/price-builder.ts'
import { priceMarket } from '../../sportsbook/offers/price-market.ts'
import type { SourceChance } from '../../sportsbook/prices/source-chance.ts'
import type { Selection } from '../../sportsbook/settlement/settle-market.ts'
import { type Next, oneOf } from './draws.ts'
import type { MoneyRules } from './money-rules.ts'
import { lastSecond, type Match } from './match.ts'
import type { Strategy } from './strategy.ts'

/** Outcomes at longer odds say nothing in a month. */
const longestPrice = 26_000
const options = (second: number) => ({ isLive: second > 0, extraMargin: 0 })

export interface Quote {
  readonly price: number
  readonly chance: SourceChance
}

/** What selections of a match cost at a second, and what their source thinks of them. */
export function quoteOf(
  match: Match,
  second: number,
  selections: readonly Selection[],
  rules: MoneyRules,
): Quote | undefined {
  if (second >= lastSecond) return undefined
  if (selections.length === 1) return quoteOfOne(match, second, selections[0]!)
  const price = priceBuilder(match.pricedAt(second), selections, options(second))
  if ('refusal' in price || rules.correlatesBuilders) return 'refusal' in price ? undefined : price
  const alone = selections.map((selection) => quoteOfOne(match, second, selection))
  if (alone.some((quote) => quote === undefined)) return undefined
  const product = alone.reduce((all, quote) => (all * quote!.price) / 1_000, 1_000)
  return { price: Math.floor(product), chance: price.chance }
}

const offers = new WeakMap<Match, Map<string, Offer>>()

/** A market of a match at a second, priced once. */
function offerOf(match: Match, second: number, terms: MarketTerms): Offer {
  const known = offers.get(match) ?? new Map<string, Offer>()
  offers.set(match, known)
  const key = `${second} ${marketKey(terms)}`
  const market = { ...terms, scoreBefore: undefined }
  const offer = known.get(key) ?? priceMarket(match.pricedAt(second), market, options(second))
  known.set(key, offer)
  return offer
}

function quoteOfOne(match: Match, second: number, { terms, outcome }: Selection): Quote | undefined {
  const { scoreBefore } = terms
  const now = match.pricedAt(second).scoreNow?.(terms.period)
  // The market counts from another score by now.
  if (scoreBefore && now && (scoreBefore.home !== now.home || scoreBefore.away !== now.away)) return undefined
  const offer = offerOf(match, second, terms)
  const found = offer.outcomes.find((each) => each.outcome === outcome)
  if (offer.status !== 'open' || !found?.chance || found.price === 0) return undefined
  return { price: found.price, chance: found.chance }
}

/** All outcomes of a random market of a strategy that is on sale at a second. */
export function drawMarket(strategy: Strategy, match: Match, second: number, next: Next): Selection[] {
  const { score } = match.momentAt(second).state
  const terms = termsOf(oneOf(next, strategy.markets), score, next)
  const { status, outcomes } = offerOf(match, second, terms)
  if (status !== 'open') return []
  const counted =
    second > 0 && marketTypeOf(terms.type).countsFromBet('football')
      ? { ...terms, scoreBefore: match.pricedAt(second).scoreNow?.(terms.period) }
      : terms
  return outcomes
    .filter(({ price }) => price > 0 && price <= longestPrice)
    .map(({ outcome }) => ({ terms: counted, outcome }))
}

function termsOf(name: Strategy['markets'][number], { home, away }: Score, next: Next): MarketTerms {
  const lead = oneOf(next, [-6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6])
  const total = 4 * (home + away) + oneOf(next, [2, 4, 5, 6, 7, 8, 9, 10, 12])
  switch (name) {
    case 'handicap':
      return { type: name, period: 'regular', line: lead }
    case 'total':
      return { type: name, period: 'regular', line: total }
    case 'half_result':
      return { type: 'result_1x2', period: oneOf(next, ['first_half', 'second_half']) }
    case 'half_total':
      return { type: 'total', period: 'second_half', line: oneOf(next, [2, 4, 5, 6, 7, 8]) }
    case 'half_handicap':
      return { type: 'handicap', period: 'second_half', line: lead }
    default:
      return { type: name, period: 'regular' }
  }
}
