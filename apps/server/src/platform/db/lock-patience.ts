// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/**
 * While a schema change waits for its lock, everybody else who wants the table waits behind it. So it waits
 * only briefly, lets them pass, and tries again.
 */
export interface LockPatience {
  waitMilliseconds: number
  pauseMilliseconds: number
  tries: number
}
export const usualPatience: LockPatience = {
  waitMilliseconds: 2_000,
  pauseMilliseconds: 1_000,
  tries: 60,
}

/** PostgreSQL's codes for a lock timeout and a deadlock. */
const lockCodes = ['55P03', '40P01']

export const isAboutLocks = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && lockCodes.includes(error.code ?? '')

/**
 * Tries the work again while others hold the locks that it needs. After the last try, throws an error that
 * names who held them; other errors are thrown at once. `what` begins a sentence: "The migration
 * 0007-add.sql".
 */
export async function tryPatiently(
  client: pg.Client,
  what: string,
  { pauseMilliseconds, tries }: LockPatience,
  work: () => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isAboutLocks(error)) throw error
      if (attempt === tries) throw new Error(await whyNoLock(client, what, tries), { cause: error })
      await delay(pauseMilliseconds)
    }
  }
}

async function whyNoLock(client: pg.Client, what: string, tries: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; application: string; since: string }>(`
    select pid, application_name as application, to_char(xact_start at time zone 'UTC', 'HH24:MI:SS "UTC"') as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`)
  const oldest = rows[0]
    ? ` The oldest transaction is that of process ${rows[0].pid} (${rows[0].application || 'no name'}), since ${rows[0].since}.`
    : ''
  return `${what} did not get the locks that it needs in ${tries} tries, for others use its tables without a pause. Nothing was changed. Run it again when there is less to do.${oldest}`
}

/**
 * Of two that wait for each other PostgreSQL ends the one that notices first. That should be the change, which
 * is tried again, and not somebody's bet. Only roles that may set this do.
 */
const giveWay = `select set_config('deadlock_timeout', '100ms', true) where has_parameter_privilege('deadlock_timeout', 'set')`

/** Runs the work in one transaction with this lock timeout. */
export async function inTransaction(
  client: pg.Client,
  { waitMilliseconds }: LockPatience,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${waitMilliseconds}`)
    await client.query(giveWay)
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** PostgreSQL's message, with the line of the statement. */
export function describeError(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  const line = error.position ? ` (line ${sql.slice(0, Number(error.position)).split('\n').length})` : ''
  return error.message + line
}
