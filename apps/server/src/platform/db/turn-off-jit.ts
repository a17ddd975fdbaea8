// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/**
 * Turns off just-in-time compilation for every new session of this database, also behind a pooler, which
 * drops startup settings. Otherwise a PostgreSQL with LLVM, as in Debian, compiles statements over many
 * partitions again for each transaction: some 100 ms of CPU for a bet that takes less than one. None of our
 * statements run long enough to gain from it. Only the owner of the database may do this; for other roles it
 * does nothing.
 */
export async function turnOffJit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database
    where datname = current_database() and current_setting('jit') <> 'off' and pg_has_role(datdba, 'usage')`)
  for (const { name } of rows) await client.query(`alter database ${pg.escapeIdentifier(name)} set jit = off`)
}
