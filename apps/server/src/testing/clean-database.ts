// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'

/**
 * What a database holds when it has just been copied: what its catalog looks like, the rows that migrations have written, and
 * where its sequences stand.
 */
export interface Pristine {
  readonly catalog: string
  /** By table: its rows as text, exactly as PostgreSQL writes and reads them. */
  readonly rows: ReadonlyMap<string, readonly string[]>
  readonly sequences: ReadonlyMap<string, string | null>
}

/** More is quicker copied anew than deleted. */
const changedRowsAtMost = 20_000

/** Reads what a fresh copy holds. */
export async function readPristine(client: pg.Client): Promise<Pristine> {
  const rows = new Map<string, readonly string[]>()
  for (const table of await namesOf(client, tablesQuery)) {
    const { rows: found } = await client.query<{ row: string }>(`select t::text as row from only ${table} t`)
    if (found.length > 0)
      rows.set(
        table,
        found.map(({ row }) => row),
      )
  }
  return { rows, catalog: await readCatalog(client), sequences: await readSequences(client) }
}

/**
 * Brings a used database back to what a fresh copy holds. False if that cannot be done, because its tables, functions or
 * rights were changed, or so much was written that a copy is quicker: then it has to be dropped.
 */
export async function cleanDatabase(client: pg.Client, pristine: Pristine): Promise<boolean> {
  if ((await readCatalog(client)) !== pristine.catalog) return false
  const changed = (await client.query<{ table: string; rows: string }>(changedQuery)).rows
  if (changed.reduce((sum, { rows }) => sum + Number(rows), 0) > changedRowsAtMost) return false
  await client.query('begin')
  // Neither triggers that forbid to delete nor references speak here.
  await client.query('set local session_replication_role to replica')
  for (const { table } of changed) {
    await client.query(`delete from only ${table}`)
    const rows = pristine.rows.get(table)
    if (rows) await insertRows(client, table, rows)
  }
  for (const [sequence, last] of await readSequences(client))
    if (last !== pristine.sequences.get(sequence))
      await setSequence(client, sequence, pristine.sequences.get(sequence) ?? null)
  await client.query('commit')
  // What this session has changed itself must not be taken for what the next test changes.
  await client.query('select pg_stat_force_next_flush()')
  await client.query('select 1')
  await client.query('select pg_stat_reset()')
  return true
}

const own = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`
const nameOfTable = `quote_ident(n.nspname) || '.' || quote_ident(c.relname)`

const tablesQuery = `
  select ${nameOfTable} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${own} order by 1`

/** Written when a session ends, so all that have used the database must have ended. */
const changedQuery = `
  select quote_ident(schemaname) || '.' || quote_ident(relname) as table,
    n_tup_ins + n_tup_upd + n_tup_del as rows
  from pg_stat_user_tables where n_tup_ins + n_tup_upd + n_tup_del > 0`

/** Each row of a catalog says which transaction has written it: the sum differs after any change of a schema. */
const catalogs = [
  'pg_attribute',
  'pg_attrdef',
  'pg_constraint',
  'pg_default_acl',
  'pg_inherits',
  'pg_index',
  'pg_proc',
  'pg_rewrite',
  'pg_sequence',
  'pg_trigger',
  'pg_policy',
  'pg_type',
]
const catalogQuery = [
  ...catalogs.map((name) => `select '${name}' as name, count(*), sum(xmin::text::bigint) from ${name}`),
  // Sessions leave an empty schema for temporary tables behind.
  `select 'pg_namespace', count(*), sum(xmin::text::bigint) from pg_namespace where nspname !~ '^pg_(toast_)?temp_'`,
  `select 'pg_class', count(*), sum(xmin::text::bigint + relfilenode::bigint) from pg_class`,
  `select 'pg_db_role_setting', count(*), sum(s.xmin::text::bigint) from pg_db_role_setting s
    join pg_database d on d.oid = s.setdatabase and d.datname = current_database()`,
].join(' union all ')

async function readCatalog(client: pg.Client): Promise<string> {
  const { rows } = await client.query({ text: catalogQuery, rowMode: 'array' })
  return JSON.stringify(rows.map((row) => (row as unknown[]).map(String)))
}

async function readSequences(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
    from pg_sequences`)
  return new Map(rows.map(({ name, last }) => [name, last]))
}

async function namesOf(client: pg.Client, query: string): Promise<string[]> {
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)
}

async function insertRows(client: pg.Client, table: string, rows: readonly string[]): Promise<void> {
  const columns = await namesOf(
    client,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  )
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
     select ${columns.map((column) => `(row).${column}`).join(', ')}
     from (select text::${table} as row from unnest($1::text[]) as text) rows`,
    [rows],
  )
}

/** Null: nobody has taken a number yet, and the next one is the first. */
async function setSequence(client: pg.Client, sequence: string, last: string | null): Promise<void> {
  if (last !== null) await client.query('select setval($1::regclass, $2)', [sequence, last])
  else
    await client.query(
      `select setval($1::regclass, (select seqstart from pg_sequence where seqrelid = $1::regclass), false)`,
      [sequence],
    )
}
