// SPDX-License-Identifier: Apache-2.0
import { isMarketOf, marketTypeOf } from '@tessera/rules/sportsbook/market-types/market-types'
import { marketKey, type MarketTerms } from '@tessera/rules/sportsbook/model/market'
import { mainPeriod } from '@tessera/rules/sportsbook/model/period'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Offer } from '@tessera/rules/sportsbook/offers/offer'
import { marginGroupOf, offerOf } from '@tessera/rules/sportsbook/offers/price-market'
import { overroundOfDecimals, removeMargin } from '@tessera/rules/sportsbook/prices/remove-margin'
import type { Bookmaker, PricedEvent } from './odds-answers.ts'

/** A bookmaker that was not seen for so long is left out. */
const staleMs = 3_600_000
/** Lines of one kind, those that most bookmakers have. */
const mostLines = 5

/** The probabilities that a bookmaker gives the outcomes of a market, in the order of the market type. */
interface Quote {
  terms: MarketTerms
  probabilities: readonly number[]
}

interface Consensus {
  sport: Sport
  /** The bookmaker whose prices count; undefined: the average of all. */
  bookmaker: string | undefined
  extraMargin: number
  nowMs: number
}

/**
 * Our offers for the prices of several bookmakers: the margin of each is taken off, the probabilities are averaged, and ours is put on.
 */
export function offersOfBookmakers(event: PricedEvent, consensus: Consensus): readonly Offer[] {
  const { sport, bookmaker, nowMs } = consensus
  const counted = event.bookmakers.filter(
    ({ key, last_update: seenMs }) =>
      (bookmaker === undefined || key === bookmaker) && nowMs - (seenMs ?? nowMs) <= staleMs,
  )
  const quotes = new Map<string, Quote[]>()
  for (const each of onceEach(counted))
    for (const quote of quotesOf(event, sport, each)) {
      const key = marketKey(quote.terms)
      quotes.set(key, [...(quotes.get(key) ?? []), quote])
    }
  return mainLines([...quotes.values()]).map((same) => offerFor(same, consensus))
}

/** A bookmaker counts once, with its newest prices. */
function onceEach(bookmakers: readonly Bookmaker[]): Bookmaker[] {
  const byKey = new Map<string, Bookmaker>()
  for (const each of bookmakers)
    if ((byKey.get(each.key)?.last_update ?? -1) < (each.last_update ?? 0)) byKey.set(each.key, each)
  return [...byKey.values()]
}

function mainLines(markets: readonly Quote[][]): readonly Quote[][] {
  const byType = Map.groupBy(markets, ([first]) => first!.terms.type)
  return [...byType.values()].flatMap((lines) =>
    lines
      .toSorted((left, right) => right.length - left.length || lineOf(left) - lineOf(right))
      .slice(0, mostLines)
      .toSorted((left, right) => lineOf(left) - lineOf(right)),
  )
}

const lineOf = ([first]: readonly Quote[]): number => first?.terms.line ?? 0

function offerFor(quotes: readonly Quote[], { sport, extraMargin }: Consensus): Offer {
  const { terms } = quotes[0]!
  const names = marketTypeOf(terms.type)
    .outcomes(terms, {})
    .map(({ id }) => id)
  const chances = names.map(
    (_, index) =>
      quotes.reduce((sum, { probabilities }) => sum + (probabilities[index] ?? 0), 0) / quotes.length,
  )
  return offerOf(terms, names, chances, {
    isLive: false,
    extraMargin,
    group: marginGroupOf(sport, terms.type, names.length),
  })
}

/** What a bookmaker says about each market that the book has and of which it prices every outcome. */
function quotesOf(event: PricedEvent, sport: Sport, { markets }: Bookmaker): Quote[] {
  return markets.flatMap(({ key, outcomes }) => {
    const read = readers[key]
    if (!read) return []
    const groups = Map.groupBy(outcomes, ({ name, point }) => read.groupOf(event, name, point))
    return [...groups.entries()].flatMap(([group, same]) => {
      if (group === undefined) return []
      const terms = read.termsOf(sport, group, same.length)
      if (!terms || !isMarketOf(sport, terms)) return []
      const decimals = marketTypeOf(terms.type)
        .outcomes(terms, {})
        .map(({ id }) => same.filter(({ name }) => read.outcomeOf(event, name) === id))
      if (decimals.some((found) => found.length !== 1) || same.length !== decimals.length) return []
      const probabilities = withoutMargin(decimals.map(([found]) => found!.price))
      return [{ terms, probabilities }]
    })
  })
}

/** By the power method; prices without a margin are taken in proportion. */
const withoutMargin = (decimals: readonly number[]): readonly number[] =>
  removeMargin(decimals, overroundOfDecimals(decimals) >= 1 ? 'power' : 'proportional').probabilities

interface MarketReader {
  /** Outcomes of the same line belong together; undefined for what is no outcome of such a market. */
  groupOf(event: PricedEvent, name: string, point: number | undefined): number | undefined
  termsOf(sport: Sport, line: number, outcomes: number): MarketTerms | undefined
  outcomeOf(event: PricedEvent, name: string): string | undefined
}

const quartersOf = (point: number | undefined): number | undefined => {
  const quarters = (point ?? Number.NaN) * 4
  // Minus zero would be another line than zero.
  return Number.isInteger(quarters) ? quarters + 0 : undefined
}

const sideOf = ({ home_team: home, away_team: away }: PricedEvent, name: string): string | undefined => {
  if (name === home) return 'home'
  return name === away ? 'away' : undefined
}

const readers: Readonly<Record<string, MarketReader>> = {
  h2h: {
    groupOf: () => 0,
    termsOf: (sport, _, outcomes) =>
      outcomes === (sport === 'football' ? 3 : 2)
        ? { type: sport === 'football' ? 'result_1x2' : 'money_line', period: mainPeriod[sport] }
        : undefined,
    outcomeOf: (event, name) => sideOf(event, name) ?? (name === 'Draw' ? 'draw' : undefined),
  },
  spreads: {
    // The line is that of home; away has the opposite one.
    groupOf: (event, name, point) => {
      const quarters = quartersOf(point)
      return quarters === undefined || sideOf(event, name) === 'home' ? quarters : 0 - quarters
    },
    termsOf: (sport, line) => ({ type: 'handicap', period: mainPeriod[sport], line }),
    outcomeOf: sideOf,
  },
  totals: {
    groupOf: (_event, _name, point) => quartersOf(point),
    termsOf: (sport, line) => ({ type: 'total', period: mainPeriod[sport], line }),
    outcomeOf: (_, name) => ({ Over: 'over', Under: 'under' })[name],
  },
}
