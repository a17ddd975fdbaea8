// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

/** How long it waits. More in tests: their databases share a server, which counts the transactions of all of them together. */
export const patience = { ms: 5_000 }
const lookAgainMs = 20

/**
 * Waits until all transactions have ended that have begun to write by now. False when one of them runs too long. For
 * readers of rows that concurrent transactions number: a lower number may be committed after a higher one, so they
 * first note the last number and then call this. Everybody who has drawn a number up to that one has an id by then, and
 * the id that is drawn here is higher. (The end of a snapshot would not do: it lies behind the last transaction that
 * has ended, and those that run may have higher ids.) Not within a transaction, which would wait for itself.
 */
export async function waitForRunning(db: Pick<Database, 'one'>): Promise<boolean> {
  const row = await db.one<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  if (!row) return false
  for (let waitedMs = 0; !(await allEnded(db, row.id)); waitedMs += lookAgainMs) {
    if (waitedMs >= patience.ms) return false
    await sleep(lookAgainMs)
  }
  return true
}

async function allEnded(db: Pick<Database, 'one'>, id: string): Promise<boolean> {
  const row = await db.one<{ ended: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${id}::text::xid8 as ended`,
  )
  return row?.ended ?? false
}
