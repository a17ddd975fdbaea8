// SPDX-License-Identifier: Apache-2.0
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@tessera/server/src/platform/db/embedded-postgres.ts'
import { serverFunctions, studioFunctions } from '@tessera/server/src/platform/db/function-files.ts'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import pg from 'pg'
import { printSchema } from './print-schema.ts'
import { schemaFileOf } from './schema-files.ts'

/**
 * Prints apps/server/schema.sql and apps/studio/schema.sql from the migrations, in a separate PostgreSQL;
 * schema.test.ts fails when they are out of date.
 */
const folder = mkdtempSync(join(tmpdir(), 'tessera-schema-'))
// Servers started by root run as another user, who needs access.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
try {
  const client = new pg.Client({ connectionString: postgres.ownerUrl() })
  await client.connect()
  // One after the other, as each has a separate database in the test.
  for (const [source, apply] of [
    [serverFunctions, migrate],
    [studioFunctions, migrateStudio],
  ] as const) {
    await apply({ ownerUrl: postgres.ownerUrl() })
    writeFileSync(schemaFileOf(source), await printSchema(client, source))
  }
  await client.end()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}
