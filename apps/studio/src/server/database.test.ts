// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioTestDatabase } from '../../../server/src/testing/test-database.ts'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'
import { openDatabase, sql, type Database, type Queries } from './database.ts'

let testing: Awaited<ReturnType<typeof studioTestDatabase>>
beforeAll(async () => {
  testing = await studioTestDatabase()
})
afterAll(() => testing.close())

/** A database with a single connection. */
const openOne = (answersWithinMilliseconds = 10_000): Database =>
  openDatabase({ url: testing.url, connections: 1, answersWithinMilliseconds }, () => {})
const write = (queries: Queries, address: string): Promise<object[]> =>
  queries.rows(
    sql`insert into studio.table_owner (address, secret, taken_at) values (${address}, 's', now())`,
  )

describe("the studio's database", () => {
  it.each([
    [
      'a transaction',
      (database: Database, address: string) => database.transaction((tx) => write(tx, address)),
    ],
    ['a single statement', (database: Database, address: string) => write(database, address)],
  ])(
    'is away once it takes no writes any more, and the next to come with %s gets another connection',
    async (_name, attempt) => {
      const owner = new pg.Client({ connectionString: testing.url })
      await owner.connect()
      const turn = (to: string) =>
        owner.query(`do $$ begin execute format('alter database %I ${to}', current_database()); end $$`)
      const database = openOne()
      await turn('set default_transaction_read_only = on')
      const error: unknown = await attempt(database, 'old').catch((reason: unknown) => reason)
      await turn('reset default_transaction_read_only')
      expect(isDatabaseUnreachable(error)).toBe(true)
      await attempt(database, 'new')
      expect((await owner.query('delete from studio.table_owner returning address')).rows).toEqual([
        { address: 'new' },
      ])
      await database.close()
      await owner.end()
    },
  )

  it('counts as unavailable when it does not answer for too long, and the next query gets another connection', async () => {
    const database = openOne(2_000)
    const hang = (queries: Queries): Promise<object[]> => queries.rows(sql`select pg_sleep(8)`)
    const errors: unknown[] = [
      await database.transaction(hang).catch((error: unknown) => error),
      await hang(database).catch((error: unknown) => error),
    ]
    expect(errors.map(isDatabaseUnreachable)).toEqual([true, true])
    expect(await database.rows(sql`select 1 as one`)).toEqual([{ one: 1 }])
    await database.close()
  })
})
