import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { type MigrationFile, readMigrationFiles } from './migrate-files.ts'

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
}

/** Any fixed number will do, as long as every starter of this product asks for the same one. */
const lockNumber = 7_350_418_112_026

/**
 * Brings the database up to date: applies each file that is not recorded yet, in order, each in a transaction of its own
 * together with its record. Starters wait for each other. Returns the names applied.
 * Throws before anything is changed when an applied file was edited or removed, or a new one sorts before an applied one.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const files = readMigrationFiles(options.folder ?? serverMigrationsFolder).filter(({ number }) => number <= (options.upTo ?? Infinity))
  const table = quoteName(options.recordTable ?? 'public.schema_migration')
  const client = new pg.Client({ connectionString: options.ownerUrl })
  // Without a listener a connection that breaks between two statements would end the whole process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await client.query(`create table if not exists ${table} (number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    const waiting = selectWaiting(files, await readApplied(client, table))
    for (const file of waiting) await applyFile(client, table, file)
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
    if (!file) throw new Error(`The database has migration ${record.name}, which this release does not: it was written by a newer one.`)
    if (file.checksum !== record.checksum) throw new Error(`The migration ${file.name} was changed after it had been applied. Restore it and put the change into a new file.`)
  }
  const last = applied.at(-1)?.number ?? 0
  const waiting = files.filter((file) => !applied.some((record) => record.number === file.number))
  const late = waiting.find((file) => file.number < last)
  if (late) throw new Error(`The migration ${late.name} comes before ones that are applied already. Give it the next free number.`)
  return waiting
}

async function applyFile(client: pg.Client, table: string, file: MigrationFile): Promise<void> {
  try {
    await client.query('begin')
    await client.query(file.sql)
    await client.query(`insert into ${table} (number, name, checksum) values ($1, $2, $3)`, [file.number, file.name, file.checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${file.name} failed and left nothing behind: ${describe(error, file.sql)}`, { cause: error })
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error)
  const line = error.position ? ` (line ${sql.slice(0, Number(error.position)).split('\n').length})` : ''
  return error.message + line
}

function quoteName(name: string): string {
  return name.split('.').map((part) => pg.escapeIdentifier(part)).join('.')
}
