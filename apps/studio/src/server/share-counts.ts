// SPDX-License-Identifier: Apache-2.0
import { openSharedCounts, type LimitsStore, type SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import pg from 'pg'
import type { Clock } from './clock.ts'
import { openDatabase, sql, type Database, type DatabaseOptions } from './database.ts'
import type { Log } from './log.ts'
import { repeat } from './repeat.ts'

const CONNECTIONS = 2
const CLEAN_UP_EVERY_MS = 60_000

interface Parts {
  readonly store: LimitsStore | undefined
  readonly options: DatabaseOptions
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
}

/** 64-bit integers as numbers, as the library expects them: they are timestamps and small counts. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/** Shares the counts of calls of this process with the other processes of the studio, by `LIMITS_STORE`. */
export async function shareCounts({
  store,
  options,
  database,
  clock,
  log,
  metrics,
}: Parts): Promise<SharedCounts | undefined> {
  let stop = async (): Promise<void> => {}
  const counts = await openSharedCounts({
    store,
    now: () => clock.now(),
    openDatabase() {
      stop = repeat(
        () => forgetPast(database, clock),
        CLEAN_UP_EVERY_MS,
        (error) => log.warn({ reason: String(error) }, 'counts of past minutes were not removed'),
      )
      const { pool } = openDatabase({ ...options, connections: CONNECTIONS }, (error) =>
        log.warn({ reason: error.message }, 'a connection to the database was lost'),
      )
      const keeps = options.poolerUrl === undefined
      return {
        query: ({ name, ...statement }) => pool.query({ ...statement, ...(keeps ? { name } : {}), types }),
        schemaName: 'studio',
        tableName: 'request_count',
        async close() {
          await stop()
          await pool.end()
        },
      }
    },
    watcher: {
      away: (name, reason) =>
        log.error(
          { store: name, reason },
          'counts of calls are not shared: their store is away; each process counts by itself until it is back',
        ),
      back: (name) => log.info({ store: name }, 'counts of calls are shared again'),
    },
  })
  if (counts)
    metrics
      .gauge('tessera_limits_shared', 'Whether counts of requests are shared with other processes now')
      .watch([], () => (counts.isAway ? 0 : 1))
  return counts
}

async function forgetPast(database: Database, clock: Clock): Promise<void> {
  await database.rows(sql`delete from studio.request_count where expire < ${clock.now()}`)
}
