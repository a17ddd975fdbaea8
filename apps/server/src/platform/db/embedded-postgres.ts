// SPDX-License-Identifier: Apache-2.0
import { rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lockFolder } from '../env/folder-lock.ts'
import { findPostgresBinaries } from './embedded-postgres-binaries.ts'
import { ensureCluster, locateDataFolder } from './embedded-postgres-folder.ts'
import { choosePostgresIdentity } from './embedded-postgres-identity.ts'
import {
  killPostgres,
  launchPostgres,
  type PostgresLaunch,
  type PostgresProcess,
  stopOrphan,
  stopPostgres,
} from './embedded-postgres-process.ts'
import { adminRole } from './embedded-postgres-role-names.ts'
import { ensureRoles, isUnknownRole } from './embedded-postgres-roles.ts'
import { chooseSocketFolder, socketUrl } from './embedded-postgres-socket.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster itself; created when missing. */
  dataDir: string
  log?: (line: string) => void
  /** Further server settings, such as `{ fsync: 'off' }` in the benchmark that must then lose bets. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /**
   * Connection string of the owner of the tables over the unix socket; database `postgres` unless named. A role
   * with the rights that the documents ask of an owner, and no more.
   */
  ownerUrl: (database?: string) => string
  /** Connection string of the superuser, who makes databases and does nothing else. */
  adminUrl: (database?: string) => string
  socketDir: string
  pid: number
  /** Resolves with the reason when the server ends, intended or not. */
  exited: Promise<string>
  /** Fast shutdown, waits until it is gone. */
  stop(): Promise<void>
  /** kill -9 of the server and its sessions. */
  kill(): void
}

/**
 * A killed server's process id may exist a moment longer as a zombie, and PostgreSQL refuses to start until
 * it is gone.
 */
const staleRetryMs = 15_000
const readyTimeoutMs = 120_000

/**
 * Starts the built-in PostgreSQL on `dataDir`, creating the cluster on first use. Durable (fsync on), no
 * network port, no password: only the owner of the folder can reach the socket. Works for an ordinary user
 * and for root. Throws FolderInUse when another running process uses it, and an Error with the server's
 * output when it does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32')
    throw new Error(
      'The built-in PostgreSQL needs unix sockets, which Node does not offer on Windows. Use WSL, or set DATABASE_URL.',
    )
  const dataDir = resolve(options.dataDir)
  const log = options.log ?? (() => {})
  const identity = choosePostgresIdentity(dataDir)
  const dataFolder = locateDataFolder(dataDir, identity)
  const lock = await lockFolder(`${dataFolder}.lock`, `The database in ${dataDir}`)
  try {
    await stopOrphan(dataFolder, log)
    const binaries = findPostgresBinaries(dirname(dataFolder), identity)
    await ensureCluster(dataFolder, binaries, identity)
    const socketFolder = chooseSocketFolder(dataFolder, identity)
    const server = await launchUntilReady({
      binaries,
      identity,
      dataFolder,
      socketFolder,
      settings: options.settings ?? {},
      log,
    })
    await ensureRoles(socketFolder).catch(async (error: unknown) => {
      await stopPostgres(server)
      throw error
    })
    const exited = server.exited.then((reason) => {
      if (socketFolder !== dataFolder) rmSync(socketFolder, { recursive: true, force: true })
      lock.release()
      return reason
    })
    return {
      ownerUrl: (database = 'postgres') => socketUrl(socketFolder, database),
      adminUrl: (database = 'postgres') => socketUrl(socketFolder, database, adminRole),
      socketDir: socketFolder,
      pid: server.pid,
      exited,
      stop: async () => {
        await stopPostgres(server)
        await exited
      },
      kill: () => killPostgres(server.pid),
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function launchUntilReady(launch: PostgresLaunch): Promise<PostgresProcess> {
  const giveUpAt = performance.now() + staleRetryMs
  for (;;) {
    const server = launchPostgres(launch)
    const failure = await waitUntilReady(server, socketUrl(launch.socketFolder, 'postgres', adminRole))
    if (failure === undefined) return server
    const blockedByOldServer = server.recentLines.some((line) =>
      /lock file .* already exists|pre-existing shared memory block/.test(line),
    )
    if (!blockedByOldServer || performance.now() > giveUpAt) {
      throw new Error(
        `The database in ${launch.dataFolder} did not start (${failure}):\n${server.recentLines.slice(-8).join('\n')}`,
      )
    }
    await sleep(250)
  }
}

/**
 * Undefined once it accepts connections; else why it ended. Replaying the log after a crash may take a while.
 */
async function waitUntilReady(server: PostgresProcess, url: string): Promise<string | undefined> {
  const giveUpAt = performance.now() + readyTimeoutMs
  let ended: string | undefined
  server.exited.then(
    (reason) => {
      ended = reason
    },
    (error: unknown) => {
      ended = String(error)
    },
  )
  while (performance.now() < giveUpAt) {
    if (ended !== undefined) return ended
    if (await answers(url)) return undefined
    await sleep(30)
  }
  await stopPostgres(server)
  return `no answer within ${readyTimeoutMs / 1000} s`
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // A cluster of an earlier release answers, and does not know the role yet.
    return isUnknownRole(error)
  } finally {
    await client.end().catch(() => {})
  }
}
