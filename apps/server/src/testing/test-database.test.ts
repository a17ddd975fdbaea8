// SPDX-License-Identifier: Apache-2.0
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
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
    { name: '0001-baseline.sql' },
  ])
  await expect(ask(database.appUrl, 'create table mine (id integer)')).rejects.toThrow('permission denied')
})

it('separates two databases, and nobody reaches one that is closed', async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()])
  opened.push(second)
  await ask(first.url, 'create table only_here (id integer)')
  await expect(ask(second.url, 'select from only_here')).rejects.toThrow('does not exist')
  await first.close()
  await expect(ask(first.url, 'select 1')).rejects.toThrow('does not exist')
})

describe('a database that was used before', () => {
  /** Closes what the test has changed, and answers what the next one gets. */
  async function after(...statements: string[]): Promise<{ url: string; wasCopied: boolean }> {
    const first = await testDatabase()
    const oid = `select oid from pg_database where datname = current_database()`
    const [before] = await ask(first.url, oid)
    for (const statement of statements) await ask(first.url, statement)
    await first.close()
    const next = await testDatabase()
    opened.push(next)
    return { url: next.url, wasCopied: !isDeepStrictEqual(await ask(next.url, oid), [before]) }
  }
  const streams = 'select stream, scanned_id from team_stream order by stream'
  const counted = `select nextval('bet_fact_id_seq')`

  it('holds what a copy holds: written rows are gone, deleted and changed ones are back, numbers begin anew', async () => {
    const fresh = await testDatabase()
    const [expected, first] = [await ask(fresh.url, streams), await ask(fresh.url, counted)]
    opened.push(fresh)
    const { url, wasCopied } = await after(
      `delete from team_stream where stream = 'bets'`,
      `update team_stream set scanned_id = 5`,
      `insert into setting_change (brand_code, name, version, before, after, changed_at, changed_by)
        values ('brand1', 'site.name', 1, '1', '2', now(), 'test')`,
      counted,
      counted,
    )
    expect(wasCopied).toBe(false)
    expect(await ask(url, streams)).toEqual(expected)
    expect(await ask(url, 'select count(*)::int as count from setting_change')).toEqual([{ count: 0 }])
    expect(await ask(url, counted)).toEqual(first)
  })

  it.each([
    ['a table', 'create table left_behind (id integer)'],
    ['a column', 'alter table setting_change add column left_behind integer'],
    ['a trigger', 'alter table ledger_posting disable trigger user'],
    ['a function', `create function left_behind() returns integer language sql return 1`],
    ['a right', 'grant truncate on setting_change to tessera_app'],
  ])('is not used again after %s was changed', async (_, statement) => {
    expect((await after(statement)).wasCopied).toBe(true)
  })
})

it('creates a separate database for the studio', async () => {
  const database = await studioTestDatabase()
  opened.push(database)
  expect(await ask(database.appUrl, 'select current_user as role')).toEqual([{ role: 'tessera_studio' }])
})
