// SPDX-License-Identifier: Apache-2.0
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { sql } from './sql.ts'

const patienceMs = 5_000
const lookAgainMs = 20

/**
 * Waits until all transactions of this database have ended that have begun to write by now. False when one of them runs
 * too long. For readers of rows that concurrent transactions number: a lower number may be committed after a higher one,
 * so they first note the last number and then call this. Everybody who has drawn a number up to that one has an id by then,
 * and the id that is drawn here is higher. (The end of a snapshot would not do: it lies behind the last transaction that
 * has ended, and those that run may have higher ids.) Not within a transaction, which would wait for itself.
 */
export async function waitForRunning(db: Pick<Database, 'one'>): Promise<boolean> {
  const row = await db.one<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  if (!row) return false
  for (let waitedMs = 0; !(await allEnded(db, row.id)); waitedMs += lookAgainMs) {
    if (waitedMs >= patienceMs) return false
    await sleep(lookAgainMs)
  }
  return true
}

/**
 * A snapshot counts the transactions of every database of the server. Those that are known to run in another one are left
 * out: they write nothing here, and one may take hours there. One whose database is not known counts.
 */
async function allEnded(db: Pick<Database, 'one'>, id: string): Promise<boolean> {
  const row = await db.one<{ ended: boolean }>(sql`
    select pg_snapshot_xmax(taken) > ${id}::text::xid8 and not exists (
      select from pg_snapshot_xip(taken) running
      where running < ${id}::text::xid8 and not exists (
        select from pg_locks l join pg_stat_activity a using (pid)
        where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted and l.transactionid = running::xid
          and a.datname <> current_database())) as ended
    from pg_current_snapshot() taken`)
  return row?.ended ?? false
}
