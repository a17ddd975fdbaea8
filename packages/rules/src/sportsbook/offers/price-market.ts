// SPDX-License-Identifier: Apache-2.0
import { averageOver, type JointState, statesOf } from '../market-types/chances.ts'
import type { EventFacts, ScoreMarketType } from '../market-types/market-type.ts'
import { marketTypeOf } from '../market-types/market-types.ts'
import type { MarketTerms } from '../model/market.ts'
import { mainPeriod, type Period } from '../model/period.ts'
import type { Score, Sport } from '../model/sport.ts'
import { addMargin } from '../prices/add-margin.ts'
import type { ScoreDistribution } from '../prices/distribution.ts'
import { offeredPrice } from '../prices/offered-price.ts'
import { type MarginGroup, overroundOf } from '../prices/overrounds.ts'
import { chanceOf } from '../prices/source-chance.ts'
import type { Offer, OfferTerms } from './offer.ts'

/**
 * All scores that these parts can end with together. Undefined if they are over, or if too little is known of
 * them.
 */
export type ScoreSource = (periods: readonly Period[]) => readonly JointState[] | undefined

export interface PricedEvent {
  readonly sport: Sport
  readonly facts: EventFacts
  readonly source: ScoreSource
  /** The score of a part as it stands, for markets that count only what comes after the bet. */
  readonly scoreNow?: (period: Period) => Score | undefined
}

/**
 * Prices a market that scores decide, by averaging its own settlement over all scores; margin is added to the
 * probabilities that are left once pushes are left out. Throws RangeError for a type that other facts decide.
 */
export function priceMarket(event: PricedEvent, terms: MarketTerms, options: OfferTerms): Offer {
  const type = scoreTypeOf(terms.type)
  const names = type.outcomes(terms, event.facts).map(({ id }) => id)
  const joint = event.source(type.reads(terms))
  const counted =
    options.isLive && type.countsFromBet(event.sport)
      ? { ...terms, scoreBefore: event.scoreNow?.(terms.period) }
      : terms
  if (!joint) return { terms, status: 'closed', outcomes: names.map((outcome) => ({ outcome, price: 0 })) }
  const factors = names.map((outcome) =>
    averageOver(joint, (scores) => type.statusOf(scores, counted, outcome)),
  )
  const chances = factors.map(({ probability }) => probability)
  if (chances.some((chance) => chance > certain))
    return { terms, status: 'closed', outcomes: names.map((outcome) => ({ outcome, price: 0 })) }
  const offer = offerOf(terms, names, chances, { ...options, ...marginOf(event, terms, names.length) })
  const outcomes = offer.outcomes.map((each, index) => ({ ...each, chance: chanceOf(factors[index]!) }))
  return { ...offer, outcomes }
}

/** What the margin of a market follows from, with so many outcomes. */
export const marginOf = (
  { sport }: Pick<PricedEvent, 'sport'>,
  terms: MarketTerms,
  outcomes: number,
): { group: MarginGroup; isPart: boolean } => ({
  group: marginGroupOf(sport, terms.type, outcomes),
  isPart: scoreTypeOf(terms.type)
    .reads(terms)
    .some((period) => period !== mainPeriod[sport]),
})

/** A decided market closes; what is only almost certain stays without a price. */
const certain = 1 - 1e-9

/** An offer from the probability of each outcome; they need not sum to 1, as those of a double chance. */
export function offerOf(
  terms: MarketTerms,
  names: readonly string[],
  chances: readonly number[],
  { isLive, extraMargin, group, isPart }: OfferTerms & { group: MarginGroup; isPart?: boolean },
): Offer {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  const overround = Math.max(
    1,
    overroundOf(group, { isLive, ...(isPart !== undefined && { isPart }) }) + extraMargin,
  )
  const decimals =
    total > 0
      ? addMargin(
          chances.map((chance) => chance / total),
          overround,
          'proportional',
        )
      : []
  const outcomes = names.map((outcome, index) => ({
    outcome,
    price: offeredPrice((decimals[index] ?? Infinity) / total, 1 / chances[index]!) ?? 0,
  }))
  const offered = outcomes.filter(({ price }) => price > 0).length
  return { terms, status: offered >= 2 ? 'open' : 'suspended', outcomes }
}

/** The margin of a market type in a sport. */
export function marginGroupOf(sport: Sport, type: string, outcomes: number): MarginGroup {
  if (sport === 'esports' || sport === 'cockfight') return sport
  if (type === 'handicap') return 'handicap'
  if (type === 'total' || type === 'home_total' || type === 'away_total') return 'total'
  if (type === 'correct_score') return 'correctScore'
  // Goals of one half say something of those of the other: fewer halves are equal than by chance.
  if (type === 'better_half') return 'manyWay'
  if (outcomes === 2) return 'twoWay'
  return outcomes === 3 ? 'result' : 'manyWay'
}

function scoreTypeOf(code: string): ScoreMarketType {
  const type = marketTypeOf(code)
  if (type.decidedBy !== 'scores') throw new RangeError(`${code} is not decided by scores`)
  return type
}

/** A source of the scores of single parts, each computed once however many markets need it. */
export function rememberScores(
  compute: (periods: readonly Period[]) => ScoreDistribution | readonly JointState[] | undefined,
): ScoreSource {
  const known = new Map<string, readonly JointState[] | undefined>()
  return (periods) => {
    const key = periods.join()
    if (!known.has(key)) known.set(key, jointOf(compute(periods), periods[0] ?? ''))
    return known.get(key)
  }
}

const jointOf = (
  computed: ScoreDistribution | readonly JointState[] | undefined,
  period: Period,
): readonly JointState[] | undefined =>
  computed && 'states' in computed ? statesOf(period, computed) : computed

/** What both sides score in a part on average. */
export function averageOf(joint: readonly JointState[], period: Period): Score {
  let [home, away] = [0, 0]
  for (const { scores, probability } of joint) {
    home += (scores[period]?.home ?? 0) * probability
    away += (scores[period]?.away ?? 0) * probability
  }
  return { home, away }
}

/**
 * The line at which both outcomes are nearest to even; the first of equals. From line to line the chance of the first outcome
 * only rises or only falls, so half of the lines are left out at each step.
 */
export function evenLine(
  lines: readonly number[],
  chanceOfFirst: (line: number) => number | undefined,
): number | undefined {
  const chanceAt = (index: number): number | undefined => {
    const line = lines[index]
    return line === undefined ? undefined : chanceOfFirst(line)
  }
  const [first, last] = [chanceAt(0), chanceAt(lines.length - 1)]
  if (first === undefined || last === undefined) return undefined
  const isPast = (chance: number): boolean => (first <= last ? chance >= 0.5 : chance <= 0.5)
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isPast(chanceAt(middle) ?? 0.5)) high = middle
    else low = middle + 1
  }
  const distanceAt = (index: number): number => Math.abs((chanceAt(index) ?? Infinity) - 0.5)
  let index = low
  while (index > 0 && distanceAt(index - 1) <= distanceAt(index)) index -= 1
  return lines[index]
}

/** The probability of the first outcome of a market with a line, pushes left out. */
export function chanceOfFirst(event: PricedEvent, terms: MarketTerms, isLive: boolean): number | undefined {
  const type = scoreTypeOf(terms.type)
  const joint = event.source(type.reads(terms))
  const [first] = type.outcomes(terms, event.facts)
  const counted =
    isLive && type.countsFromBet(event.sport)
      ? { ...terms, scoreBefore: event.scoreNow?.(terms.period) }
      : terms
  return (
    joint && first && averageOver(joint, (scores) => type.statusOf(scores, counted, first.id)).probability
  )
}
