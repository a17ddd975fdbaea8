// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Database } from '../../platform/db/index.ts'

const mostTries = 20
const betweenTriesMilliseconds = 500
const lockNotAvailable = '55P03'

interface OpenPeriod {
  number: number
  began_at: number
}

/**
 * Job: begins a new period of postings when a quarter of the year (UTC) has begun since the open one did.
 * Postings go on into the open one until then, however late that is. Answers the number of the new period, or
 * undefined when none was due.
 */
export async function beginPeriodWhenDue(db: Database, nowMs: number): Promise<number | undefined> {
  const open = await db.one<OpenPeriod>(
    sql`select number, began_at from ledger_period where ended_at is null`,
  )
  if (!open) throw new Error('no period of postings is open')
  return quarterOf(nowMs) > quarterOf(open.began_at) ? beginPeriod(db, open.number, nowMs) : undefined
}

/**
 * Ends the period `ends`, when it is still open, and begins the next. Throws when bets left it no moment,
 * many times.
 */
export async function beginPeriod(db: Database, ends: number, nowMs: number): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      const row = await db.one<{ open: number }>(
        sql`select ledger_begin_period(${ends}, ${new Date(nowMs)}) as open`,
      )
      if (!row) throw new Error('a period was not begun')
      return row.open
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable || tries === mostTries) throw error
      await sleep(betweenTriesMilliseconds)
    }
  }
}

function quarterOf(atMs: number): number {
  const at = new Date(atMs)
  return at.getUTCFullYear() * 4 + Math.floor(at.getUTCMonth() / 3)
}
