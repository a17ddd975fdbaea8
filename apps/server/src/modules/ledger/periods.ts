// SPDX-License-Identifier: Apache-2.0
import { retryUntilLocked, sql, type Database, type Queries } from '../../platform/db/index.ts'

interface OpenPeriod {
  number: number
  began_at: number
}

/** The period that takes postings now, and its start in epoch ms. */
export const openPeriod = (db: Queries): Promise<OpenPeriod | undefined> =>
  db.one<OpenPeriod>(sql`select number, began_at from ledger_period where ended_at is null`)

/**
 * Job: begins a new period of postings when a new quarter (UTC) has begun since the open period started.
 * Until then, however late, postings go into the open one. Returns the number of the new period, or undefined
 * when none was due.
 */
export async function beginPeriodWhenDue(db: Database, nowMs: number): Promise<number | undefined> {
  const open = await openPeriod(db)
  if (!open) throw new Error('no period of postings is open')
  return quarterOf(nowMs) > quarterOf(open.began_at) ? beginPeriod(db, open.number, nowMs) : undefined
}

/**
 * Ends the period `ends` if it is still open, and begins the next. Throws when ongoing bets blocked it on
 * every try.
 */
export async function beginPeriod(db: Database, ends: number, nowMs: number): Promise<number> {
  const row = await retryUntilLocked(() =>
    db.one<{ open: number }>(sql`select ledger_begin_period(${ends}, ${new Date(nowMs)}) as open`),
  )
  if (!row) throw new Error('a period was not begun')
  return row.open
}

function quarterOf(atMs: number): number {
  const at = new Date(atMs)
  return at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3)
}
