// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Queries } from './database.ts'
import { sql } from './sql.ts'

const patienceMs = 5_000
const lookAgainMs = 20

/**
 * Waits until all transactions have ended that had begun to write when `nextTransaction` was the next id
 * (`pg_snapshot_xmax`). False when one of them runs too long. For readers of rows that concurrent
 * transactions number: a lower number may be committed after a higher one, but not after this.
 */
export async function waitUntilEnded(db: Queries, nextTransaction: string): Promise<boolean> {
  for (let waitedMs = 0; !(await allEnded(db, nextTransaction)); waitedMs += lookAgainMs) {
    if (waitedMs >= patienceMs) return false
    await sleep(lookAgainMs)
  }
  return true
}

async function allEnded(db: Queries, nextTransaction: string): Promise<boolean> {
  const row = await db.one<{ ended: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) >= ${nextTransaction}::text::xid8 as ended`,
  )
  return row?.ended ?? false
}
