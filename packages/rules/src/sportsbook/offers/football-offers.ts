// SPDX-License-Identifier: Apache-2.0
import { type FootballForecast, forecastFootball, type FootballState } from '../football/forecast.ts'
import { halvesOf } from '../football/halves.ts'
import { type KnownGoals, footballScores } from '../football/period-scores.ts'
import type { GoalMeans } from '../football/score-grid.ts'
import type { JointState } from '../market-types/chances.ts'
import type { MarketTerms } from '../model/market.ts'
import type { Period } from '../model/period.ts'
import { aroundEvenLine, type LinePlan } from './lines.ts'
import type { Offer, OfferTerms } from './offer.ts'
import { priceMarket, type PricedEvent, rememberScores } from './price-market.ts'

/** Where a match is, and what is known of it. */
export interface FootballMatch {
  readonly state: FootballState
  readonly known: KnownGoals
}

const goals: LinePlan = { lowest: 1, highest: 40, step: 1, beside: 2 }
const lead: LinePlan = { lowest: -20, highest: 20, step: 1, beside: 2 }
const ofSide: LinePlan = { lowest: 2, highest: 30, step: 4, beside: 0, offset: 2 }
const intervals = [
  'minutes_1_15',
  'minutes_16_30',
  'minutes_31_45',
  'minutes_46_60',
  'minutes_61_75',
  'minutes_76_90',
]

/** All markets of a football match with their prices, in the order in which they are shown. */
export function offersOfFootball(means: GoalMeans, match: FootballMatch, options: OfferTerms): Offer[] {
  const event = pricedFootball(means, match)
  return termsOf(event, match, options.isLive).map((terms) => priceMarket(event, terms, options))
}

function termsOf(event: PricedEvent, { state }: FootballMatch, isLive: boolean): MarketTerms[] {
  const at = (type: string, period: Period): MarketTerms => ({ type, period })
  const lines = (type: string, period: Period, plan: LinePlan): MarketTerms[] =>
    aroundEvenLine(event, at(type, period), plan, isLive)
  const half = (period: Period): MarketTerms[] => [
    at('result_1x2', period),
    ...lines('handicap', period, { ...lead, beside: 1 }),
    ...lines('total', period, { ...goals, beside: 1 }),
    at('both_score', period),
    at('correct_score', period),
  ]
  const next = state.score.home + state.score.away + 1
  return [
    at('result_1x2', 'regular'),
    ...lines('handicap', 'regular', lead),
    ...lines('total', 'regular', goals),
    at('double_chance', 'regular'),
    at('draw_no_bet', 'regular'),
    at('both_score', 'regular'),
    at('correct_score', 'regular'),
    at('half_full', 'regular'),
    // Those that have fallen are closed.
    ...Array.from({ length: next }, (_, index) => at('next_goal', `goal_${index + 1}`)),
    ...lines('home_total', 'regular', ofSide),
    ...lines('away_total', 'regular', ofSide),
    at('exact_goals', 'regular'),
    at('odd_even', 'regular'),
    at('better_half', 'regular'),
    ...half('first_half'),
    ...half('second_half'),
    ...intervals.map((period) => at('interval_goal', period)),
  ]
}

/** What the markets of a match are priced from, alone and joined. */
export function pricedFootball(means: GoalMeans, { state, known }: FootballMatch): PricedEvent {
  const forecast = forecastFootball(means, state)
  return {
    sport: 'football',
    facts: {},
    source: rememberScores((periods) =>
      periods.length > 1
        ? pairsOf(forecast, known, periods)
        : footballScores(forecast, periods[0] ?? '', known),
    ),
    scoreNow: (period) => {
      if (period === 'second_half' && known.atHalfTime)
        return {
          home: state.score.home - known.atHalfTime.home,
          away: state.score.away - known.atHalfTime.away,
        }
      return period === 'second_half' ? { home: 0, away: 0 } : state.score
    },
  }
}

const joined: ReadonlySet<Period> = new Set(['first_half', 'second_half', 'regular'])

/** Halves and the match together; undefined with any other part, and when too little is known. */
function pairsOf(
  forecast: FootballForecast,
  known: KnownGoals,
  periods: readonly Period[],
): JointState[] | undefined {
  if (!periods.every((period) => joined.has(period))) return undefined
  if (forecast.state.playedMinute >= 46 && !known.atHalfTime) return undefined
  return halvesOf(forecast, known.atHalfTime).states.map(({ half, full, probability }) => {
    const all = {
      first_half: half,
      second_half: { home: full.home - half.home, away: full.away - half.away },
      regular: full,
    }
    return {
      scores: Object.fromEntries(periods.map((period) => [period, all[period as keyof typeof all]])),
      probability,
    }
  })
}
