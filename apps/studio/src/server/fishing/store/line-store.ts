// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { Lease } from '../../rooms/store/lease-store.ts'
import type { StoredShot } from '../stored-shot.ts'

/** One entry in the log of a hall. */
export interface Line {
  readonly lease: Lease
  readonly version: bigint
  readonly shots: readonly StoredShot[]
}

/**
 * Writes the lines of many halls in one statement; answers the halls that are still this process's, and only of those a line is stored. Until
 * it ends none of them gets a new owner. The same line again changes nothing.
 */
export async function insertLines(db: Queries, lines: readonly Line[], nowMs: number): Promise<Set<string>> {
  const rows = await db.rows<{ code: string }>(sql`
    with given as (
      select * from unnest(${lines.map(({ lease }) => lease.room)}::text[], ${lines.map(({ lease }) => lease.epoch)}::bigint[],
        ${lines.map(({ version }) => version)}::bigint[], ${lines.map(({ shots }) => JSON.stringify(shots))}::text[])
        as line (hall, epoch, version, results)),
    held as (
      select room.code from studio.room join given on room.code = given.hall and room.epoch = given.epoch for key share of room),
    stored as (
      insert into studio.fishing_line (hall, version, at, results)
      select given.hall, given.version, ${new Date(nowMs)}::timestamptz, given.results::jsonb
      from given join held on held.code = given.hall
      on conflict (hall, version) do nothing)
    select code from held`)
  return new Set(rows.map(({ code }) => code))
}

/** The shots in a hall's log behind a line, in order. */
export async function listShots(db: Queries, hall: string, afterVersion: bigint): Promise<StoredShot[]> {
  const rows = await db.rows<{ results: StoredShot[] }>(sql`
    select results from studio.fishing_line where hall = ${hall} and version > ${afterVersion} order by version`)
  return rows.flatMap(({ results }) => results)
}

/** The last line of a hall that anything refers to. */
export async function findLastVersion(db: Queries, hall: string): Promise<bigint> {
  const [row] = await db.rows<{ version: bigint }>(sql`
    select greatest((select max(version) from studio.fishing_line where hall = ${hall}),
      (select max(after_version) from studio.fishing_load where hall = ${hall} and ended_at is null), 0) as version`)
  return row!.version
}

const KNOWN_FOR_MS = 24 * 60 * 60 * 1000
const DELETED_AT_ONCE = 1_000

/** Deletes lines a day after they were written, unless a load from before them is open: those have its bullets. */
export async function deleteOldLines(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    delete from studio.fishing_line where ctid = any (array(
      select line.ctid from studio.fishing_line line where line.at < ${new Date(nowMs - KNOWN_FOR_MS)}
      and not exists (select from studio.fishing_load load
        where load.hall = line.hall and load.ended_at is null and load.after_version < line.version)
      limit ${DELETED_AT_ONCE}))`)
}
