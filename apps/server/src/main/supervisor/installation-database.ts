// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { clusterFolderOf, platformDatabaseName } from '../../platform/db/embedded-postgres-location.ts'
import { ownerRole } from '../../platform/db/embedded-postgres-role-names.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/db/embedded-postgres.ts'
import { migrateStudio } from '../../platform/db/migrate-studio.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { logFile } from './log-file.ts'
import type { Running } from './start-supervisor.ts'

const oldestVersion = 15
const restartsAtMost = 5

/**
 * Makes sure that the installation's database runs and is up to date; answers the owner's connection
 * string.
 */
export async function openInstallationDatabase(running: Running): Promise<string> {
  const url = running.environment.databaseUrl ?? (await startOwnDatabase(running))
  await requireVersion(url)
  const { cell } = running.environment
  const applied = [...(await migrate({ ownerUrl: url, cell })), ...(await migrateStudio({ ownerUrl: url }))]
  if (applied.length > 0)
    console.log(`Database brought up to date (${applied.length} migrations and functions).`)
  return url
}

async function startOwnDatabase(running: Running): Promise<string> {
  const dataDir = clusterFolderOf(running.environment.dataDir)
  const log = logFile(running.environment.dataDir, 'postgres')
  let postgres = await startEmbeddedPostgres({ dataDir, log })
  let restarting: Promise<unknown> = Promise.resolve()
  running.undo(() => restarting.then(() => postgres.stop()))
  watch(postgres, 1)
  await createInstallationDatabase(postgres.adminUrl())
  return postgres.ownerUrl(platformDatabaseName)

  /** The servers survive a restart of the database; money is safe, as the database replays its log. */
  function watch(current: EmbeddedPostgres, restart: number): void {
    const lost = (error: unknown): void => running.broken(`The database did not come back: ${String(error)}`)
    current.exited
      .then((reason) => {
        if (!running.signal.aborted) restarting = comeBack(reason, restart).catch(lost)
      })
      .catch(lost)
  }

  async function comeBack(reason: string, restart: number): Promise<void> {
    if (restart > restartsAtMost)
      return running.broken(`The database has ended ${restart} times (${reason}). Its log: ${log.path}`)
    console.error(`The database has ended unexpectedly (${reason}); starting it again …`)
    postgres = await startEmbeddedPostgres({ dataDir, log })
    console.error('The database is back.')
    watch(postgres, restart + 1)
  }
}

/** Creates the installation's database inside the built-in PostgreSQL for the owner of its tables, if there is none yet. */
export async function createInstallationDatabase(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      platformDatabaseName,
    ])
    if (!rowCount)
      await client.query(`create database ${pg.escapeIdentifier(platformDatabaseName)} owner ${ownerRole}`)
  })
}

/** Throws when the database does not answer or is older than the migrations need. */
export async function requireVersion(url: string): Promise<void> {
  const version = await withClient(
    url,
    async (client) =>
      (await client.query<{ server_version: string }>('show server_version')).rows[0]?.server_version ?? '',
  )
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new Error(
      `The database of DATABASE_URL is PostgreSQL ${version}; Tessera needs ${oldestVersion} or newer.`,
    )
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    // Never logs the address itself: it may contain a password.
    throw new Error(
      `The database does not answer: ${error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)}`,
      { cause: error },
    )
  }
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
