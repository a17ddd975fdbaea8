// SPDX-License-Identifier: Apache-2.0
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries } from '../../../../platform/db/index.ts'
import type { Names } from '../events/event.ts'

/** A competition with how many of its events are live, and how many to come. */
export interface CountedCompetition {
  id: bigint
  sport: Sport
  names: Names
  region: Names | undefined
  live: number
  upcoming: number
}

const mostCompetitions = 500

/** Competitions that have events, of these sports or of all, in the order of the lobby. */
export const countedCompetitions = async (
  db: Queries,
  sports?: readonly Sport[],
): Promise<CountedCompetition[]> =>
  (
    await db.query<{
      id: bigint
      sport: Sport
      names: Names
      region: Names | null
      live: bigint
      upcoming: bigint
    }>(sql`
    select competition.id, competition.sport, competition.names, competition.region,
      count(*) filter (where event.status <> 'scheduled') as live, count(*) filter (where event.status = 'scheduled') as upcoming
    from sportsbook_event event join sportsbook_competition competition on competition.id = event.competition_id
    where event.kind = 'match' and event.status in ('scheduled', 'live', 'interrupted') and (${sports ?? null}::text[] is null or event.sport = any(${sports ?? null}::text[]))
    group by competition.id order by competition.position, competition.id limit ${mostCompetitions}`)
  ).map((row) => ({
    ...row,
    region: row.region ?? undefined,
    live: Number(row.live),
    upcoming: Number(row.upcoming),
  }))

/** How many events of each sport are live, and how many start before a moment. */
export const countedSports = async (
  db: Queries,
  untilMs: number,
): Promise<{ sport: Sport; live: number; upcoming: number }[]> =>
  (
    await db.query<{ sport: Sport; live: bigint; upcoming: bigint }>(sql`
    select sport, count(*) filter (where status <> 'scheduled') as live, count(*) filter (where status = 'scheduled') as upcoming
    from sportsbook_event
    where kind = 'match' and (status in ('live', 'interrupted') or (status = 'scheduled' and starts_at < ${new Date(untilMs)})) group by sport`)
  ).map((row) => ({ sport: row.sport, live: Number(row.live), upcoming: Number(row.upcoming) }))

export const isCompetition = async (db: Queries, id: bigint): Promise<boolean> =>
  (await db.one(sql`select from sportsbook_competition where id = ${id}`)) !== undefined

/** A team with all its names. */
export interface NamedTeam {
  id: bigint
  sport: Sport
  names: Names
}

/** Teams that have an event that is live or to come. */
export const playingTeams = async (db: Queries): Promise<NamedTeam[]> =>
  db.query<NamedTeam>(sql`
    select id, sport, names from sportsbook_team where id in (
      select home_id from sportsbook_event where status in ('scheduled', 'live', 'interrupted')
      union select away_id from sportsbook_event where status in ('scheduled', 'live', 'interrupted')
    ) order by id limit 20000`)

/** The names of some competitions. */
export const competitionNames = async (
  db: Queries,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Names>> =>
  new Map(
    (
      await db.query<{ id: bigint; names: Names }>(
        sql`select id, names from sportsbook_competition where id = any(${ids}::bigint[])`,
      )
    ).map(({ id, names }) => [id, names]),
  )

/** The teams with these ids, by their English names. */
export const teamsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<NamedTeam[]> =>
  db.query<NamedTeam>(
    sql`select id, sport, names from sportsbook_team where id = any(${ids}::bigint[]) order by names->>'en', id`,
  )
