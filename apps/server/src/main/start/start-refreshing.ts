// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'

const everyMs = 1_000

/** What a process caches of the database in memory. */
interface Refreshable {
  refresh(): Promise<void>
}

/**
 * Refreshes settings, brands and keys every second, even without requests: vendors' commands and timers then
 * use the current values. Returns a function that stops it.
 */
export function startRefreshing(
  { settings, log }: Platform,
  others: readonly Refreshable[],
): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      await Promise.all([settings, ...others].map((stored) => stored.refresh()))
    } catch (error) {
      log.debug(
        { error: error instanceof Error ? error.message : 'unknown' },
        'settings, brands or keys could not be read; the last ones stay',
      )
    }
  }
  const timer = setInterval(() => {
    underWay = look()
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
