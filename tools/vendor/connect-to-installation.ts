// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, sql, type Database } from '@tessera/server/src/platform/db/index.ts'
import {
  clusterFolderOf,
  platformDatabaseName,
} from '@tessera/server/src/platform/db/embedded-postgres-location.ts'
import { socketUrl } from '@tessera/server/src/platform/db/embedded-postgres-socket.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'

/** The installation cannot be reached; the message says how to start it. */
export class InstallationAway extends Error {}

/**
 * Connects to the database of the running server: DATABASE_URL, or the socket that the built-in PostgreSQL
 * recorded in its data folder. Throws InstallationAway when nobody answers there.
 */
export async function connectToInstallation({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const where = databaseUrl === undefined ? `in ${dataDir}` : 'on the database of DATABASE_URL'
  const away = (cause?: unknown) =>
    new InstallationAway(`The server is not running ${where}. Start it with "npm start" and try again.`, {
      cause,
    })
  const socketFolder = databaseUrl === undefined ? socketFolderOf(clusterFolderOf(dataDir)) : undefined
  const url =
    databaseUrl ?? (socketFolder === undefined ? undefined : socketUrl(socketFolder, platformDatabaseName))
  if (url === undefined) throw away()
  const database = openDatabase({ url, role: 'tessera_app', connections: 2, log: silentLog() })
  try {
    await database.query(sql`select id from vendor_account limit 1`)
    return database
  } catch (error) {
    await database.close()
    throw away(error)
  }
}

/**
 * Line 5 of postmaster.pid is the folder of the server's socket; undefined when no server is running there.
 */
function socketFolderOf(clusterFolder: string): string | undefined {
  try {
    return readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')[4]?.trim() || undefined
  } catch {
    return undefined
  }
}
