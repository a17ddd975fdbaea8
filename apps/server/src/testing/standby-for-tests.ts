// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../platform/db/migrate.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../platform/db/embedded-postgres.ts'

export interface TestPair {
  /** Owner of the tables, at the primary and at the standby. */
  primaryUrl: string
  standbyUrl: string
  /** From now on the standby receives changes but does not apply them. */
  pauseReplay(): Promise<void>
  resumeReplay(): Promise<void>
  stopStandby(): Promise<void>
  startStandby(): Promise<void>
  close(): Promise<void>
}

/**
 * Two real, separate PostgreSQL servers, one of which is a streaming standby of the other, with a migrated
 * database.
 */
export async function openTestPair(): Promise<TestPair> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-pair-'))
  // Servers started by root run as another user, who needs access.
  await chmod(folder, 0o755)
  const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')]
  const first = await startEmbeddedPostgres({ dataDir: primaryFolder })
  await migrate({ ownerUrl: first.ownerUrl() })
  await first.stop()
  // A standby may start from a copy of a server that was stopped in order.
  execFileSync('cp', ['-a', primaryFolder, standbyFolder])
  const primary = await startEmbeddedPostgres({ dataDir: primaryFolder })
  await writeFile(join(standbyFolder, 'standby.signal'), '')
  const admin = new URL(primary.adminUrl()).username
  const startStandby = () =>
    startEmbeddedPostgres({
      dataDir: standbyFolder,
      settings: {
        primary_conninfo: `host=${primary.socketDir} port=5432 user=${admin}`,
        hot_standby_feedback: 'on',
      },
    })
  let standby: EmbeddedPostgres = await startStandby()
  const asStandby = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: standby.adminUrl() })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  return {
    primaryUrl: primary.ownerUrl(),
    standbyUrl: standby.ownerUrl(),
    pauseReplay: () => asStandby('select pg_wal_replay_pause()'),
    resumeReplay: () => asStandby('select pg_wal_replay_resume()'),
    stopStandby: () => standby.stop(),
    async startStandby() {
      standby = await startStandby()
    },
    async close() {
      await standby.stop().catch(() => undefined)
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
