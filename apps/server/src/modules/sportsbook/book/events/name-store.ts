// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Tx } from '../../../../platform/db/index.ts'
import type { FeedName, Names } from './event.ts'

export interface NewCompetition {
  feed: FeedName
  externalId: string
  sport: Sport
  names: Names
  /** The country or part of the world; undefined for an invented competition. */
  region: Names | undefined
  position?: number
}

/** The id of a competition and of one of its seasons; adds what is missing, and takes over new names. */
export async function ensureSeason(
  tx: Tx,
  competition: NewCompetition,
  season: string,
): Promise<{ competitionId: bigint; seasonId: bigint }> {
  const names = JSON.stringify(competition.names)
  const region = competition.region ? JSON.stringify(competition.region) : null
  const { id: competitionId } = (await tx.one<{ id: bigint }>(sql`
    insert into sportsbook_competition (feed, external_id, sport, region, names, position)
    values (${competition.feed}, ${competition.externalId}, ${competition.sport}, ${region}, ${names}, ${competition.position ?? 1_000})
    on conflict (feed, external_id) do update set names = sportsbook_competition.names || excluded.names, region = excluded.region
    returning id`))!
  const { id: seasonId } = (await tx.one<{ id: bigint }>(sql`
    with added as (
      insert into sportsbook_season (competition_id, external_id) values (${competitionId}, ${season})
      on conflict (competition_id, external_id) do nothing returning id
    )
    select id from added union all
    select id from sportsbook_season where competition_id = ${competitionId} and external_id = ${season} limit 1`))!
  return { competitionId, seasonId }
}

/** The id of a team; adds it if its source has not named it before, and takes over new names. */
export const ensureTeam = async (
  tx: Tx,
  team: { feed: FeedName; sport: Sport; externalId: string; names: Names },
): Promise<bigint> =>
  (await tx.one<{ id: bigint }>(sql`
    insert into sportsbook_team (feed, sport, external_id, names)
    values (${team.feed}, ${team.sport}, ${team.externalId}, ${JSON.stringify(team.names)})
    on conflict (feed, sport, external_id) do update set names = sportsbook_team.names || excluded.names
    returning id`))!.id
