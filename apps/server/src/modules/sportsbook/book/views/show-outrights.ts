// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { EventStatus } from '@tessera/rules/sportsbook/model/event'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { Names } from '../events/event.ts'
import { marketsOfEvents } from '../markets/market-store.ts'
import { nameIn, regionIn } from './name-in.ts'
import { showMarket } from './show-parts.ts'

const mostOutrights = 60

interface OutrightRow {
  id: bigint
  sport: Sport
  competition_id: bigint
  competition_names: Names
  region: Names | null
  season: string
  starts_at: number
  status: EventStatus
  version: number
}

/** Outrights that are not over, with their competitors and markets, in the order of their competitions. */
export async function showOutrights(
  db: Queries,
  { sport = null, language }: { sport?: Sport | null | undefined; language: string | undefined },
): Promise<OperationOutput<'sportsbook.outrights'>> {
  const rows = await db.query<OutrightRow>(sql`
    select event.id, event.sport, event.competition_id, competition.names as competition_names, competition.region,
      season.external_id as season, event.starts_at, event.status, event.version
    from sportsbook_event event join sportsbook_competition competition on competition.id = event.competition_id
    join sportsbook_season season on season.id = event.season_id
    where event.kind = 'outright' and event.status in ('scheduled', 'live', 'interrupted')
      and (${sport}::text is null or event.sport = ${sport})
    order by event.sport, competition.position, event.id limit ${mostOutrights}`)
  const ids = rows.map(({ id }) => id)
  const [markets, names] = [await marketsOfEvents(db, ids), await competitorNames(db, ids)]
  return rows.map((row) => ({
    id: String(row.id),
    sport: row.sport,
    competition: {
      id: String(row.competition_id),
      name: nameIn(row.competition_names, language),
      region: regionIn(row.region ?? undefined, language),
    },
    season: row.season,
    endsAt: row.starts_at,
    status: row.status,
    version: row.version,
    competitors: names
      .filter(({ event_id }) => event_id === row.id)
      .map(({ team_id, names }) => ({ id: String(team_id), name: nameIn(names, language) })),
    markets: markets.filter(({ eventId }) => eventId === row.id).map(showMarket),
  }))
}

/** The competitors of outrights with their names. */
export const competitorNames = (
  db: Queries,
  eventIds: readonly bigint[],
): Promise<{ event_id: bigint; team_id: bigint; names: Names }[]> =>
  db.query(sql`
    select competitor.event_id, competitor.team_id, team.names from sportsbook_competitor competitor
    join sportsbook_team team on team.id = competitor.team_id
    where competitor.event_id = any(${eventIds}::bigint[]) order by competitor.event_id, competitor.team_id`)
