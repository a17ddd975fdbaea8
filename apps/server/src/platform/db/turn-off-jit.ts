// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'

/**
 * Has every new session of this database run without just-in-time compilation, also those behind a pooler,
 * which drops what a session asks for at its start. A PostgreSQL with LLVM, as Debian has it, otherwise
 * compiles statements over many partitions anew for each transaction: some 100 ms of a core for a bet that
 * takes less than one. Nothing of ours runs long enough to gain from it. Only the owner of the database may
 * do it; for another role it does nothing.
 */
export async function turnOffJit(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select datname as name from pg_database
    where datname = current_database() and current_setting('jit') <> 'off' and pg_has_role(datdba, 'usage')`)
  for (const { name } of rows) await client.query(`alter database ${pg.escapeIdentifier(name)} set jit = off`)
}
