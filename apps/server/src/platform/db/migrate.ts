// SPDX-License-Identifier: Apache-2.0
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyFunctions } from './apply-functions.ts'
import { enterCell, moveSequences } from './cell.ts'
import {
  type FunctionFile,
  type FunctionSource,
  readFunctionFiles,
  serverFunctions,
} from './function-files.ts'
import {
  describeError,
  inTransaction,
  isAboutLocks,
  type LockPatience,
  tryPatiently,
  usualPatience,
} from './lock-patience.ts'
import { type MigrationFile, readMigrationFiles } from './migrate-files.ts'
import { isSameText, type RecordedFunction } from './recorded-functions.ts'
import { turnOffJit } from './turn-off-jit.ts'

export const serverMigrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface MigrateOptions {
  /** Connection of the role that owns the tables. */
  ownerUrl: string
  /** Folder of NNNN-name.sql files; defaults to the platform's own. */
  folder?: string
  /** Table that records what was applied; each folder has its own. A plain or schema-qualified name. */
  recordTable?: string
  /** The functions to apply after the files; defaults to those of the platform. */
  functions?: FunctionSource
  /** The number of the last file to apply, for an old version of the schema; defaults to all. */
  upTo?: number
  /** With `upTo`: the functions as they were then. Those that are unchanged since are applied. */
  functionsThen?: readonly Pick<RecordedFunction, 'name' | 'checksum'>[]
  /**
   * The number of the cell whose ids the database gives, noted by the first migration (docs/decisions/0023-many-databases.md).
   * Undefined: that of the database, or 0 for a new one.
   */
  cell?: number | undefined
  /** How long a file waits for the locks that it needs; has a default. */
  lockPatience?: LockPatience
}

const turnEveryMilliseconds = 200

/** Any fixed number will do, as long as every process of this product uses the same one. */
const lockNumber = 7_350_418_112_026

/**
 * Brings the database up to date: applies each numbered file that is not recorded yet, in order, each in its
 * own transaction together with its record. A file that begins with `-- outside a transaction` is the
 * exception: it makes indexes while others write. Then applies the function files. Concurrent callers wait
 * for each other. Returns what was applied. Throws before anything is changed when an applied file was edited
 * or removed, or a new one sorts before an applied one.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = readMigrationFiles(options.folder ?? serverMigrationsFolder).filter(
    ({ number }) => number <= (options.upTo ?? Infinity),
  )
  const source = options.functions ?? (options.folder === undefined ? serverFunctions : undefined)
  const functions = source ? selectFunctions(source, options) : []
  const table = quoteName(options.recordTable ?? 'public.schema_migration')
  const patience = options.lockPatience ?? usualPatience
  const client = new pg.Client({ connectionString: options.ownerUrl })
  // Without a listener, a connection that breaks between two statements would end the whole process.
  client.on('error', () => {})
  await client.connect()
  try {
    await takeTurn(client)
    // Every time, because a restored database has lost it.
    await turnOffJit(client)
    await client.query(
      `create table if not exists ${table} (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    )
    const waiting = selectWaiting(files, await readApplied(client, table))
    if (options.folder === undefined) await enterCell(client, options.cell)
    for (const file of waiting) await applyFile(client, table, file, patience)
    if (options.folder === undefined) await moveSequences(client)
    const applied = source ? await applyFunctions(client, source, functions, patience) : []
    return [...waiting.map((file) => file.name), ...applied]
  } finally {
    await client.end()
  }
}

/** An old schema gets only the functions that it had: others could need what came later. */
function selectFunctions(
  { folder }: FunctionSource,
  { upTo, functionsThen = [] }: MigrateOptions,
): FunctionFile[] {
  const files = readFunctionFiles(folder)
  return upTo === undefined
    ? files
    : files.filter((file) => functionsThen.some((one) => isSameText(one, file)))
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

/** Polled rather than waited for: a concurrent index build would wait for anybody who waits here. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockNumber,
    ])
    if (rows[0]?.mine) return
    await delay(turnEveryMilliseconds)
  }
}

async function applyFile(
  client: pg.Client,
  table: string,
  file: MigrationFile,
  patience: LockPatience,
): Promise<void> {
  const outside = isOutsideTransaction(file)
  await tryPatiently(client, `The migration ${file.name}`, patience, async () => {
    try {
      await (outside ? applyOutside(client, table, file) : applyInside(client, table, file, patience))
    } catch (error) {
      if (isAboutLocks(error)) throw error
      const left = outside ? 'failed; mend the cause and run it again' : 'failed and left nothing behind'
      throw new Error(`The migration ${file.name} ${left}: ${describeError(error, file.sql)}`, {
        cause: error,
      })
    }
  })
}

const isOutsideTransaction = ({ sql }: MigrationFile): boolean => sql.startsWith('-- outside a transaction\n')

/**
 * One statement after the other; the author of such a file must make sure that it can be run again
 * (docs/runbook/release.md).
 */
async function applyOutside(client: pg.Client, table: string, file: MigrationFile): Promise<void> {
  await client.query('set lock_timeout = 0')
  for (const statement of file.sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement)
  await record(client, table, file)
}

const applyInside = (
  client: pg.Client,
  table: string,
  file: MigrationFile,
  patience: LockPatience,
): Promise<void> =>
  inTransaction(client, patience, async () => {
    await client.query(file.sql)
    await record(client, table, file)
  })

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

function quoteName(name: string): string {
  return name
    .split('.')
    .map((part) => pg.escapeIdentifier(part))
    .join('.')
}
