// SPDX-License-Identifier: Apache-2.0
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries, type Tx } from '../../../../../platform/db/index.ts'

/** An outright of the built-in feed that is not over. */
export interface OpenOutright {
  eventId: bigint
  externalId: string
  series: string
  edition: number
  /** A position of its season in the series. */
  position: number
  /** What its prices have counted in (`progressOf`). */
  counted: string
}

/** The position of a series that is planned next; undefined before its first one. */
export const positionOfSeries = (
  db: Queries,
  series: string,
): Promise<{ edition: number; position: number } | undefined> =>
  db.one(sql`select edition, position from sportsbook_replay_series where series = ${series}`)

export const insertReplayOutright = async (
  tx: Tx,
  { eventId, series, edition, position }: Omit<OpenOutright, 'counted' | 'externalId'>,
): Promise<void> => {
  await tx.query(sql`
    insert into sportsbook_replay_outright (event_id, series, edition, position) values (${eventId}, ${series}, ${edition}, ${position})`)
}

export const openOutrights = async (db: Queries): Promise<OpenOutright[]> =>
  (
    await db.query<{
      event_id: bigint
      external_id: string
      series: string
      edition: number
      position: number
      counted: string
    }>(sql`
    select outright.event_id, event.external_id, outright.series, outright.edition, outright.position, outright.counted
    from sportsbook_replay_outright outright join sportsbook_event event on event.id = outright.event_id
    where not outright.finished order by outright.event_id limit 100`)
  ).map(({ event_id, external_id, ...outright }) => ({
    eventId: event_id,
    externalId: external_id,
    ...outright,
  }))

/** How the feed names the outright of a season. */
export const outrightIdOf = (series: string, season: string): string => `outright/${series}/${season}`

/** Those of some outrights whose season has gone on since they were priced: their prices are no longer any. */
export async function outrightsBehind(
  db: Queries,
  eventIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (eventIds.length === 0) return new Set()
  const rows = await db.query<{ event_id: bigint }>(sql`
    select outright.event_id from sportsbook_replay_outright outright
    where outright.event_id = any(${eventIds}::bigint[]) and not outright.finished and outright.counted is distinct from (
      select count(*) || ' ' || coalesce(sum(home_score * 7 + away_score), 0) from sportsbook_event match
      where season_id = (select season_id from sportsbook_event where id = outright.event_id) and kind = 'match'
        and status not in ('scheduled', 'postponed'))`)
  return new Set(rows.map(({ event_id: id }) => id))
}

/** How far the season of an outright has come: another text whenever a match of it has ended or the score has changed. */
export async function progressOf(db: Queries, eventId: bigint): Promise<string> {
  const row = await db.one<{ progress: string }>(sql`
    select count(*) || ' ' || coalesce(sum(home_score * 7 + away_score), 0) as progress from sportsbook_event match
    where season_id = (select season_id from sportsbook_event where id = ${eventId}) and kind = 'match'
      and status not in ('scheduled', 'postponed')`)
  return row?.progress ?? ''
}

/** A match of a season that has begun. */
export interface BegunMatch {
  externalId: string
  isOver: boolean
  /** It is over and has a result; a cancelled one counts for nobody. */
  isCounted: boolean
  score: Score
  playedSeconds: number
}

/** The matches of the season of an outright that have begun or will not be played. */
export const begunMatches = async (db: Queries, eventId: bigint): Promise<BegunMatch[]> =>
  (
    await db.query<{
      external_id: string
      status: string
      home_score: number
      away_score: number
      played_seconds: number
    }>(sql`
    select external_id, status, home_score, away_score, played_seconds from sportsbook_event
    where season_id = (select season_id from sportsbook_event where id = ${eventId}) and kind = 'match'
      and status not in ('scheduled', 'postponed') limit 2000`)
  ).map((row) => ({
    externalId: row.external_id,
    isOver: ['ended', 'cancelled', 'abandoned'].includes(row.status),
    isCounted: row.status === 'ended',
    score: { home: row.home_score, away: row.away_score },
    playedSeconds: row.played_seconds,
  }))

/** The competitors of an outright by the name that their source gives them. */
export const competitorsOf = async (db: Queries, eventId: bigint): Promise<ReadonlyMap<string, bigint>> =>
  new Map(
    (
      await db.query<{ id: bigint; external_id: string }>(sql`
      select team.id, team.external_id from sportsbook_competitor competitor
      join sportsbook_team team on team.id = competitor.team_id
      where competitor.event_id = ${eventId} order by team.id limit 200`)
    ).map(({ id, external_id }) => [external_id, id]),
  )

/** Notes what the prices of an outright have counted in. */
export const saveCounted = async (
  tx: Tx,
  eventId: bigint,
  { counted, finished }: { counted: string; finished: boolean },
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_replay_outright set counted = ${counted}, finished = ${finished} where event_id = ${eventId} and not finished`)
}
