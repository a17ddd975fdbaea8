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
import { ownerRole } from '@tessera/server/src/platform/db/embedded-postgres-role-names.ts'
import pg from 'pg'
import { pino } from 'pino'

export interface BenchDatabase {
  postgres: EmbeddedPostgres
  /** Connection string of the owner of the tables. */
  url: string
  dataDir: string
  /** A pool of the application's role, as the server has. */
  open(connections: number): Database
  /** Another database in the same server, empty; nothing is to be closed. */
  addDatabase(name: string): Promise<Pick<BenchDatabase, 'url' | 'open'>>
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
  // What was filled in is written to the disk before it is measured; an owner of tables may not ask for that.
  await asAdmin(postgres, `grant pg_checkpoint to ${ownerRole}`)
  await migrate({ ownerUrl: url })
  return {
    postgres,
    url,
    dataDir,
    open: (connections) => openBenchPool(url, connections),
    addDatabase: async (name) => {
      await asAdmin(postgres, `create database ${name} owner ${ownerRole}`)
      const added = postgres.ownerUrl(name)
      return { url: added, open: (connections) => openBenchPool(added, connections) }
    },
    close: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function asAdmin(postgres: EmbeddedPostgres, command: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl() })
  await admin.connect()
  try {
    await admin.query(command)
  } finally {
    await admin.end()
  }
}

export const openBenchPool = (url: string, connections: number): Database =>
  openDatabase({ url, role: 'tessera_app', connections, log: pino({ level: 'silent' }) })
