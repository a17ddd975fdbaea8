// SPDX-License-Identifier: Apache-2.0
import { subscribeToChannel, sql, type Database } from '../../platform/db/index.ts'
import type { LiveTransport } from '../../platform/live/index.ts'
import type { Log } from '../../platform/log/log.ts'

const channel = 'live'
/** PostgreSQL accepts fewer than 8,000 bytes at once. */
const mostBytes = 7_999

/**
 * PostgreSQL notifications. `database` must be the database itself, not a pooler: one connection listens all
 * the time.
 */
export const createDatabaseTransport = ({
  database,
  log,
}: {
  database: Database
  log: Log
}): LiveTransport => ({
  name: 'PostgreSQL',
  mostBytes,
  open({ received, opened, lost }) {
    const close = subscribeToChannel({ database, log }, { name: channel, received: received, opened, lost })
    return {
      close,
      async publish(text) {
        if (Buffer.byteLength(text) > mostBytes) return false
        // Notifications are not durable: they need not wait for the disk.
        const published = database.query(
          sql`select pg_notify(${channel}, ${text}) from set_config('synchronous_commit', 'off', true)`,
        )
        return published.then(
          () => true,
          (error: unknown) => {
            log.debug(
              { error: error instanceof Error ? error.message : 'unknown' },
              'other processes could not be told',
            )
            return false
          },
        )
      },
    }
  },
})
