// SPDX-License-Identifier: Apache-2.0
import { openSharedCounts, type LimitsStore, type SharedCounts } from '@tessera/limits'
import pg from 'pg'
import { openDatabase, sql, type Database } from '../../platform/db/index.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { applicationRole, type PoolOptions } from './open-pools.ts'

const connections = 2
const alertKind = 'limits.storeAway'

/** 64-bit integers as numbers, as the library expects them: they are timestamps and small counts. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/**
 * Shares this process's request counts with the others, by `LIMITS_STORE`. An unavailable store is reported
 * once in the log, as an alert, and as a metric; until it returns each process counts alone.
 */
export function shareCounts(
  platform: Platform,
  store: LimitsStore | undefined,
  options: PoolOptions,
): Promise<SharedCounts | undefined> {
  const { log, clock, metrics } = platform
  return openSharedCounts({
    store,
    now: clock.now,
    openDatabase() {
      const { pool } = openDatabase({
        url: options.poolerUrl ?? options.databaseUrl,
        role: applicationRole,
        connections,
        name: 'limits',
        pooled: options.poolerUrl !== undefined,
        log,
      })
      return {
        query: (statement) => pool.query({ ...statement, types }),
        close: () => pool.end(),
        schemaName: 'public',
        tableName: 'request_count',
      }
    },
    watcher: watchStore(platform),
  }).then((counts) => {
    if (counts)
      metrics
        .gauge('tessera_limits_shared', 'Whether counts of requests are shared with other processes now')
        .watch([], () => (counts.isAway ? 0 : 1))
    return counts
  })
}

/** Deletes the counts of past minutes. */
export const cleanUpCounts = (database: Database): Job => ({
  name: 'platform.cleanUpRequestCounts',
  everyMinutes: 1,
  run: async (slotMs) => {
    await database.query(sql`delete from request_count where expire < ${slotMs}`)
  },
})

function watchStore({ log, clock, alerts, database }: Platform) {
  let raised = true
  const raise = async (store: string, reason: string): Promise<void> => {
    await database.transaction((tx) =>
      alerts.raise(tx, { kind: alertKind, reference: store, details: { reason } }, clock.now()),
    )
    raised = true
  }
  const notify = (store: string, reason: string): void =>
    inBackground(raise(store, reason), log, 'the alert about the store of the counts was not raised')
  let last = ''
  return {
    away(store: string, reason: string): void {
      log.error(
        { store, reason },
        'counts of requests are not shared: their store is away; each process counts by itself until it is back',
      )
      raised = false
      last = reason
      notify(store, reason)
    },
    back(store: string): void {
      log.info({ store }, 'counts of requests are shared again')
      // The alert is a row: if the database itself was unavailable, it is raised now.
      if (!raised) notify(store, last)
    },
  }
}
