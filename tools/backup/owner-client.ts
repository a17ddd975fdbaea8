// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { CannotDo } from './cannot-do.ts'

/** How a value is written in a backup must not depend on the settings of a server or login. */
const settings = `set datestyle to iso, mdy; set intervalstyle to postgres; set timezone to 'UTC'; set bytea_output to hex; set extra_float_digits to 3;
  set client_encoding to utf8; set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0`

/**
 * One connection of the owner, without a time limit, until `signal` interrupts it. Throws CannotDo when
 * nobody answers.
 */
export async function withOwner<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted()
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The running query reports a broken connection.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(settings)
  } catch (error) {
    await client.end().catch(() => undefined)
    // Never print the address itself: it may contain a password.
    throw new CannotDo(
      `The database does not answer: ${error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error)}.`,
    )
  }
  // The server rolls back what was not committed.
  const breakOff = (): void => {
    client.connection.stream.destroy()
  }
  signal?.addEventListener('abort', breakOff)
  try {
    return await work(client)
  } catch (error) {
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', breakOff)
    if (!signal?.aborted) await client.end().catch(() => undefined)
  }
}
