// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../platform/db/index.ts'
import { readMigrationFiles } from '../platform/db/migrate-files.ts'
import { serverMigrationsFolder } from '../platform/db/migrate.ts'
import type { Log } from '../platform/log/log.ts'

/**
 * Says in the log when a newer release has written the database. While an installation is brought up to date,
 * old processes go on beside new ones, for migrations are made so that both can; afterwards an old one is a
 * mistake that somebody must see.
 */
export async function sayIfNewer(db: Queries, log: Log): Promise<void> {
  const last = readMigrationFiles(serverMigrationsFolder).at(-1)?.number ?? 0
  const newer = await db.one<{ name: string }>(
    sql`select name from schema_migration where number > ${last} order by number desc limit 1`,
  )
  if (newer)
    log.warn(
      { migration: newer.name },
      'the database was written by a newer release; replace this process by one of that release',
    )
}
