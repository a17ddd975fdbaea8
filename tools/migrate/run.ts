// SPDX-License-Identifier: Apache-2.0
import { requireVersion } from '@tessera/server/src/main/supervisor/installation-database.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { loadEnvironmentFile, readEnvironment } from '@tessera/server/src/platform/env/environment.ts'

/**
 * Brings the database of DATABASE_URL up to date, platform and studio, for installations whose processes are started
 * one by one. `npm start` does the same by itself. Exit code 1 when it could not; then nothing is half done.
 */
try {
  loadEnvironmentFile()
  const { databaseUrl, cell } = readEnvironment(process.env)
  if (databaseUrl === undefined)
    throw new EnvironmentError([
      'DATABASE_URL must be set; the built-in PostgreSQL is brought up to date by npm start',
    ])
  await requireVersion(databaseUrl)
  const applied = [
    ...(await migrate({ ownerUrl: databaseUrl, cell })),
    ...(await migrateStudio({ ownerUrl: databaseUrl })),
  ]
  console.log(
    applied.length === 0
      ? 'The database is up to date.'
      : `Applied ${applied.length}:\n${applied.map((name) => `  ${name}`).join('\n')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
