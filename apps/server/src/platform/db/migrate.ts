// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type MigrationFile, readMigrationFiles } from './migrate-files.ts'
import { turnOffJit } from './turn-off-jit.ts'

export const serverMigrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface MigrateOptions {
  /** Connection of the role that owns the tables. */
  ownerUrl: string
  /** Folder of NNNN-name.sql files; the platform's own unless given. */
  folder?: string
  /** Table that records what was applied; each folder has its own. A plain or schema-qualified name. */
  recordTable?: string
  /** The number of the last file to apply, for a schema as it once was; all of them unless given. */
  upTo?: number
  /** How long a file waits for the locks that it needs; the usual unless given. */
  lockPatience?: LockPatience
}

/**
 * While a change of a table waits for its lock, everybody else who wants the table waits behind it. So it
 * waits shortly, lets them pass, and tries again.
 */
export interface LockPatience {
  waitMilliseconds: number
  pauseMilliseconds: number
  tries: number
}
const usualPatience: LockPatience = { waitMilliseconds: 2_000, pauseMilliseconds: 1_000, tries: 60 }
/** What PostgreSQL says of a lock that could not be had in time, and of two that wait for each other. */
const lockCodes = ['55P03', '40P01']
const turnEveryMilliseconds = 200

/** Any fixed number will do, as long as every starter of this product asks for the same one. */
const lockNumber = 7_350_418_112_026

/**
 * Brings the database up to date: applies each file that is not recorded yet, in order, each in a transaction
 * of its own
 * together with its record, but for one that begins with `-- outside a transaction`, which makes indexes while others write.
 * Starters wait for each other. Returns the names applied. Throws before anything is changed when an applied
 * file was edited or removed, or a new one sorts before an applied one.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = readMigrationFiles(options.folder ?? serverMigrationsFolder).filter(
    ({ number }) => number <= (options.upTo ?? Infinity),
  )
  const table = quoteName(options.recordTable ?? 'public.schema_migration')
  const client = new pg.Client({ connectionString: options.ownerUrl })
  // Without a listener a connection that breaks between two statements would end the whole process.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeTurn(client)
    // Each time, for a restored database has lost it.
    await turnOffJit(client)
    await client.query(
      `create table if not exists ${table} (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const waiting = selectWaiting(files, await readApplied(client, table))
    for (const file of waiting)
      await applyPatiently(client, table, file, options.lockPatience ?? usualPatience)
    return waiting.map((file) => file.name)
  } finally {
    await client.end()
  }
}

type Applied = Pick<MigrationFile, 'number' | 'name' | 'checksum'>

async function readApplied(client: pg.Client, table: string): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(`select number, name, checksum from ${table} order by number`)
  return rows
}

function selectWaiting(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  for (const record of applied) {
    const file = files.find((candidate) => candidate.number === record.number)
    if (!file)
      throw new Error(
        `The database has migration ${record.name}, which this release does not: it was written by a newer one.`,
      )
    if (file.checksum !== record.checksum)
      throw new Error(
        `The migration ${file.name} was changed after it had been applied. Restore it and put the change into a new file.`,
      )
  }
  const last = applied.at(-1)?.number ?? 0
  const waiting = files.filter((file) => !applied.some((record) => record.number === file.number))
  const late = waiting.find((file) => file.number < last)
  if (late)
    throw new Error(
      `The migration ${late.name} comes before ones that are applied already. Give it the next free number.`,
    )
  return waiting
}

/**
 * Asked for again and again rather than waited for: an index that is made concurrently would wait for whoever
 * waits here.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockNumber,
    ])
    if (rows[0]?.mine) return
    await delay(turnEveryMilliseconds)
  }
}

async function applyPatiently(
  client: pg.Client,
  table: string,
  file: MigrationFile,
  { waitMilliseconds, pauseMilliseconds, tries }: LockPatience,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return isOutsideTransaction(file)
        ? await applyOutside(client, table, file)
        : await applyFile(client, table, file, waitMilliseconds)
    } catch (error) {
      const left = isOutsideTransaction(file)
        ? 'failed; mend the cause and run it again'
        : 'failed and left nothing behind'
      if (!isAboutLocks(error))
        throw new Error(`The migration ${file.name} ${left}: ${describe(error, file.sql)}`, { cause: error })
      if (attempt === tries) throw new Error(await whyNoLock(client, file, tries), { cause: error })
      await delay(pauseMilliseconds)
    }
  }
}

const isAboutLocks = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && lockCodes.includes(error.code ?? '')

async function whyNoLock(client: pg.Client, { name }: MigrationFile, tries: number): Promise<string> {
  const { rows } = await client.query<{ pid: number; application: string; since: string }>(`
    select pid, application_name as application, to_char(xact_start at time zone 'UTC', 'HH24:MI:SS "UTC"') as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null order by xact_start limit 1`)
  const oldest = rows[0]
    ? ` The oldest transaction is that of process ${rows[0].pid} (${rows[0].application || 'no name'}), since ${rows[0].since}.`
    : ''
  return `The migration ${name} did not get the locks that it needs in ${tries} tries, for others use its tables without a pause. Nothing was changed. Run it again when there is less to do.${oldest}`
}

const isOutsideTransaction = ({ sql }: MigrationFile): boolean => sql.startsWith('-- outside a transaction\n')

/**
 * One statement after the other; whoever writes such a file sees to it that it may be begun anew
 * (docs/runbook/release.md).
 */
async function applyOutside(client: pg.Client, table: string, file: MigrationFile): Promise<void> {
  await client.query('set lock_timeout = 0')
  for (const statement of file.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
  await record(client, table, file)
}

async function applyFile(
  client: pg.Client,
  table: string,
  file: MigrationFile,
  waitMilliseconds: number,
): Promise<void> {
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${waitMilliseconds}`)
    await client.query(file.sql)
    await record(client, table, file)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

async function record(
  client: pg.Client,
  table: string,
  { number, name, checksum }: MigrationFile,
): Promise<void> {
  await client.query(`insert into ${table} (number, name, checksum) values ($1, $2, $3)`, [
    number,
    name,
    checksum,
  ])
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  const line = error.position ? ` (line ${sql.slice(0, Number(error.position)).split('\n').length})` : ''
  return error.message + line
}

function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.')
}
