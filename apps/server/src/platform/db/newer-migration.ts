// SPDX-License-Identifier: Apache-2.0
import type { Queries } from './database.ts'
import { readMigrationFiles } from './migrate-files.ts'
import { serverMigrationsFolder } from './migrate.ts'
import { sql } from './sql.ts'

/** The last migration of this database that this release does not know; undefined when it knows them all. */
export async function newerMigration(db: Queries): Promise<string | undefined> {
  const last = readMigrationFiles(serverMigrationsFolder).at(-1)?.number ?? 0
  const newer = await db.one<{ name: string }>(
    sql`select name from schema_migration where number > ${last} order by number desc limit 1`,
  )
  return newer?.name
}
