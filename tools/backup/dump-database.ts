// SPDX-License-Identifier: Apache-2.0
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { CannotDo } from './cannot-do.ts'
import type { Manifest, Part } from './manifest.ts'
import { writePart } from './parts.ts'
import {
  readApplied,
  readFunctions,
  readNeededKeys,
  readPartitions,
  readSequences,
  readTables,
  type Table,
} from './read-schema.ts'

export type DumpedDatabase = Omit<Manifest, 'format'>

/** Fast enough not to slow down reading, and a fifth of the size. */
const compression = { level: 3 }

/**
 * Writes every table into a separate part, all as of one moment, while others continue to read and write.
 * Throws CannotDo for a database that contains no installation.
 */
export async function dumpDatabase(client: pg.Client, folder: string): Promise<DumpedDatabase> {
  await client.query('begin isolation level repeatable read read only')
  const {
    rows: [moment],
  } = await client.query<{ at: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  )
  const migrations = {
    platform: await readApplied(client, 'platform'),
    studio: await readApplied(client, 'studio'),
  }
  const functions = await readFunctions(client)
  if (migrations.platform.length === 0)
    throw new CannotDo('This database holds no installation: no migration was ever applied to it.')
  const [tables, parts]: [Manifest['tables'], Part[]] = [[], []]
  for (const table of await readTables(client)) {
    const { dumped, part } = await dumpTable(client, folder, table)
    tables.push(dumped)
    parts.push(part)
  }
  const {
    rows: [last],
  } = await client.query<{ id: string | null }>('select max(id)::text as id from operator_action')
  const partitions = await readPartitions(client)
  const keys = await readNeededKeys(client)
  const sequences = await readSequences(client)
  await client.query('commit')
  return {
    madeAt: moment?.at ?? '',
    migrations,
    functions,
    tables,
    partitions,
    sequences,
    lastAction: last?.id ?? null,
    keys,
    parts,
  }
}

async function dumpTable(
  client: pg.Client,
  folder: string,
  { schema, name, columns }: Table,
): Promise<{ dumped: Manifest['tables'][number]; part: Part }> {
  const source = client.query(
    copyTo(
      `copy (select ${columns.map(pg.escapeIdentifier).join(', ')} from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}) to stdout`,
    ),
  )
  const path = `database/${schema}.${name}.copy.gz`
  const part = await writePart(folder, path, source, createGzip(compression))
  return { dumped: { schema, name, columns, rows: source.rowCount, path }, part }
}
