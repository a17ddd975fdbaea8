// SPDX-License-Identifier: Apache-2.0
import { openSharedCounts, type LimitsStore, type SharedCounts } from '@tessera/limits'
import type { Metrics } from '@tessera/telemetry'
import pg from 'pg'

/** The connections over which counts are added up in the database. */
export interface CountingPool {
  readonly pool: Pick<pg.Pool, 'query'>
  /** The schema of the table `request_count`. */
  readonly schemaName: string
  /** Whether a connection stays the same between two statements, so that it may prepare them by name. */
  readonly preparesByName: boolean
  close(): Promise<void>
}

export interface CountSharing {
  readonly store: LimitsStore | undefined
  readonly clock: { now(): number }
  readonly log: Record<'info' | 'error', (fields: object, message: string) => void>
  readonly metrics: Metrics
  /** Opens connections of their own, if counts are shared in the database. */
  openPool(): CountingPool
  /** Called when the store is lost. Must not throw. */
  onAway?(store: string, reason: string): void
  /** Called when the store is back. Must not throw. */
  onBack?(store: string): void
}

/** 64-bit integers as numbers, as the library expects them: they are timestamps and small counts. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(oid, format ?? 'text') as (text: string) => unknown),
}

/**
 * Shares the counts of requests of this process with the others, by `LIMITS_STORE`; undefined if each process
 * counts alone. An unavailable store is reported once in the log, and as a metric; until it is back each
 * process counts by itself.
 */
export async function shareCounts({
  store,
  clock,
  log,
  metrics,
  openPool,
  onAway,
  onBack,
}: CountSharing): Promise<SharedCounts | undefined> {
  const counts = await openSharedCounts({
    store,
    now: () => clock.now(),
    openDatabase: () => asDatabaseOfCounts(openPool()),
    watcher: {
      away(name, reason) {
        log.error(
          { store: name, reason },
          'counts of requests are not shared: their store is away; each process counts by itself until it is back',
        )
        onAway?.(name, reason)
      },
      back(name) {
        log.info({ store: name }, 'counts of requests are shared again')
        onBack?.(name)
      },
    },
  })
  if (counts)
    metrics
      .gauge('tessera_limits_shared', 'Whether counts of requests are shared with other processes now')
      .watch([], () => (counts.isAway ? 0 : 1))
  return counts
}

function asDatabaseOfCounts({ pool, schemaName, preparesByName, close }: CountingPool) {
  return {
    query: ({ name, ...statement }: pg.QueryConfig) =>
      pool.query({ ...statement, ...(preparesByName ? { name } : {}), types }),
    close,
    schemaName,
    tableName: 'request_count',
  }
}
