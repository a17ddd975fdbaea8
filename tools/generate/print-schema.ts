// SPDX-License-Identifier: Apache-2.0
import type { FunctionSource } from '@tessera/server/src/platform/db/function-files.ts'
import type pg from 'pg'

interface Relation {
  oid: string
  name: string
  kind: 'r' | 'p' | 'v'
  unlogged: boolean
  partitionKey: string | null
  /** A partition that every database has: its keys and indexes represent those of all. */
  example: string | null
  exampleOid: string | null
  comment: string | null
}

/**
 * A schema of a migrated database for people to read: tables with their columns, keys, indexes, triggers and
 * privileges, views, types, sequences, and where the text of each function is. Partitions are not listed:
 * their table describes them. The same migrations print the same text.
 */
export async function printSchema(client: pg.Client, { schema, location }: FunctionSource): Promise<string> {
  // Names without their schema, as our SQL writes them.
  await client.query(`set search_path = ${schema}`)
  const parts = [
    await printTypes(client, schema),
    await printSequences(client, schema),
    ...(await printRelations(client, schema)),
  ]
  const printed = parts.filter((part) => part !== '').map(tidy)
  return `${[head(location), ...printed, await printFunctions(client, schema, location)].join('\n\n')}\n`
}

const head = (location: string): string => `-- The tables as all migrations leave them behind, for readers.
-- Made by \`npm run generate -- schema\`; nothing runs it. Do not edit here.
-- How they came about: ${location.replace('functions', 'migrations')}. Functions: ${location}.`

type Row = Record<string, string | null>
const ask = async <Found = Row>(client: pg.Client, query: string, values: unknown[]): Promise<Found[]> =>
  (await client.query(query, values)).rows as Found[]
const linesOf = (rows: readonly Row[]): string => rows.map(({ line }) => line).join('\n')

async function printTypes(client: pg.Client, schema: string): Promise<string> {
  return linesOf(
    await ask(
      client,
      `select format('create domain %I as %s%s;', t.typname, format_type(t.typbasetype, t.typtypmod),
        (select string_agg(' ' || pg_get_constraintdef(c.oid, true), '' order by c.conname) from pg_constraint c where c.contypid = t.oid)) as line
      from pg_type t join pg_namespace n on n.oid = t.typnamespace where n.nspname = $1 and t.typtype = 'd' order by t.typname`,
      [schema],
    ),
  )
}

/** Those that no identity column creates. */
async function printSequences(client: pg.Client, schema: string): Promise<string> {
  return linesOf(
    await ask(
      client,
      `select format('create sequence %I;', c.relname) as line from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i') order by c.relname`,
      [schema],
    ),
  )
}

async function printRelations(client: pg.Client, schema: string): Promise<string[]> {
  const relations = await ask<Relation>(
    client,
    `select c.oid::text as oid, c.relname::text as name, c.relkind::text as kind, c.relpersistence = 'u' as unlogged,
      pg_get_partkeydef(c.oid) as "partitionKey", e.name as example, e.oid::text as "exampleOid", obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join lateral (
      select p.oid, p.relname::text as name from pg_inherits i join pg_class p on p.oid = i.inhrelid
      where i.inhparent = c.oid and p.relname in (c.relname || '_default', c.relname || '_1') order by p.relname desc limit 1
    ) e on c.relkind = 'p'
    where n.nspname = $1 and c.relkind in ('r', 'p', 'v') and not c.relispartition order by c.relname`,
    [schema],
  )
  const printed: string[] = []
  for (const relation of relations)
    printed.push(
      relation.kind === 'v' ? await printView(client, relation) : await printTable(client, relation),
    )
  return printed
}

async function printView(client: pg.Client, relation: Relation): Promise<string> {
  const [{ text } = {}] = await ask(client, 'select pg_get_viewdef($1::oid, true) as text', [relation.oid])
  return [`create view ${relation.name} as\n${text}`, ...(await printRights(client, relation))].join('\n')
}

async function printTable(client: pg.Client, relation: Relation): Promise<string> {
  const { name, oid, example, exampleOid, partitionKey, unlogged, comment } = relation
  const inside = [
    ...(await columnsOf(client, oid)),
    ...(await constraintsOf(client, oid, 'pufcx')),
    ...(exampleOid === null ? [] : await constraintsOf(client, exampleOid, 'puf')),
  ]
  const ofPartition = exampleOid === null ? [] : await indexesAndTriggers(client, exampleOid)
  // The name of a partition is the prefix of the names of its objects.
  const plain = (line: string): string => line.replaceAll(example ?? name, name)
  return [
    ...(comment === null ? [] : [`-- ${comment}`]),
    `create ${unlogged ? 'unlogged ' : ''}table ${name} (`,
    inside.map((line) => `  ${plain(line)}`).join(',\n'),
    `)${partitionKey === null ? '' : ` partition by ${partitionKey.toLowerCase()}`};`,
    ...(await indexesAndTriggers(client, oid)),
    ...(ofPartition.length === 0 ? [] : ['-- Each partition:']),
    ...ofPartition.map(plain),
    ...(await printRights(client, relation)),
  ].join('\n')
}

async function columnsOf(client: pg.Client, oid: string): Promise<string[]> {
  const rows = await ask(
    client,
    `select format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attidentity = 'a' then ' generated always as identity' when a.attidentity = 'd' then ' generated by default as identity'
        when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
        when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
      || case when a.attnotnull and a.attidentity = '' then ' not null' else '' end as line
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`,
    [oid],
  )
  return rows.map(({ line }) => line ?? '')
}

/** Keys first. A partition adds keys; its checks are those of its table, or define its range. */
async function constraintsOf(client: pg.Client, oid: string, kinds: string): Promise<string[]> {
  const rows = await ask(
    client,
    `select format('constraint %I %s', c.conname, pg_get_constraintdef(c.oid, true)) as line from pg_constraint c
    where c.conrelid = $1 and position(c.contype in $2) > 0 and c.conparentid = 0
    order by position(c.contype in 'pufcx'), c.conname`,
    [oid, kinds],
  )
  return rows.map(({ line }) => line ?? '')
}

async function indexesAndTriggers(client: pg.Client, oid: string): Promise<string[]> {
  const rows = await ask(
    client,
    `select * from (
      select 1 as position, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid, 0, true) as line from pg_index i
      where i.indrelid = $1 and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
      union all
      select 2, t.tgname, pg_get_triggerdef(t.oid, true) from pg_trigger t where t.tgrelid = $1 and not t.tgisinternal and t.tgparentid = 0
    ) found order by position, name`,
    [oid],
  )
  return rows.map(({ line }) => `${line};`)
}

/** In the style of our migrations: lower case outside of quotes, and no redundant types. */
const tidy = (text: string): string =>
  text
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : part.toLowerCase()))
    .join('')
    .replaceAll(/::(text|regclass)\b/g, '')
    .replaceAll('timestamp with time zone', 'timestamptz')
    .replaceAll(/ = any \(array\[([^\]]*)\]\)/g, ' in ($1)')
    .replaceAll(/ on (only )?(public|studio)\./g, ' on ')
    .replaceAll(' using btree', '')

/** The privileges of the roles other than the owner. */
async function printRights(client: pg.Client, { oid, name }: Relation): Promise<string[]> {
  const rows = await ask<{ grantee: string; rights: string }>(
    client,
    `select r.rolname as grantee, string_agg(g.granted, ', ' order by g.granted) as rights from (
      select x.grantee, lower(x.privilege_type) as granted from pg_class c cross join aclexplode(c.relacl) x where c.oid = $1 and x.grantee <> c.relowner
      union all
      select x.grantee, format('%s (%s)', lower(x.privilege_type), string_agg(quote_ident(a.attname), ', ' order by a.attnum))
      from pg_attribute a join pg_class c on c.oid = a.attrelid cross join aclexplode(a.attacl) x where a.attrelid = $1 and x.grantee <> c.relowner
      group by x.grantee, x.privilege_type
    ) g join pg_roles r on r.oid = g.grantee group by r.rolname order by r.rolname`,
    [oid],
  )
  return rows.map(({ grantee, rights }) => `grant ${rights} on ${name} to ${grantee};`)
}

async function printFunctions(client: pg.Client, schema: string, location: string): Promise<string> {
  const rows = await ask(
    client,
    `select format('-- %s/%s.sql: %s(%s)%s', $2::text, p.proname, p.proname, pg_get_function_identity_arguments(p.oid),
      coalesce(' returns ' || pg_get_function_result(p.oid), '')) as line
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 order by p.proname`,
    [schema, location],
  )
  return ['-- Functions', ...rows.map(({ line }) => line)].join('\n')
}
