// SPDX-License-Identifier: Apache-2.0
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { readMigrationFiles } from '@tessera/server/src/platform/db/migrate-files.ts'
import { migrateStudio, studioMigrationsFolder } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { migrate, serverMigrationsFolder } from '@tessera/server/src/platform/db/migrate.ts'
import { CannotDo } from './cannot-do.ts'
import type { AppliedMigration, Manifest } from './manifest.ts'
import { withOwner } from './owner-client.ts'
import { preparePartitions } from './prepare-partitions.ts'
import { readPartitions, readTables, schemas } from './read-schema.ts'

/**
 * Throws CannotDo when this release cannot read the schema of a backup: it is newer, or has a different
 * history.
 */
export function requireKnownSchema({ migrations }: Manifest): void {
  requireKnown(migrations.platform, serverMigrationsFolder)
  requireKnown(migrations.studio, studioMigrationsFolder)
}

function requireKnown(applied: readonly AppliedMigration[], folder: string): void {
  const files = readMigrationFiles(folder)
  for (const { number, name, checksum } of applied) {
    const file = files.find((candidate) => candidate.number === number)
    if (!file)
      throw new CannotDo(
        `The backup is newer than this release: it was made after the migration ${name}. Restore it with the release that made it, or a newer one.`,
      )
    if (file.checksum !== checksum)
      throw new CannotDo(`The backup was made by a release whose migration ${name} is another than ours.`)
  }
}

/**
 * Restores the data of a backup into an empty database: the schema as it was, all rows in one transaction,
 * then newer migrations and functions. Throws CannotDo when a table did not get the rows that the manifest
 * states.
 */
export async function loadDatabase(
  ownerUrl: string,
  folder: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  const { migrations, functions } = manifest
  const then = (part: 'platform' | 'studio') => ({
    ownerUrl,
    upTo: migrations[part].at(-1)?.number ?? 0,
    functionsThen: functions[part],
  })
  await migrate(then('platform'))
  await migrateStudio(then('studio'))
  await withOwner(ownerUrl, (client) => loadTables(client, folder, manifest), signal)
  await migrate({ ownerUrl })
  await migrateStudio({ ownerUrl })
  await withOwner(ownerUrl, (client) => client.query('analyze'), signal)
}

/** Rows are restored as they were: triggers do not run, and references are checked at the end. */
async function loadTables(
  client: pg.Client,
  folder: string,
  { tables, partitions, sequences, functions }: Manifest,
): Promise<void> {
  requireSameTables(await readTables(client), tables)
  const named = tables.map(nameOf)
  await client.query('begin')
  // First, as partitions have references of their own.
  await preparePartitions(client, partitions, functions)
  const references = await takeReferences(client)
  const guarded = [...named, ...(await readPartitions(client)).map(nameOf)]
  for (const name of guarded) await client.query(`alter table ${name} disable trigger user`)
  // Migrations insert first rows of their own.
  await client.query(`truncate ${named.join(', ')}`)
  for (const table of tables) await loadTable(client, folder, table)
  for (const name of guarded) await client.query(`alter table ${name} enable trigger user`)
  for (const statement of references) await client.query(statement)
  for (const { schema, name, lastValue } of sequences) {
    if (lastValue !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [
        `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
        lastValue,
      ])
  }
  await client.query('commit')
}

type Loaded = Manifest['tables'][number]
const nameOf = ({ schema, name }: Pick<Loaded, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

function requireSameTables(
  found: readonly Pick<Loaded, 'schema' | 'name' | 'columns'>[],
  wanted: readonly Loaded[],
): void {
  const lines = (tables: readonly Pick<Loaded, 'schema' | 'name' | 'columns'>[]): string[] =>
    tables.map((table) => `${nameOf(table)} ${table.columns.toSorted().join()}`).toSorted()
  const [here, there] = [lines(found), lines(wanted)]
  const other = there.find((line) => !here.includes(line)) ?? here.find((line) => !there.includes(line))
  if (other !== undefined)
    throw new CannotDo(`The backup holds other tables than its migrations make: ${other.split(' ')[0]}.`)
}

/**
 * Drops the references between tables until all rows are restored; answers the statements that recreate and
 * check them.
 */
async function takeReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ owner: string; name: string; definition: string }>(
    `
    select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace in (select oid from pg_namespace where nspname = any($1))`,
    [schemas],
  )
  for (const { owner, name } of rows)
    await client.query(`alter table ${owner} drop constraint ${pg.escapeIdentifier(name)}`)
  return rows.map(
    ({ owner, name, definition }) =>
      `alter table ${owner} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
  )
}

async function loadTable(client: pg.Client, folder: string, table: Loaded): Promise<void> {
  const target = client.query(
    copyFrom(`copy ${nameOf(table)} (${table.columns.map(pg.escapeIdentifier).join(', ')}) from stdin`),
  )
  await pipeline(createReadStream(join(folder, table.path)), createGunzip(), target)
  if (target.rowCount !== table.rows)
    throw new CannotDo(`The table ${table.name} got ${target.rowCount} rows of ${table.rows}.`)
}
