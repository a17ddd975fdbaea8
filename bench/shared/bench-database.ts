// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@tessera/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '@tessera/server/src/platform/db/migrate.ts'
import { type Database, openDatabase } from '@tessera/server/src/platform/db/index.ts'
import { pino } from 'pino'

export interface BenchDatabase {
  postgres: EmbeddedPostgres
  /** Connection string of the owner of the tables. */
  url: string
  dataDir: string
  /** A pool of the application's role, as the server has. */
  open(connections: number): Database
  /** Stops it and removes its folder. */
  close(): Promise<void>
}

/**
 * On the disk of the checkout: a folder for temporary files may lie in memory, where a commit costs nothing.
 */
const benchFolder = join(import.meta.dirname, '../../.cache/bench')

/** A separate database in a fresh folder, durable as in production unless `settings` say otherwise. */
export async function startBenchDatabase(settings: Record<string, string> = {}): Promise<BenchDatabase> {
  const folder = join(benchFolder, randomBytes(4).toString('hex'))
  mkdirSync(folder, { recursive: true })
  const dataDir = join(folder, 'data')
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { max_connections: '200', ...settings } })
  const url = postgres.ownerUrl()
  await migrate({ ownerUrl: url })
  return {
    postgres,
    url,
    dataDir,
    open: (connections) => openBenchPool(url, connections),
    close: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const openBenchPool = (url: string, connections: number): Database =>
  openDatabase({ url, role: 'tessera_app', connections, log: pino({ level: 'silent' }) })
