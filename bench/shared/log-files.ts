// SPDX-License-Identifier: Apache-2.0
import type { EmbeddedPostgres } from '@tessera/server/src/platform/db/embedded-postgres.ts'
import pg from 'pg'

const files = 64

/**
 * Gives a new database the log files of one that has run for some hours: PostgreSQL keeps them (min_wal_size)
 * and overwrites them. A new one fills each with zeros first, which stops every writer for about 15 ms: limit
 * and product alike, but the one that writes more is affected more often.
 */
export async function readyLogFiles(postgres: EmbeddedPostgres): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.adminUrl() })
  await admin.connect()
  try {
    for (let file = 0; file < files; file += 1) {
      // An empty file is not left behind.
      await admin.query(`select pg_logical_emit_message(false, 'bench', 'next file')`)
      await admin.query('select pg_switch_wal()')
    }
    await admin.query('checkpoint')
  } finally {
    await admin.end()
  }
}
