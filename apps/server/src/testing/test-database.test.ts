// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { studioTestDatabase, testDatabase } from './test-database.ts'

const opened: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

it('creates a migrated database in which the application owns nothing', async () => {
  const database = await testDatabase()
  opened.push(database)
  expect(await ask(database.appUrl, 'select current_user as role')).toEqual([{ role: 'tessera_app' }])
  expect(await ask(database.url, 'select name from schema_migration order by number limit 1')).toEqual([
    { name: '0001-roles.sql' },
  ])
  await expect(ask(database.appUrl, 'create table mine (id integer)')).rejects.toThrow('permission denied')
})

it('separates two databases and drops one when it is closed', async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()])
  opened.push(second)
  await ask(first.url, 'create table only_here (id integer)')
  await expect(ask(second.url, 'select from only_here')).rejects.toThrow('does not exist')
  await first.close()
  await expect(ask(first.url, 'select 1')).rejects.toThrow('does not exist')
})

it('creates a separate database for the studio', async () => {
  const database = await studioTestDatabase()
  opened.push(database)
  expect(await ask(database.appUrl, 'select current_user as role')).toEqual([{ role: 'tessera_studio' }])
})
