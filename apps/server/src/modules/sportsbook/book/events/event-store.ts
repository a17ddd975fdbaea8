// SPDX-License-Identifier: Apache-2.0
import type { EventStatus, Venue } from '@tessera/rules/sportsbook/model/event'
import type { EventResult } from '@tessera/rules/sportsbook/model/result'
import type { Sport } from '@tessera/rules/sportsbook/model/sport'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { BookEvent, FeedName, Incident, Statistics, StopReason } from './event.ts'
import { turnToChange, turnToHold } from './event-turns.ts'

export interface EventRow {
  id: bigint
  feed: FeedName
  external_id: string
  sport: Sport
  kind: 'match' | 'outright'
  competition_id: bigint
  starts_at: number
  status: EventStatus
  venue: Venue
  home_score: number
  away_score: number
  period: string
  played_seconds: number
  played_at: number | null
  result: EventResult | null
  statistics: Statistics
  stopped: StopReason | null
  /** Left out by lists that do not ask for it. */
  feed_stopped?: StopReason | null
  version: number
}

export const eventOf = (row: EventRow): BookEvent => ({
  id: row.id,
  feed: row.feed,
  externalId: row.external_id,
  sport: row.sport,
  kind: row.kind,
  competitionId: row.competition_id,
  startsAtMs: row.starts_at,
  status: row.status,
  venue: row.venue,
  score: { home: row.home_score, away: row.away_score },
  period: row.period,
  playedSeconds: row.played_seconds,
  playedAtMs: row.played_at ?? undefined,
  result: row.result ?? undefined,
  statistics: row.statistics,
  stopped: row.stopped ?? undefined,
  feedStopped: row.feed_stopped ?? undefined,
  version: row.version,
})

export interface NewEvent extends Pick<
  BookEvent,
  'feed' | 'externalId' | 'sport' | 'competitionId' | 'startsAtMs'
> {
  seasonId: bigint
  homeId: bigint
  awayId: bigint
  bestOf?: number | undefined
  /** No bet on it is older. */
  storedAtMs: number
}

/** Adds an event; undefined if its source has named it before. */
export const insertEvent = async (tx: Tx, event: NewEvent): Promise<bigint | undefined> =>
  (
    await tx.one<{ id: bigint }>(sql`
    insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at, best_of, bets_from)
    values (${event.feed}, ${event.externalId}, ${event.sport}, ${event.seasonId}, ${event.competitionId}, ${event.homeId}, ${event.awayId},
      ${new Date(event.startsAtMs)}, ${event.bestOf ?? null}, ${new Date(event.storedAtMs)})
    on conflict (feed, external_id) do nothing returning id`)
  )?.id

/** Adds an outright between competitors; undefined if its source has named it before. */
export async function insertOutright(
  tx: Tx,
  event: Omit<NewEvent, 'homeId' | 'awayId' | 'bestOf'> & { competitors: readonly bigint[] },
): Promise<bigint | undefined> {
  const row = await tx.one<{ id: bigint }>(sql`
    insert into sportsbook_event (feed, external_id, sport, kind, season_id, competition_id, starts_at, bets_from)
    values (${event.feed}, ${event.externalId}, ${event.sport}, 'outright', ${event.seasonId}, ${event.competitionId},
      ${new Date(event.startsAtMs)}, ${new Date(event.storedAtMs)})
    on conflict (feed, external_id) do nothing returning id`)
  if (!row) return undefined
  await tx.query(sql`
    insert into sportsbook_competitor (event_id, team_id) select ${row.id}, unnest(${event.competitors}::bigint[])`)
  return row.id
}

/** Events as they are now, in no order. */
export const eventsOfIds = async (db: Queries, ids: readonly bigint[]): Promise<BookEvent[]> =>
  (
    await db.query<EventRow>(sql`
    select id, feed, external_id, sport, kind, competition_id, starts_at, status, venue, home_score, away_score, period,
      played_seconds, played_at, result, statistics, stopped, feed_stopped, version
    from sportsbook_event where id = any(${ids}::bigint[])`)
  ).map(eventOf)

/** How many parts of a match are played at most, null where that is not known; undefined for an event that is not there. */
export const bestOfEvent = async (db: Queries, id: bigint): Promise<number | null | undefined> =>
  (await db.one<{ best_of: number | null }>(sql`select best_of from sportsbook_event where id = ${id}`))
    ?.best_of

/** Locks an event until the transaction ends, so that its changes come one after the other. */
export const lockEvent = async (tx: Tx, id: bigint): Promise<BookEvent | undefined> =>
  (await lockEvents(tx, [id]))[0]

/** Locks events in the order of their ids until the transaction ends. */
export async function lockEvents(tx: Tx, ids: readonly bigint[]): Promise<BookEvent[]> {
  const [, rows] = await Promise.all([
    turnToChange(tx, ids),
    tx.query<EventRow>(sql`
    select id, feed, external_id, sport, kind, competition_id, starts_at, status, venue, home_score, away_score, period,
      played_seconds, played_at, result, statistics, stopped, feed_stopped, version
    from sportsbook_event where id = any(${ids}::bigint[]) order by id for no key update`),
  ])
  return rows.map(eventOf)
}

/** Locks those events that nobody holds now, in the order of their ids; the others are left out. */
export const lockFreeEvents = async (tx: Tx, ids: readonly bigint[]): Promise<BookEvent[]> =>
  (
    await tx.query<EventRow>(sql`
    select id, feed, external_id, sport, kind, competition_id, starts_at, status, venue, home_score, away_score, period,
      played_seconds, played_at, result, statistics, stopped, feed_stopped, version
    from sportsbook_event where id = any(${ids}::bigint[]) order by id for no key update skip locked`)
  ).map(eventOf)

/** An event that stays as it is until the transaction ends, while other bets on it go on. */
export async function shareEvent(tx: Tx, id: bigint): Promise<BookEvent | undefined> {
  await turnToHold(tx, [id])
  const row = await tx.one<EventRow>(sql`
    select id, feed, external_id, sport, kind, competition_id, starts_at, status, venue, home_score, away_score, period,
      played_seconds, played_at, result, statistics, stopped, feed_stopped, version
    from sportsbook_event where id = ${id} for share`)
  return row && eventOf(row)
}

export const eventNamed = async (
  db: Queries,
  feed: FeedName,
  externalId: string,
): Promise<bigint | undefined> =>
  (
    await db.one<{ id: bigint }>(
      sql`select id from sportsbook_event where feed = ${feed} and external_id = ${externalId}`,
    )
  )?.id

/** Stores the state of a locked event as its next version. */
export const saveEvent = async (tx: Tx, event: BookEvent): Promise<BookEvent> =>
  (await saveEvents(tx, [event]))[0]!

/** Stores the states of locked events as their next versions, in the same order. */
export async function saveEvents(tx: Tx, events: readonly BookEvent[]): Promise<BookEvent[]> {
  const rows = events.map((event) => ({
    event_id: String(event.id),
    starts_at: new Date(event.startsAtMs),
    status: event.status,
    venue: event.venue,
    home_score: event.score.home,
    away_score: event.score.away,
    period: event.period,
    played_seconds: event.playedSeconds,
    played_at: event.playedAtMs === undefined ? null : new Date(event.playedAtMs),
    result: event.result ?? null,
    statistics: event.statistics,
    stopped: event.stopped ?? null,
    feed_stopped: event.feedStopped ?? null,
  }))
  await tx.query(sql`
    update sportsbook_event set starts_at = saved.starts_at, status = saved.status, venue = saved.venue,
      home_score = saved.home_score, away_score = saved.away_score, period = saved.period,
      played_seconds = saved.played_seconds, played_at = saved.played_at, result = saved.result,
      statistics = saved.statistics, stopped = saved.stopped, feed_stopped = saved.feed_stopped, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}) as saved (event_id bigint, starts_at timestamptz, status text, venue text,
      home_score integer, away_score integer, period text, played_seconds integer, played_at timestamptz, result jsonb,
      statistics jsonb, stopped text, feed_stopped text)
    where id = saved.event_id`)
  return events.map((event) => ({ ...event, version: event.version + 1 }))
}

/** An incident of one of several events. */
export interface EventIncident extends Incident {
  eventId: bigint
}

/** Adds incidents that are not there yet; answers which were new. */
export async function insertIncidents(tx: Tx, incidents: readonly EventIncident[]): Promise<EventIncident[]> {
  if (incidents.length === 0) return []
  const added = await tx.query<{ event_id: bigint; number: number }>(sql`
    insert into sportsbook_incident (event_id, number, kind, side, period, played_seconds, home_score, away_score, at)
    select * from unnest(${incidents.map(({ eventId }) => eventId)}::bigint[],
      ${incidents.map(({ number }) => number)}::integer[], ${incidents.map(({ kind }) => kind)}::text[],
      ${incidents.map(({ side }) => side ?? null)}::text[], ${incidents.map(({ period }) => period)}::text[],
      ${incidents.map(({ playedSeconds }) => playedSeconds)}::integer[], ${incidents.map(({ score }) => score.home)}::integer[],
      ${incidents.map(({ score }) => score.away)}::integer[], ${incidents.map(({ atMs }) => new Date(atMs))}::timestamptz[])
    on conflict (event_id, number) do nothing returning event_id, number`)
  const keys = new Set(added.map((row) => `${row.event_id} ${row.number}`))
  return incidents.filter(({ eventId, number }) => keys.has(`${eventId} ${number}`))
}

/** The latest incidents of an event, oldest first. */
export const incidentsOf = async (db: Queries, eventId: bigint, most: number): Promise<Incident[]> =>
  (
    await db.query<IncidentRow>(sql`
    select number, kind, side, period, played_seconds, home_score, away_score, at from sportsbook_incident
    where event_id = ${eventId} order by number desc limit ${most}`)
  )
    .map((row) => ({
      number: row.number,
      kind: row.kind,
      side: row.side ?? undefined,
      period: row.period,
      playedSeconds: row.played_seconds,
      score: { home: row.home_score, away: row.away_score },
      atMs: row.at,
    }))
    .toReversed()

interface IncidentRow {
  number: number
  kind: string
  side: 'home' | 'away' | null
  period: string
  played_seconds: number
  home_score: number
  away_score: number
  at: number
}
