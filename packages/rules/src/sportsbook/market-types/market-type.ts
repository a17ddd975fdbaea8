// SPDX-License-Identifier: Apache-2.0
import type { LineQuarters, MarketTerms } from '../model/market.ts'
import type { Period } from '../model/period.ts'
import type { EventResult } from '../model/result.ts'
import type { Score, Side, Sport } from '../model/sport.ts'
import type { LegStatus } from '../settlement/leg-status.ts'

/** An outcome that a member can back. */
export interface Outcome {
  /** Unique within the market; stands on the wire and in the database. */
  id: string
  /** The key of its text; undefined where the name of its competitor is the text. */
  text?: string | undefined
  /** What the text needs. */
  values?: Readonly<Record<string, string | number>> | undefined
  /** The side whose name pages may put in the place of "home" and "away". */
  side?: Side | undefined
  /** The competitor of an outright. */
  competitor?: string | undefined
}

/** What outcomes depend on beside the terms. */
export interface EventFacts {
  /** The most sets or maps. */
  bestOf?: number | undefined
  /** Ids of the competitors. */
  competitors?: readonly string[] | undefined
}

/** The scores of parts of one event. */
export type Scores = Readonly<Record<Period, Score>>

/** What all market types have. A new market is one file that declares one of these, and its line in the registry. */
interface MarketTypeBase {
  /** The code on the wire and in the database. */
  code: string
  /** The key of its name. */
  text: string
  sports: readonly Sport[]
  /** Whether a part of an event of a sport can have such a market. */
  hasPeriod: (sport: Sport, period: Period) => boolean
  /** How its line is to be read, if it has one. */
  line: 'none' | 'handicap' | 'total'
  /** The lines it can have in a sport: multiples of so many quarters from an offset, as 2.5 and 3.5. */
  isLine: (sport: Sport, line: LineQuarters) => boolean
  /** Whether live bets count only what comes after them. */
  countsFromBet: (sport: Sport) => boolean
  outcomes: (terms: MarketTerms, facts: EventFacts) => readonly Outcome[]
  /**
   * How an outcome settles; undefined if the result does not decide it. `settleSelection` adds the rules of
   * void bets.
   */
  settle: (result: EventResult, terms: MarketTerms, outcome: string) => LegStatus | undefined
}

/**
 * A market that only scores decide. Its price is the average of `statusOf` over all scores, so that price and
 * settlement cannot disagree; for the same reason it can be a leg of a bet builder, with every other market of
 * the event that scores decide: these are the markets it correlates with.
 */
export interface ScoreMarketType extends MarketTypeBase {
  decidedBy: 'scores'
  /** The parts of the event whose scores it needs. */
  reads: (terms: MarketTerms) => readonly Period[]
  statusOf: (scores: Scores, terms: MarketTerms, outcome: string) => LegStatus
}

/**
 * A market that something else decides, such as finishing positions: it is priced by the probability of each
 * outcome, which the model of the sport gives by outcome id, and it correlates with all other markets of its
 * event in no way that the book knows, so the builder refuses it.
 */
export interface NamedMarketType extends MarketTypeBase {
  decidedBy: 'positions' | 'fight'
  /** Whether stakes form a pool, which sets the price after betting closes. */
  pooled: boolean
}

export type MarketType = ScoreMarketType | NamedMarketType

/** The key of an outcome's text. */
export const outcomeText = (name: string): string => `sportsbook.outcome.${name}`
/** Outcomes without figures: their ids are the names of their texts. */
export const plainOutcomes = (...ids: readonly string[]): readonly Outcome[] =>
  ids.map((id) => ({
    id,
    text: outcomeText(id),
    side: id === 'home' || id === 'away' ? id : undefined,
  }))
