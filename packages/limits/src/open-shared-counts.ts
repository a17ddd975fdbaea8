// SPDX-License-Identifier: Apache-2.0
import type { DatabaseOfCounts } from './count-in-database.ts'
import { createSharedCounts, type SharedCounts, type StoreWatcher } from './shared-counts.ts'

/**
 * Where counts of requests are shared: `memory` (each process by itself), `database`, or the address of a
 * Valkey or Redis.
 */
export type LimitsStore = string

export function isLimitsStore(text: string): boolean {
  return text === 'memory' || text === 'database' || (/^rediss?:\/\/./.test(text) && URL.canParse(text))
}

export interface SharedCountsOptions {
  store: LimitsStore | undefined
  /** Opens the database for counts, if they are shared there. */
  openDatabase(): DatabaseOfCounts
  now(): number
  watcher: StoreWatcher
}

/**
 * Shares the counts of this process with the others; undefined if each process counts alone. Loads only what
 * is used.
 */
export async function openSharedCounts({
  store,
  openDatabase,
  ...options
}: SharedCountsOptions): Promise<SharedCounts | undefined> {
  if (store === undefined || store === 'memory') return undefined
  if (store === 'database') {
    const { countInDatabase } = await import('./count-in-database.ts')
    return createSharedCounts({ ...options, store: countInDatabase(openDatabase()) })
  }
  const { countInRedis } = await import('./count-in-redis.ts')
  return createSharedCounts({ ...options, store: await countInRedis(store) })
}
