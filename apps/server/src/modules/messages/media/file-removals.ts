// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'

/**
 * The removal of a file that nothing uses any more: decided under the lock of the files, carried out in the
 * store afterwards.
 */
export interface FileRemoval {
  file: string
  number: bigint
  finished: boolean
}

/** Longer than a request to the store may take, even one that we gave up on and the store did not. */
const attemptMs = 60_000
const rememberedMs = 86_400_000
const mostAtOnce = 100

/** Records that these files are to go, and that the caller removes them now. */
export async function decideRemovals(tx: Tx, files: readonly string[], nowMs: number): Promise<void> {
  if (files.length === 0) return
  await tx.query(sql`
    insert into media_removal (file, attempt_until) select distinct on (file) file, ${new Date(nowMs + attemptMs)}::timestamptz from unnest(${files}::text[]) as file
    on conflict (file) do update set number = default, attempt_until = excluded.attempt_until, finished_at = null`)
}

/** The recent removals of these files. */
export const removalsOf = (db: Queries, files: readonly string[]): Promise<FileRemoval[]> =>
  db.query<FileRemoval>(sql`
  select file, number, finished_at is not null as finished from media_removal where file = any(${files}::text[]) order by file`)

/** Takes over removals that no process is working on, so that the caller works on them now. */
export async function takeRemovals(db: Queries, nowMs: number, files?: readonly string[]): Promise<string[]> {
  const taken = await db.query<{ file: string }>(sql`
    update media_removal set attempt_until = ${new Date(nowMs + attemptMs)}
    where file in (
      select file from media_removal
      where finished_at is null and attempt_until <= ${new Date(nowMs)} and (${files ?? null}::text[] is null or file = any(${files ?? null}::text[]))
      order by number limit ${mostAtOnce} for update skip locked)
    returning file`)
  return taken.map(({ file }) => file)
}

export async function finishRemoval(db: Queries, file: string, nowMs: number): Promise<void> {
  await db.query(
    sql`update media_removal set finished_at = ${new Date(nowMs)} where file = ${file} and finished_at is null`,
  )
}

/** Deletes decisions so old that no upload under way can have begun before them. */
export async function forgetRemovals(db: Queries, nowMs: number): Promise<void> {
  await db.query(sql`delete from media_removal where finished_at < ${new Date(nowMs - rememberedMs)}`)
}
