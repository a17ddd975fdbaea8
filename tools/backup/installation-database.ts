// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstallationDatabase } from '@tessera/server/src/main/supervisor/installation-database.ts'
import { startEmbeddedPostgres } from '@tessera/server/src/platform/db/embedded-postgres.ts'
import {
  clusterFolderOf,
  platformDatabaseName,
} from '@tessera/server/src/platform/db/embedded-postgres-location.ts'
import { socketUrl } from '@tessera/server/src/platform/db/embedded-postgres-socket.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { lockFolder } from '@tessera/server/src/platform/env/folder-lock.ts'
import { CannotDo } from './cannot-do.ts'

export type InstallationLocation = Pick<Environment, 'dataDir' | 'databaseUrl'>

/**
 * Calls `work` with the owner's address of the installation's database: that of DATABASE_URL, of the built-in
 * PostgreSQL if it runs, or of one that is started for the work. Throws CannotDo when there is no
 * installation.
 */
export async function withInstallationDatabase<Result>(
  { dataDir, databaseUrl }: InstallationLocation,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== undefined) return work(databaseUrl)
  const cluster = clusterFolderOf(dataDir)
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new CannotDo(`There is no installation in ${dataDir}: set DATA_DIR, or DATABASE_URL.`)
  const socket = runningSocket(cluster)
  if (socket !== undefined) return work(socketUrl(socket, platformDatabaseName))
  return withBuiltIn(dataDir, work)
}

/**
 * Starts the built-in PostgreSQL of a data folder while `work` runs, and creates the installation's database
 * if there is none.
 */
export async function withBuiltIn<Result>(
  dataDir: string,
  work: (ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const lock = await lockFolder(join(dataDir, 'supervisor.lock'), `The installation in ${dataDir}`)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: clusterFolderOf(dataDir) })
    try {
      await createInstallationDatabase(postgres.adminUrl())
      return await work(postgres.ownerUrl(platformDatabaseName))
    } finally {
      await postgres.stop()
    }
  } finally {
    lock.release()
  }
}

/**
 * The socket folder (line 5 of postmaster.pid) of a running server; undefined for one that was killed or
 * stopped.
 */
function runningSocket(cluster: string): string | undefined {
  try {
    const [pid, , , , socket] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 0)
    return socket?.trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EPERM')
      throw new CannotDo(
        `The database in ${cluster} runs as another user: give this command as the one that runs the installation.`,
      )
    return undefined
  }
}
