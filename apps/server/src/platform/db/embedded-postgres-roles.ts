// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { adminRole, ownerRole } from './embedded-postgres-role-names.ts'
import { socketUrl } from './embedded-postgres-socket.ts'

/** Exists only while the superuser of an earlier release is renamed. */
const renamingRole = 'tessera_renaming'

/** PostgreSQL's code for a role that is unknown or may not log in. */
const unknownRole = '28000'
export const isUnknownRole = (error: unknown): boolean => (error as { code?: string }).code === unknownRole

/**
 * Makes sure that the owner of the tables is no superuser, so that what works here also works on a database of
 * one's own. In a cluster of an earlier release the owner was the superuser: renames that one and gives what it
 * had made to the new owner. A step that was interrupted is done again at the next start; a standby gets the
 * roles from its primary.
 */
export async function ensureRoles(socketFolder: string): Promise<void> {
  const as = <Result>(role: string, database: string, work: (client: pg.Client) => Promise<Result>) =>
    withClient(socketUrl(socketFolder, database, role), work)
  try {
    await as(adminRole, 'postgres', async () => undefined)
  } catch (error) {
    if (!isUnknownRole(error)) throw error
    await as(ownerRole, 'postgres', (client) => createRole(client, renamingRole, 'superuser'))
    await as(renamingRole, 'postgres', (client) =>
      client.query(`alter role ${ownerRole} rename to ${adminRole}`),
    )
  }
  const databases = await as(adminRole, 'postgres', prepareOwner)
  for (const database of databases) await as(adminRole, database, (client) => handOver(client, database))
}

/** Answers the databases that still belong to the superuser. */
async function prepareOwner(client: pg.Client): Promise<string[]> {
  const { rows: standby } = await client.query('select where pg_is_in_recovery()')
  if (standby.length > 0) return []
  await client.query(`drop role if exists ${renamingRole}`)
  await createRole(client, ownerRole, 'createrole')
  await client.query(`grant set on parameter deadlock_timeout to ${ownerRole}`)
  await client.query(
    `do $$ declare statement text; begin
      for statement in select format('grant %I to ${ownerRole} with admin option', rolname)
        from pg_roles where rolname in ('tessera_app', 'tessera_studio')
        and not pg_has_role('${ownerRole}', oid, 'member')
      loop execute statement; end loop;
    end $$`,
  )
  const { rows } = await client.query<{ datname: string }>(
    `select datname::text from pg_database where datdba = '${adminRole}'::regrole and not datistemplate`,
  )
  return rows.map(({ datname }) => datname)
}

async function createRole(client: pg.Client, name: string, right: 'superuser' | 'createrole'): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (!rowCount) await client.query(`create role ${name} login ${right}`)
}

/**
 * Gives a database and what is in the schemas of Tessera to the owner, all or nothing. Sequences of columns
 * follow their table, and the types of rows too.
 */
async function handOver(client: pg.Client, database: string): Promise<void> {
  await client.query('begin')
  await client.query(
    `do $$ declare statement text; begin
      for statement in
        select format('alter table %s owner to ${ownerRole}', object.oid::regclass)
          from pg_class object where object.relnamespace in (select oid from pg_namespace where nspname in ('public', 'studio'))
          and object.relowner = '${adminRole}'::regrole and object.relkind in ('r', 'p', 'v', 'S')
          and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = object.oid and deptype in ('a', 'i')
            and object.relkind = 'S')
        union all
        select format('alter routine %s owner to ${ownerRole}', object.oid::regprocedure)
          from pg_proc object where object.pronamespace in (select oid from pg_namespace where nspname in ('public', 'studio'))
          and object.proowner = '${adminRole}'::regrole
        union all
        select format('alter %s %s owner to ${ownerRole}', case object.typtype when 'd' then 'domain' else 'type' end, object.oid::regtype)
          from pg_type object where object.typnamespace in (select oid from pg_namespace where nspname in ('public', 'studio'))
          and object.typowner = '${adminRole}'::regrole and object.typtype in ('d', 'e')
        union all
        select format('alter schema %I owner to ${ownerRole}', nspname)
          from pg_namespace where nspname = 'studio' and nspowner = '${adminRole}'::regrole
      loop execute statement; end loop;
    end $$`,
  )
  await client.query(`alter database ${pg.escapeIdentifier(database)} owner to ${ownerRole}`)
  await client.query('commit')
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
