// SPDX-License-Identifier: Apache-2.0
import type { Queries } from './database.ts'
import { sql } from './sql.ts'

/** When the newest backup was finished that `npm run backup` made; undefined if there is none. */
export async function lastBackupMs(db: Queries): Promise<number | undefined> {
  const row = await db.one<{ finished_at: number }>(
    sql`select finished_at from backup_record order by id desc limit 1`,
  )
  return row?.finished_at
}
