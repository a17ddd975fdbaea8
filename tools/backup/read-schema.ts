// SPDX-License-Identifier: Apache-2.0
import { sealedWith } from '@tessera/studio/src/server/seeds/seed-seal.ts'
import type pg from 'pg'
import { queriesOf } from '@tessera/server/src/platform/db/client-queries.ts'
import { serverFunctions, studioFunctions } from '@tessera/server/src/platform/db/function-files.ts'
import { readRecordedFunctions } from '@tessera/server/src/platform/db/recorded-functions.ts'
import type { AppliedMigration, Manifest } from './manifest.ts'

export interface Table {
  schema: string
  name: string
  columns: string[]
}
/** A partition of a table. */
export interface Partition {
  schema: string
  of: string
  name: string
  bounds: string
}
export interface Sequence {
  schema: string
  name: string
  lastValue: string | null
}

/** The platform's tables, and the studio's. */
export const schemas = ['public', 'studio'] as const
/** The migrations themselves record which of them were applied. */
export const recordTables = {
  platform: 'public.schema_migration',
  studio: 'public.studio_schema_migration',
} as const
const records = Object.values(recordTables).map((name) => name.split('.')[1])

/**
 * Every table with its stored columns, in a fixed order. A partitioned table counts as one; an unlogged one
 * has no lasting data.
 */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select space.nspname as schema, class.relname as name, array(
      select attribute.attname::text from pg_attribute attribute
      where attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = '' order by attribute.attnum
    ) as columns
    from pg_class class join pg_namespace space on space.oid = class.relnamespace
    where space.nspname = any($1) and class.relkind in ('r', 'p') and class.relpersistence = 'p' and not class.relispartition and class.relname <> all($2)
    order by 1, 2`,
    [schemas, records],
  )
  return rows
}

/** The partitions of partitioned tables, in a fixed order. */
export async function readPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `
    select space.nspname as schema, whole.relname as of, part.relname as name, pg_get_expr(part.relpartbound, part.oid) as bounds
    from pg_inherits join pg_class part on part.oid = inhrelid join pg_class whole on whole.oid = inhparent join pg_namespace space on space.oid = part.relnamespace
    where space.nspname = any($1) and whole.relkind = 'p' and part.relkind = 'r' order by 1, 2, 3`,
    [schemas],
  )
  return rows
}

/**
 * The current value of each sequence. They are not transactional: read after the tables, they never lag
 * behind.
 */
export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `
    select schemaname as schema, sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = any($1) order by 1, 2`,
    [schemas],
  )
  return rows
}

/** The applied migrations of one folder; empty for a database that has none. */
export async function readApplied(
  client: pg.Client,
  part: keyof typeof recordTables,
): Promise<AppliedMigration[]> {
  const {
    rows: [record],
  } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    recordTables[part],
  ])
  if (!record?.found) return []
  return (
    await client.query<AppliedMigration>(
      `select number, name, checksum from ${recordTables[part]} order by number`,
    )
  ).rows
}

/** The version of each function of the platform and of the studio. */
export async function readFunctions(client: pg.Client): Promise<Manifest['functions']> {
  return {
    platform: await readRecordedFunctions(queriesOf(client), serverFunctions.schema),
    studio: await readRecordedFunctions(queriesOf(client), studioFunctions.schema),
  }
}

/** Fingerprints of the keys that some of the data needs. */
export async function readNeededKeys(client: pg.Client): Promise<Manifest['keys']> {
  const { rows } = await client.query<Manifest['keys'][number]>(
    `select purpose, key_id as "keyId" from known_key where state in ('current', 'older') order by 1, 2`,
  )
  return [...rows, ...(await readSeedKeys(client))]
}

/** Where the studio's secret seeds are: one of the pairs in use, and the newest chains. */
const sealedSeeds = {
  'studio.seed_pair': `select sealed_seed as sealed from studio.seed_pair where sealed_seed is not null and state = 'active' limit 1`,
  'studio.crash_chain':
    'select sealed_seed as sealed from studio.crash_chain where sealed_seed is not null order by id desc limit 1',
  'studio.room_chain': 'select sealed_seed as sealed from studio.room_chain order by id desc limit 1',
}

/** The key of the studio's secret seeds. It has only one, so any of them says which. An older schema has fewer tables. */
async function readSeedKeys(client: pg.Client): Promise<Manifest['keys']> {
  const { rows: sealing } = await client.query<{ name: keyof typeof sealedSeeds }>(
    `select name from unnest($1::text[]) as name
    where exists (select from pg_attribute where attrelid = to_regclass(name) and attname = 'sealed_seed')`,
    [Object.keys(sealedSeeds)],
  )
  const ids = new Set<string>()
  for (const { name } of sealing) {
    const { rows } = await client.query<{ sealed: Buffer }>(sealedSeeds[name])
    for (const { sealed } of rows) ids.add(sealedWith(sealed).toString('hex'))
  }
  return [...ids].map((keyId) => ({ purpose: 'seed', keyId }))
}
