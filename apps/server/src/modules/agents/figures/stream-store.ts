// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'

export type StreamName = 'bets' | 'postings'
/** How far the roll-up has read a stream: the columns of `team_stream`. */
export interface StreamPosition {
  stream: StreamName
  scannedId: bigint
  nextId: bigint | null
  repeatedId: bigint
}

/** The open window, locked until the transaction ends, so that only one process rolls up. */
export async function lockOpenWindow(tx: Tx): Promise<number | undefined> {
  const row = await tx.one<{ began_at: number | null }>(sql`select began_at from team_window_open for update`)
  return row?.began_at ?? undefined
}

export async function openWindow(tx: Tx, beganMs: number): Promise<void> {
  await tx.query(sql`update team_window_open set began_at = ${new Date(beganMs)}`)
}

export async function saveFreshness(tx: Tx, atMs: number): Promise<void> {
  await tx.query(sql`update team_window_open set fresh_at = ${new Date(atMs)}`)
}

export async function readPositions(tx: Tx): Promise<StreamPosition[]> {
  return tx.query<StreamPosition>(sql`
    select stream, scanned_id as "scannedId", next_id as "nextId", repeated_id as "repeatedId" from team_stream order by stream`)
}

export async function savePosition(tx: Tx, position: StreamPosition): Promise<void> {
  await tx.query(sql`
    update team_stream set scanned_id = ${position.scannedId}, next_id = ${position.nextId}, repeated_id = ${position.repeatedId} where stream = ${position.stream}`)
}

/** Begins the new day of each brand listed; the day of a brand never goes back. */
export async function beginDays(tx: Tx, days: readonly { code: string; day: string }[]): Promise<string[]> {
  const rows = await tx.query<{ brand_code: string }>(sql`
    insert into team_today (brand_code, day)
    select code, day from unnest(${days.map(({ code }) => code)}::text[], ${days.map(({ day }) => day)}::date[]) as brand (code, day)
    on conflict (brand_code) do update set day = excluded.day where team_today.day < excluded.day
    returning brand_code`)
  return rows.map(({ brand_code: code }) => code)
}
