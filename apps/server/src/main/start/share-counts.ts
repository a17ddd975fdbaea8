// SPDX-License-Identifier: Apache-2.0
import type { LimitsStore, SharedCounts } from '@tessera/limits'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { shareCounts, type CountSharing } from '@tessera/server-kit/counts/share-counts'
import { openDatabase, sql, type Database } from '../../platform/db/index.ts'
import type { Job } from '../../platform/jobs/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { applicationRole, type PoolOptions } from './open-pools.ts'

const connections = 2
const alertKind = 'limits.storeAway'

/**
 * Shares this process's request counts with the others. An unavailable store is reported as an alert, too.
 */
export const shareRequestCounts = (
  platform: Platform,
  store: LimitsStore | undefined,
  options: PoolOptions,
): Promise<SharedCounts | undefined> =>
  shareCounts({
    store,
    clock: platform.clock,
    log: platform.log,
    metrics: platform.metrics,
    openPool() {
      const { pool } = openDatabase({
        url: options.poolerUrl ?? options.databaseUrl,
        role: applicationRole,
        connections,
        name: 'limits',
        pooled: options.poolerUrl !== undefined,
        log: platform.log,
      })
      return {
        pool,
        schemaName: 'public',
        preparesByName: options.poolerUrl === undefined,
        close: () => pool.end(),
      }
    },
    ...alertAboutStore(platform),
  })

/** Deletes the counts of past minutes. */
export const cleanUpCounts = (database: Database): Job => ({
  name: 'platform.cleanUpRequestCounts',
  everyMinutes: 1,
  run: async (slotMs) => {
    await database.query(sql`delete from request_count where expire < ${slotMs}`)
  },
})

function alertAboutStore({
  log,
  clock,
  alerts,
  database,
}: Platform): Required<Pick<CountSharing, 'onAway' | 'onBack'>> {
  let raised = true
  let last = ''
  const raise = async (store: string): Promise<void> => {
    await database.transaction((tx) =>
      alerts.raise(tx, { kind: alertKind, reference: store, details: { reason: last } }, clock.now()),
    )
    raised = true
  }
  const notify = (store: string): void =>
    inBackground(raise(store), log, 'the alert about the store of the counts was not raised')
  return {
    onAway(store, reason) {
      raised = false
      last = reason
      notify(store)
    },
    onBack(store) {
      // The alert is a row: if the database itself was unavailable, it is raised now.
      if (!raised) notify(store)
    },
  }
}
