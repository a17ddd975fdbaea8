// SPDX-License-Identifier: Apache-2.0
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, it } from 'vitest'
import { adminRole, ownerRole } from './embedded-postgres-role-names.ts'
import { socketUrl } from './embedded-postgres-socket.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateStudio } from './migrate-studio.ts'
import { migrate } from './migrate.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-roles-')))
// When root starts the database, it runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const running: EmbeddedPostgres[] = []
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  running.push(postgres)
  return postgres
}

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

const rights =
  'select rolname::text as name, rolsuper as superuser, rolcreaterole as "makesRoles", rolcreatedb as "makesDatabases" from pg_roles where rolname = current_user'
const owners = `select distinct pg_get_userbyid(owner) as owner from (
  select relowner as owner from pg_class where relnamespace in ('public'::regnamespace, 'studio'::regnamespace)
  union all select proowner from pg_proc where pronamespace in ('public'::regnamespace, 'studio'::regnamespace)
  union all select typowner from pg_type where typnamespace in ('public'::regnamespace, 'studio'::regnamespace)
  union all select nspowner from pg_namespace where nspname = 'studio'
  union all select datdba from pg_database where datname = current_database()) found`

it('gives the owner of the tables the rights that the documents ask for, and no more', async () => {
  const postgres = await start(join(folder, 'fresh'))
  expect(await ask(postgres.ownerUrl(), rights)).toEqual([
    { name: ownerRole, superuser: false, makesRoles: true, makesDatabases: false },
  ])
})

it('hands everything of an earlier release, whose owner was the superuser, to an owner who is none', async () => {
  const data = join(folder, 'earlier')
  const first = await start(data)
  const as = (role: string) => socketUrl(first.socketDir, 'postgres', role)
  await ask(
    as(adminRole),
    `alter database postgres owner to ${adminRole}`,
    `revoke set on parameter deadlock_timeout from ${ownerRole}`,
    `drop role ${ownerRole}`,
    'create role other login superuser',
  )
  await ask(as('other'), `alter role ${adminRole} rename to ${ownerRole}`)
  await ask(as(ownerRole), 'drop role other', `create database tessera`)
  await migrate({ ownerUrl: first.ownerUrl('tessera') })
  await migrateStudio({ ownerUrl: first.ownerUrl('tessera') })
  expect((await ask(first.ownerUrl('tessera'), rights))[0]).toMatchObject({ superuser: true })
  await running.pop()?.stop()

  const again = await start(data)
  expect((await ask(again.ownerUrl('tessera'), rights))[0]).toMatchObject({
    name: ownerRole,
    superuser: false,
  })
  expect(await ask(again.ownerUrl('tessera'), owners)).toEqual([{ owner: ownerRole }])
  // What an owner does at the next release, and what the application may and may not do.
  await ask(
    again.ownerUrl('tessera'),
    'alter table member add column later integer',
    'drop function sportsbook_forget_prices',
  )
  expect(await migrate({ ownerUrl: again.ownerUrl('tessera') })).toEqual([
    'apps/server/functions/sportsbook_forget_prices.sql',
  ])
  const application = ['set role tessera_app', `select ledger_open('operator', 'bank', 'USD') as id`]
  expect(await ask(again.ownerUrl('tessera'), ...application)).toHaveLength(1)
  await expect(
    ask(again.ownerUrl('tessera'), 'set role tessera_app', 'delete from ledger_posting'),
  ).rejects.toThrow('permission denied')
})
