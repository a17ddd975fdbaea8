// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { type Database, openDatabase, waitForRunning } from './index.ts'

let own: TestDatabase
let other: TestDatabase
let database: Database
beforeAll(async () => {
  own = await testDatabase()
  other = await testDatabase()
  database = openDatabase({
    url: own.url,
    role: 'tessera_app',
    connections: 2,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await database.close()
  await own.close()
  await other.close()
})

/** Whether a reader knows what is complete while somebody has begun to write in a database and does not end. */
async function knowsWhile({ url }: TestDatabase): Promise<boolean> {
  const writer = new pg.Client({ connectionString: url })
  await writer.connect()
  try {
    await writer.query('begin')
    await writer.query('select pg_current_xact_id()')
    return await waitForRunning(database)
  } finally {
    await writer.query('rollback')
    await writer.end()
  }
}

describe('a reader of what concurrent transactions number', () => {
  it('does not wait for transactions of other databases of the server', async () => {
    expect(await knowsWhile(other)).toBe(true)
  })

  it('knows nothing while a transaction of its own database has begun to write', async () => {
    expect(await knowsWhile(own)).toBe(false)
  })

  it('knows it as soon as that one has ended', async () => {
    expect(await waitForRunning(database)).toBe(true)
  })
})
