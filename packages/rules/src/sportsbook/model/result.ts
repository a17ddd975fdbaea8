// SPDX-License-Identifier: Apache-2.0
import type { EventStatus, Venue } from './event.ts'
import type { Score, Side } from './sport.ts'

/**
 * The result of an event so far, as data. `ended` counts the parts that are complete; `over` says that play is
 * at its end, so that nothing follows.
 */
export type EventResult =
  | FootballResult
  | BasketballResult
  | TennisResult
  | EsportsResult
  | OutrightResult
  | CockfightResult

/** A goal for a side; an own goal counts for the side that gains it. */
export interface Goal {
  side: Side
  /** 1 to 90; goals in stoppage have minute 45 or 90. */
  minute: number
}

export interface FootballResult {
  sport: 'football'
  /** Goals in each half (not running totals); the last may still be played. Empty if only `final` is known. */
  halves: readonly Score[]
  /** The score at the end of a match whose halves nobody knows. */
  final?: Score | undefined
  ended: number
  over: boolean
  /** The minute being played, 1 to 90; undefined if not known. */
  minute?: number | undefined
  /** In order; undefined if only the score is known. */
  goals?: readonly Goal[] | undefined
  yellowCards?: Score | undefined
  redCards?: Score | undefined
  corners?: Score | undefined
}

export interface BasketballResult {
  sport: 'basketball'
  /** Points in each quarter and then each overtime. Empty if only `final` is known. */
  quarters: readonly Score[]
  /** The score at the end of a game, overtime included, whose quarters nobody knows. */
  final?: Score | undefined
  ended: number
  over: boolean
}

export interface TennisResult {
  sport: 'tennis'
  bestOf: number
  /** Games in each set; points in a tie-break that stands in the place of the deciding set. */
  sets: readonly Score[]
  /** A tie-break decides the match, often to ten points, in the place of the last set that it can have. */
  matchTieBreak?: boolean | undefined
  ended: number
  over: boolean
  /** The side that gave up during the match. */
  retired?: Side | undefined
  /** The side that did not begin to play. */
  walkover?: Side | undefined
}

export interface EsportsResult {
  sport: 'esports'
  bestOf: number
  /** Winners of the finished maps, in order. */
  maps: readonly Side[]
  over: boolean
  /** The side that gave up, before the first map or later. */
  forfeit?: Side | undefined
}

export interface OutrightResult {
  sport: 'outright'
  /** The finishing position of each competitor by id; equal positions are a dead heat. */
  positions: Readonly<Record<string, number>>
  /** Competitors that did not start; bets on them are void. */
  withdrawn: readonly string[]
  over: boolean
}

/** `bdd`: both down. `ftd`: full time of ten minutes. Both are draws. */
export const fightOutcomes = ['meron', 'wala', 'bdd', 'ftd'] as const
export type FightOutcome = (typeof fightOutcomes)[number]

export interface CockfightResult {
  sport: 'cockfight'
  /** Undefined until the fight is over. */
  outcome?: FightOutcome | undefined
  over: boolean
}

/**
 * One version of what is known about an event. Versions count from 1 and are never changed; a correction is
 * the next version, and everything is settled by it anew.
 */
export interface ResultVersion {
  version: number
  status: EventStatus
  venue: Venue
  /** Undefined if nothing has been played. */
  result?: EventResult | undefined
  /** When play ended, in ms since 1970; for `ended`. */
  endedAtMs?: number | undefined
  /** Of an event that ended after its 48 hours: the result when they had passed. */
  resultAtDeadline?: EventResult | undefined
  /** Markets that an operator has declared void, by `marketKey`: bets on them get their stake back. */
  voidedMarkets?: readonly string[] | undefined
  /**
   * `play` is the official result at the end of play, corrected where it was recorded wrongly. `award` is a
   * later decision of a tribunal, which does not count for bets.
   */
  source: 'play' | 'award'
}
