// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { Strength } from './played-sport.ts'

/** What the feed knows about one of its events; all moments are those of its clock. */
export interface ReplayEvent {
  eventId: bigint
  /** Whether an earlier release began it as the replay of a published result. */
  isPublished: boolean
  startsMs: number
  strength: Strength
  /** Undefined before it has begun. */
  sealedSeed: Buffer | undefined
  /** Left in the clear by an earlier release, until its event goes on. */
  clearSeed: string | undefined
  /** How many of its steps have happened. */
  done: number
  reopensMs: number | undefined
  pricedMs: number
}

export const insertReplayEvent = async (
  tx: Tx,
  { eventId, startsMs, strength }: Pick<ReplayEvent, 'eventId' | 'startsMs' | 'strength'>,
): Promise<void> => {
  await tx.query(sql`
    insert into sportsbook_replay_event (event_id, starts_ms, strength, next_ms)
    values (${eventId}, ${BigInt(startsMs)}, ${JSON.stringify(strength)}, ${BigInt(startsMs)})`)
}

/** An event in which something is to be done. */
export interface DueEvent {
  eventId: bigint
  competition: string
  startsMs: number
  /** When it was due. */
  nextMs: number
  /** Undefined before it has begun. */
  sealedSeed: Buffer | undefined
  done: number
}

/** Events in which something is to be done by now, with the code of their competition; the longest due first. */
export const dueEvents = async (db: Queries, replayMs: number, most: number): Promise<DueEvent[]> =>
  (
    await db.query<{
      event_id: bigint
      external_id: string
      starts_ms: bigint
      next_ms: bigint
      sealed_seed: Buffer | null
      done: number
    }>(sql`
    select replay.event_id, competition.external_id, replay.starts_ms, replay.next_ms, replay.sealed_seed, replay.done from sportsbook_replay_event replay
    join sportsbook_event event on event.id = replay.event_id
    join sportsbook_competition competition on competition.id = event.competition_id
    where not replay.finished and replay.next_ms <= ${BigInt(Math.floor(replayMs))}
    order by replay.next_ms, replay.event_id limit ${most}`)
  ).map((row) => ({
    eventId: row.event_id,
    competition: row.external_id,
    startsMs: Number(row.starts_ms),
    nextMs: Number(row.next_ms),
    sealedSeed: row.sealed_seed ?? undefined,
    done: row.done,
  }))

/** Nothing is due in an event before this. */
export const deferEvent = async (db: Queries, eventId: bigint, nextMs: number): Promise<void> => {
  await db.query(
    sql`update sportsbook_replay_event set next_ms = ${BigInt(Math.round(nextMs))} where event_id = ${eventId} and not finished`,
  )
}

/** Locks what the feed knows about events in which something is due; without those that another process is at. */
export const lockReplayEvents = async (
  tx: Tx,
  eventIds: readonly bigint[],
  replayMs: number,
): Promise<ReplayEvent[]> =>
  (
    await tx.query<ReplayRow>(sql`
    select event_id, recorded_id is not null as published, starts_ms, strength, sealed_seed, seed, done, reopens_ms, priced_ms from sportsbook_replay_event
    where event_id = any(${eventIds}::bigint[]) and not finished and next_ms <= ${BigInt(Math.floor(replayMs))}
    order by event_id for update skip locked`)
  ).map((row) => ({
    eventId: row.event_id,
    isPublished: row.published,
    startsMs: Number(row.starts_ms),
    strength: row.strength,
    sealedSeed: row.sealed_seed ?? undefined,
    clearSeed: row.seed ?? undefined,
    done: row.done,
    reopensMs: row.reopens_ms === null ? undefined : Number(row.reopens_ms),
    pricedMs: Number(row.priced_ms),
  }))

interface ReplayRow {
  event_id: bigint
  published: boolean
  starts_ms: bigint
  strength: Strength
  sealed_seed: Buffer | null
  seed: string | null
  done: number
  reopens_ms: bigint | null
  priced_ms: bigint
}

/** What the feed knows about an event now, and when it looks at it again. */
export type NextReplayEvent = ReplayEvent & { nextMs: number; finished: boolean }

/** Keeps what the feed knows about events; their seeds only sealed. */
export const saveReplayEvents = async (tx: Tx, events: readonly NextReplayEvent[]): Promise<void> => {
  const rows = events.map(({ eventId, sealedSeed, done, reopensMs, pricedMs, nextMs, finished }) => ({
    event_id: String(eventId),
    sealed_seed: sealedSeed ? `\\x${sealedSeed.toString('hex')}` : null,
    done,
    reopens_ms: reopensMs === undefined ? null : Math.round(reopensMs),
    priced_ms: Math.round(pricedMs),
    next_ms: Math.round(nextMs),
    finished,
  }))
  await tx.query(sql`
    update sportsbook_replay_event replay set seed = null, sealed_seed = saved.sealed_seed, done = saved.done,
      reopens_ms = saved.reopens_ms, priced_ms = saved.priced_ms, next_ms = saved.next_ms, finished = saved.finished
    from jsonb_to_recordset(${JSON.stringify(rows)}) as saved (event_id bigint, sealed_seed bytea, done integer, reopens_ms bigint,
      priced_ms bigint, next_ms bigint, finished boolean)
    where replay.event_id = saved.event_id`)
}

/** How far a series is planned. */
export interface SeriesPosition {
  edition: number
  position: number
  nextMs: number
}

/** Locks the position of a series; a new one begins at `firstMs`. */
export async function lockSeries(tx: Tx, series: string, firstMs: number): Promise<SeriesPosition> {
  await tx.query(sql`
    insert into sportsbook_replay_series (series, next_ms) values (${series}, ${BigInt(Math.round(firstMs))}) on conflict do nothing`)
  const row = (await tx.one<{ edition: number; position: number; next_ms: bigint }>(
    sql`select edition, position, next_ms from sportsbook_replay_series where series = ${series} for update`,
  ))!
  return { edition: row.edition, position: row.position, nextMs: Number(row.next_ms) }
}

/** Until when each series is planned, by its name. */
export const plannedSeries = async (db: Queries): Promise<Map<string, number>> =>
  new Map(
    (
      await db.query<{ series: string; next_ms: bigint }>(
        sql`select series, next_ms from sportsbook_replay_series`,
      )
    ).map((row) => [row.series, Number(row.next_ms)]),
  )

export const saveSeries = async (tx: Tx, series: string, at: SeriesPosition): Promise<void> => {
  await tx.query(sql`
    update sportsbook_replay_series set edition = ${at.edition}, position = ${at.position}, next_ms = ${BigInt(Math.round(at.nextMs))}
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
