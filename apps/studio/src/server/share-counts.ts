// SPDX-License-Identifier: Apache-2.0
import type { LimitsStore, SharedCounts } from '@tessera/limits'
import { shareCounts } from '@tessera/server-kit/counts/share-counts'
import type { Metrics } from '@tessera/telemetry'
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

/** Shares the counts of calls of this process with the other processes of the studio. */
export function shareCallCounts({ options, database, ...sharing }: Parts): Promise<SharedCounts | undefined> {
  const { clock, log } = sharing
  return shareCounts({
    ...sharing,
    openPool() {
      const stop = repeat(
        () => forgetPast(database, clock),
        CLEAN_UP_EVERY_MS,
        (error) => log.warn({ reason: String(error) }, 'counts of past minutes were not removed'),
      )
      const { pool } = openDatabase({ ...options, connections: CONNECTIONS }, (error) =>
        log.warn({ reason: error.message }, 'a connection to the database was lost'),
      )
      return {
        pool,
        schemaName: 'studio',
        preparesByName: options.poolerUrl === undefined,
        async close() {
          await stop()
          await pool.end()
        },
      }
    },
  })
}

async function forgetPast(database: Database, clock: Clock): Promise<void> {
  await database.rows(sql`delete from studio.request_count where expire < ${clock.now()}`)
}
