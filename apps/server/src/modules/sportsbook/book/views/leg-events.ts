// SPDX-License-Identifier: Apache-2.0
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { Score, Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { Names } from '../events/event.ts'
import { competitorNames } from './show-outrights.ts'

/** What a leg says of its event. An outright is named by its competition and season. */
export interface LegEvent {
  id: bigint
  kind: 'match' | 'outright'
  sport: Sport
  /** Of an outright that of its competition, and its own. */
  homeId: bigint
  awayId: bigint
  homeNames: Names
  awayNames: Names
  startsAtMs: number
  status: EventStatus
  score: Score
  /** Those of an outright; a match has its two sides. */
  competitors: readonly { id: bigint; names: Names }[]
}

/** The events with these ids. */
export async function legEvents(db: Queries, ids: readonly bigint[]): Promise<LegEvent[]> {
  const wanted = [...new Set(ids)]
  const rows = await db.query<{
    id: bigint
    kind: 'match' | 'outright'
    sport: Sport
    starts_at: number
    status: EventStatus
    home_score: number
    away_score: number
    home_id: bigint
    away_id: bigint
    home_names: Names
    away_names: Names
  }>(sql`
    select event.id, event.kind, event.sport, event.starts_at, event.status, event.home_score, event.away_score,
      coalesce(event.home_id, event.competition_id) as home_id, coalesce(event.away_id, event.id) as away_id, coalesce(home.names, competition.names) as home_names,
      coalesce(away.names, jsonb_build_object('en', season.external_id)) as away_names
    from sportsbook_event event join sportsbook_competition competition on competition.id = event.competition_id
    join sportsbook_season season on season.id = event.season_id
    left join sportsbook_team home on home.id = event.home_id left join sportsbook_team away on away.id = event.away_id
    where event.id = any(${wanted}::bigint[])`)
  const outrights = rows.filter(({ kind }) => kind === 'outright').map(({ id }) => id)
  const names = outrights.length > 0 ? await competitorNames(db, outrights) : []
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    sport: row.sport,
    homeId: row.home_id,
    awayId: row.away_id,
    homeNames: row.home_names,
    awayNames: row.away_names,
    startsAtMs: row.starts_at,
    status: row.status,
    score: { home: row.home_score, away: row.away_score },
    competitors: names
      .filter(({ event_id }) => event_id === row.id)
      .map(({ team_id, names: each }) => ({ id: team_id, names: each })),
  }))
}
