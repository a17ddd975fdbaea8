// SPDX-License-Identifier: Apache-2.0
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { ownerRole } from '../platform/db/embedded-postgres-role-names.ts'
import { cleanDatabase, type Pristine, readPristine } from './clean-database.ts'
import { withDatabase, withRole } from './connection-urls.ts'

export interface TestDatabase {
  /** Connection string of the owner of the tables. */
  url: string
  /** Connection string whose sessions run as the application's role, as in production. */
  appUrl: string
  /** Ends every session on the database; nobody reaches it under this name any more. */
  close(): Promise<void>
}

/** A fresh, migrated platform database for one test file. Close it in afterAll. */
export function testDatabase(): Promise<TestDatabase> {
  return freshDatabase(inject('testPostgres').serverTemplate, 'tessera_app')
}

/** A fresh, migrated studio database for one test file. Close it in afterAll. */
export function studioTestDatabase(): Promise<TestDatabase> {
  return freshDatabase(inject('testPostgres').studioTemplate, 'tessera_studio')
}

/** A fresh database without a table, which belongs to the owner of tables. Close it in afterAll. */
export async function emptyTestDatabase(): Promise<Pick<TestDatabase, 'url' | 'close'>> {
  const name = freshName()
  await asAdmin((admin) => admin.query(`create database ${pg.escapeIdentifier(name)} owner ${ownerRole}`))
  return { url: withDatabase(inject('testPostgres').ownerUrl, name), close: () => dropDatabase(name) }
}

/**
 * Databases that tests of this process have closed, by template. To clean one costs a fraction of copying another. The
 * next run drops what is left.
 */
const closed = new Map<string, string[]>()
const pristine = new Map<string, Promise<Pristine>>()

const freshName = (): string => `test_${randomBytes(6).toString('hex')}`

async function freshDatabase(template: string, appRole: string): Promise<TestDatabase> {
  const name = (await takeClosed(template)) ?? (await copyTemplate(template))
  const url = withDatabase(inject('testPostgres').ownerUrl, name)
  return {
    url,
    appUrl: withRole(url, appRole),
    close: async () => {
      closed.set(template, [...(closed.get(template) ?? []), await endUse(name)])
    },
  }
}

/** One that was used before and is clean again; undefined if there is none. */
async function takeClosed(template: string): Promise<string | undefined> {
  const holds = pristine.get(template)
  const name = closed.get(template)?.pop()
  if (name === undefined || !holds) return undefined
  if (await inDatabase(name, async (client) => cleanDatabase(client, await holds))) return name
  await dropDatabase(name)
  return undefined
}

async function copyTemplate(template: string): Promise<string> {
  const name = freshName()
  await asAdmin((admin) =>
    admin.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)} owner ${ownerRole}`,
    ),
  )
  if (!pristine.has(template)) pristine.set(template, inDatabase(name, readPristine))
  await pristine.get(template)
  return name
}

/** Ends all sessions and gives the database another name, so that a process that still runs reaches nobody else's. */
async function endUse(name: string): Promise<string> {
  const renamed = freshName()
  const [before, after] = [name, renamed].map((each) => pg.escapeIdentifier(each))
  await asAdmin(async (admin) => {
    await admin.query(`alter database ${before} allow_connections false`)
    await endSessions(admin, name)
    await admin.query(`alter database ${before} rename to ${after}`)
    await admin.query(`alter database ${after} allow_connections true`)
  })
  return renamed
}

/** Waits until they are gone: what they have written is counted when they end. */
async function endSessions(admin: pg.Client, name: string): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query(
      'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
      [name],
    )
    if (rowCount === 0) return
  }
}

const dropDatabase = (name: string): Promise<void> =>
  asAdmin((admin) => admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))

const asAdmin = async (act: (admin: pg.Client) => Promise<unknown>): Promise<void> =>
  void (await withClient(inject('testPostgres').adminUrl, act))

const inDatabase = <Result>(name: string, act: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(withDatabase(inject('testPostgres').adminUrl, name), act)

async function withClient<Result>(
  connectionString: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
