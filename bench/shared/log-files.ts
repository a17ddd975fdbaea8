// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

const files = 64

/**
 * Gives a new database the files of its log, as one has that ran for some hours: PostgreSQL keeps them
 * (min_wal_size) and writes over them. A new one writes each full of zeros first, which stops every writer
 * for some 15 ms: limit and product alike, but whoever writes more meets it more often.
 */
export async function readyLogFiles(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    for (let file = 0; file < files; file += 1) {
      // A file with nothing in it is not left behind.
      await owner.query(`select pg_logical_emit_message(false, 'bench', 'next file')`)
      await owner.query('select pg_switch_wal()')
    }
    await owner.query('checkpoint')
  } finally {
    await owner.end()
  }
}
