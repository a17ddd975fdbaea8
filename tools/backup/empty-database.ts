// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { CannotDo } from './cannot-do.ts'

/**
 * Everything that an installation creates in a database, as the commands that drop it; objects of extensions
 * are not ours.
 */
const leftovers = `
  with ours as (
    select 1 as position, format('drop schema %I cascade', nspname) as command from pg_namespace where nspname = 'studio'
    union all
    select 2, format('drop table %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select 3, format('drop %s %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'sequence' end, oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'S') and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'a', 'i'))
    union all
    select 4, format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select 5, format('drop domain %s cascade', oid::regtype) from pg_type
      where typnamespace = 'public'::regnamespace and typtype = 'd' and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  ) select command from ours order by position`

/** Throws CannotDo for a database that is not empty. */
export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(leftovers)
  if (rowCount)
    throw new CannotDo(
      `The database is not empty (${rowCount} tables and other things are in it): a backup is restored into an empty one.`,
    )
}

/** Removes what a failed restore has put into a database that was empty before. */
export async function emptyAgain(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(leftovers)
  await client.query('begin')
  // It was dropped together with an earlier one that it depends on.
  for (const { command } of rows)
    await client.query(
      command.replace(
        /^drop (schema|table|view|materialized view|sequence|routine|domain) /,
        'drop $1 if exists ',
      ),
    )
  await client.query('commit')
}
