// SPDX-License-Identifier: Apache-2.0
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import type { TableRules } from '@tessera/rules/sportsbook/outrights/standings'
import type { NextNumber } from '@tessera/rules/sportsbook/simulator/incident'
import type { Queries } from '../../../../platform/db/index.ts'
import type { NewCompetition } from '../events/name-store.ts'
import type { Strength } from './played-sport.ts'
import { allInvented } from './invented-series.ts'
import { recordedSeries } from './recorded-series.ts'
import type { SeriesPosition as FullPosition } from './replay-store.ts'

/** A position in a series: how often it was played before, and which of its events. */
export type SeriesPosition = Pick<FullPosition, 'edition' | 'position'>

/** An event that a series puts on. */
export interface Fixture {
  /** Unique among the events of the feed. */
  externalId: string
  season: string
  home: string
  away: string
  strength: Strength
  bestOf?: number
}

/** A match of a season, and how the rest of it may end from a score. */
export interface SeasonMatch {
  externalId: string
  home: string
  away: string
  playFrom(score: Score, playedSeconds: number): (next: NextNumber) => Score
}

/** A whole season, as an outright sees it. */
export interface SeasonPlan {
  season: string
  matches: readonly SeasonMatch[]
}

/** What can be bet on about a season as a whole. */
export interface OutrightPlan {
  rules: TableRules
  /** 1 is who wins; 4 is who finishes among the first four. */
  tops: readonly number[]
  /** The season at a position; undefined if there is none. */
  seasonAt(db: Queries, at: SeriesPosition): Promise<SeasonPlan | undefined>
}

/** Events of one competition that follow each other for ever. */
export interface Series {
  /** Also the code of its competition. */
  name: string
  sport: Sport
  /** Whether its teams are named after some that exist. */
  hasRealNames: boolean
  competition: Omit<NewCompetition, 'feed' | 'externalId' | 'sport'>
  /** From one start to the next, by the feed's clock. */
  minutesApart: number
  /** How long a team does not start again; longer than an event lasts. */
  restMinutes: number
  /** How many hours ahead events are put on, at most. */
  hoursAhead: number
  /** The event at a position; undefined if there is none, so that the series begins again. */
  fixtureAt(db: Queries, at: SeriesPosition): Promise<Fixture | undefined>
  /** Undefined for a competition without a table. */
  outright?: OutrightPlan
}

/** All series of the built-in feed. */
export const allSeries: readonly Series[] = [...recordedSeries, ...allInvented]
