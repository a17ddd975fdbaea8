// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import type { Strength } from './played-sport.ts'

/** What the feed knows about one of its events; all moments are those of its clock. */
export interface ReplayEvent {
  eventId: bigint
  recordedId: bigint | undefined
  startsMs: number
  strength: Strength
  seed: string | undefined
  /** How many of its steps have happened. */
  done: number
  reopensMs: number | undefined
  pricedMs: number
}

export const insertReplayEvent = async (
  tx: Tx,
  {
    eventId,
    recordedId,
    startsMs,
    strength,
  }: Pick<ReplayEvent, 'eventId' | 'recordedId' | 'startsMs' | 'strength'>,
): Promise<void> => {
  await tx.query(sql`
    insert into sportsbook_replay_event (event_id, recorded_id, starts_ms, strength, next_ms)
    values (${eventId}, ${recordedId ?? null}, ${BigInt(startsMs)}, ${JSON.stringify(strength)}, ${BigInt(startsMs)})`)
}

/** An event in which something is to be done. */
export interface DueEvent {
  eventId: bigint
  competition: string
  startsMs: number
  /** Undefined before it has begun. */
  seed: string | undefined
  done: number
}

/** Events in which something is to be done by now, with the code of their competition; the longest due first. */
export const dueEvents = async (db: Queries, replayMs: number, most: number): Promise<DueEvent[]> =>
  (
    await db.query<{
      event_id: bigint
      external_id: string
      starts_ms: bigint
      seed: string | null
      done: number
    }>(sql`
    select replay.event_id, competition.external_id, replay.starts_ms, replay.seed, replay.done from sportsbook_replay_event replay
    join sportsbook_event event on event.id = replay.event_id
    join sportsbook_competition competition on competition.id = event.competition_id
    where not replay.finished and replay.next_ms <= ${BigInt(Math.floor(replayMs))}
    order by replay.next_ms, replay.event_id limit ${most}`)
  ).map((row) => ({
    eventId: row.event_id,
    competition: row.external_id,
    startsMs: Number(row.starts_ms),
    seed: row.seed ?? undefined,
    done: row.done,
  }))

/** Nothing is due in an event before this. */
export const deferEvent = async (db: Queries, eventId: bigint, nextMs: number): Promise<void> => {
  await db.query(
    sql`update sportsbook_replay_event set next_ms = ${BigInt(Math.round(nextMs))} where event_id = ${eventId} and not finished`,
  )
}

/**
 * Locks what the feed knows about an event in which something is due. Undefined if nothing is, or if another
 * process is at it.
 */
export async function lockReplayEvent(
  tx: Tx,
  eventId: bigint,
  replayMs: number,
): Promise<ReplayEvent | undefined> {
  const row = await tx.one<ReplayRow>(sql`
    select event_id, recorded_id, starts_ms, strength, seed, done, reopens_ms, priced_ms from sportsbook_replay_event
    where event_id = ${eventId} and not finished and next_ms <= ${BigInt(Math.floor(replayMs))} for update skip locked`)
  return (
    row && {
      eventId: row.event_id,
      recordedId: row.recorded_id ?? undefined,
      startsMs: Number(row.starts_ms),
      strength: row.strength,
      seed: row.seed ?? undefined,
      done: row.done,
      reopensMs: row.reopens_ms === null ? undefined : Number(row.reopens_ms),
      pricedMs: Number(row.priced_ms),
    }
  )
}

interface ReplayRow {
  event_id: bigint
  recorded_id: bigint | null
  starts_ms: bigint
  strength: Strength
  seed: string | null
  done: number
  reopens_ms: bigint | null
  priced_ms: bigint
}

export const saveReplayEvent = async (
  tx: Tx,
  event: ReplayEvent & { nextMs: number; finished: boolean },
): Promise<void> => {
  await tx.query(sql`
    update sportsbook_replay_event set seed = ${event.seed ?? null}, done = ${event.done},
      reopens_ms = ${event.reopensMs === undefined ? null : BigInt(Math.round(event.reopensMs))},
      priced_ms = ${BigInt(Math.round(event.pricedMs))}, next_ms = ${BigInt(Math.round(event.nextMs))}, finished = ${event.finished}
    where event_id = ${event.eventId}`)
}

/** How far a series is planned. */
export interface SeriesPlace {
  edition: number
  position: number
  nextMs: number
}

/** Locks the place of a series; a new one begins at `firstMs`. */
export async function lockSeries(tx: Tx, series: string, firstMs: number): Promise<SeriesPlace> {
  await tx.query(sql`
    insert into sportsbook_replay_series (series, next_ms) values (${series}, ${BigInt(Math.round(firstMs))}) on conflict do nothing`)
  const row = (await tx.one<{ edition: number; position: number; next_ms: bigint }>(
    sql`select edition, position, next_ms from sportsbook_replay_series where series = ${series} for update`,
  ))!
  return { edition: row.edition, position: row.position, nextMs: Number(row.next_ms) }
}

export const saveSeries = async (tx: Tx, series: string, place: SeriesPlace): Promise<void> => {
  await tx.query(sql`
    update sportsbook_replay_series set edition = ${place.edition}, position = ${place.position}, next_ms = ${BigInt(Math.round(place.nextMs))}
    where series = ${series}`)
}

/** The last start of either team by the feed's clock; undefined if neither has played. */
export const lastStartOf = async (tx: Tx, teamIds: readonly bigint[]): Promise<number | undefined> => {
  const row = await tx.one<{ starts_ms: bigint | null }>(sql`
    select max(replay.starts_ms) as starts_ms from sportsbook_event event
    join sportsbook_replay_event replay on replay.event_id = event.id
    where event.home_id = any(${teamIds}::bigint[]) or event.away_id = any(${teamIds}::bigint[])`)
  return row?.starts_ms ? Number(row.starts_ms) : undefined
}
