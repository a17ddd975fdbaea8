// SPDX-License-Identifier: Apache-2.0
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { Names, StopReason } from '../../book/events/event.ts'

/** A match or an outright, with its names, as operators see it. */
export interface TradedCard {
  id: bigint
  kind: 'match' | 'outright'
  sport: Sport
  competitionId: bigint
  competitionNames: Names
  region: Names | null
  season: string
  /** Null for an outright. */
  homeNames: Names | null
  awayNames: Names | null
  startsAtMs: number
  status: EventStatus
  stopped: StopReason | null
  /** The stop of its source, which an operator's may hide. */
  feedStopped: StopReason | null
  homeScore: number
  awayScore: number
  period: string
  /** So far. */
  result: EventResult | null
  /** The most sets or maps. */
  bestOf: number | null
}

/** The events with these ids. */
export const tradedCards = (db: Queries, ids: readonly bigint[]): Promise<TradedCard[]> =>
  db.query<TradedCard>(sql`
    select event.id, event.kind, event.sport, event.competition_id as "competitionId", competition.names as "competitionNames",
      competition.region, season.external_id as season, home.names as "homeNames", away.names as "awayNames",
      event.starts_at as "startsAtMs", event.status, event.stopped, event.feed_stopped as "feedStopped",
      event.home_score as "homeScore", event.away_score as "awayScore", event.period, event.result, event.best_of as "bestOf"
    from sportsbook_event event join sportsbook_competition competition on competition.id = event.competition_id
    join sportsbook_season season on season.id = event.season_id
    left join sportsbook_team home on home.id = event.home_id left join sportsbook_team away on away.id = event.away_id
    where event.id = any(${ids}::bigint[])`)
