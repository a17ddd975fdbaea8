// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import type { Queries } from '../../../platform/db/index.ts'
import type { NewCompetition } from '../events/name-store.ts'
import type { Strength } from './played-sport.ts'
import { allInvented } from './invented-series.ts'
import { recordedSeries } from './recorded-series.ts'
import type { SeriesPlace } from './replay-store.ts'

/** An event that a series puts on. */
export interface Fixture {
  /** Unique among the events of the feed. */
  externalId: string
  season: string
  home: string
  away: string
  recordedId?: bigint
  strength: Strength
  bestOf?: number
}

/** Events of one competition that follow each other for ever. */
export interface Series {
  /** Also the code of its competition. */
  name: string
  sport: Sport
  competition: Omit<NewCompetition, 'feed' | 'externalId' | 'sport'>
  /** From one start to the next, by the feed's clock. */
  minutesApart: number
  /** How long a team does not start again; longer than an event lasts. */
  restMinutes: number
  /** How many hours ahead events are put on, at most. */
  hoursAhead: number
  /** The event at a place; undefined if there is none, so that the series begins again. */
  fixtureAt(db: Queries, place: SeriesPlace): Promise<Fixture | undefined>
}

/** All series of the built-in feed. */
export const allSeries: readonly Series[] = [...recordedSeries, ...allInvented]
