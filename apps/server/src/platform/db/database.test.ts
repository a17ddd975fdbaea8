// SPDX-License-Identifier: Apache-2.0
import { Socket } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { takeViolations } from './held-connection.ts'
import { type Database, isDatabaseUnreachable, openDatabase, PoolBusy, sql, type Tx } from './index.ts'

let testing: TestDatabase
let database: Database
beforeAll(async () => {
  testing = await testDatabase()
  database = openDatabase({
    url: testing.url,
    role: 'tessera_app',
    connections: 2,
    log: pino({ level: 'silent' }),
  })
})
afterAll(async () => {
  await database.close()
  await testing.close()
})

const note = (tx: Tx, nonce: string): Promise<unknown[]> =>
  tx.query(sql`insert into seal_nonce (nonce, expires_at) values (${nonce}, now())`)
const isNoted = async (nonce: string): Promise<boolean> =>
  (await database.one(sql`select nonce from seal_nonce where nonce = ${nonce}`)) !== undefined

describe('a transaction', () => {
  it('that may be lost sends its begin together with its first queries', async () => {
    const work = (names: string[]) =>
      database.transaction((tx) => Promise.all(names.map((name) => note(tx, name))), { losable: true })
    await work(['warm', 'warmer'])
    const parcels = vi.spyOn(
      Socket.prototype as unknown as { _writeGeneric(...given: unknown[]): void },
      '_writeGeneric',
    )
    try {
      await work(['one', 'two'])
      // The begin with both inserts; the commit.
      expect(parcels).toHaveBeenCalledTimes(2)
    } finally {
      parcels.mockRestore()
    }
  })
})

describe('a pool without a free connection', () => {
  it('reports that it is busy, not that the database is unreachable', async () => {
    const tight = openDatabase({
      url: testing.url,
      role: 'tessera_app',
      connections: 1,
      name: 'tight',
      log: pino({ level: 'silent' }),
    })
    let leave = (): void => undefined
    const work = tight.transaction(
      () =>
        new Promise<void>((resolve) => {
          leave = resolve
        }),
    )
    const error: unknown = await tight.query(sql`select 1`).catch((reason: unknown) => reason)
    leave()
    await work
    expect([error instanceof PoolBusy, isDatabaseUnreachable(error)]).toEqual([true, false])
    expect((error as Error).message).toContain('"tight"')
    await tight.close()
  })

  it('reports that the database is unreachable when nobody answers', async () => {
    const away = openDatabase({
      url: 'postgres://nobody@127.0.0.1:1/nothing',
      role: 'tessera_app',
      connections: 1,
      log: pino({ level: 'silent' }),
    })
    const error: unknown = await away.query(sql`select 1`).catch((reason: unknown) => reason)
    expect([error instanceof PoolBusy, isDatabaseUnreachable(error)]).toEqual([false, true])
    await away.close()
  })
})

describe('a database that no longer takes writes, such as a primary that became a standby', () => {
  it.each([
    ['a transaction', (db: Database, nonce: string) => db.transaction((tx) => note(tx, nonce))],
    [
      'a single statement',
      (db: Database, nonce: string) =>
        db.query(sql`insert into seal_nonce (nonce, expires_at) values (${nonce}, now())`),
    ],
  ])('is away, and the next to come with %s gets another connection', async (name, write) => {
    const owner = new pg.Client({ connectionString: testing.url })
    await owner.connect()
    const database = openDatabase({
      url: testing.url,
      role: 'tessera_app',
      connections: 1,
      log: pino({ level: 'silent' }),
    })
    const turn = (to: string) =>
      owner.query(`do $$ begin execute format('alter database %I ${to}', current_database()); end $$`)
    await turn('set default_transaction_read_only = on')
    const error: unknown = await write(database, `old ${name}`).catch((reason: unknown) => reason)
    await turn('reset default_transaction_read_only')
    expect(isDatabaseUnreachable(error)).toBe(true)
    await write(database, `new ${name}`)
    expect([await isNoted(`old ${name}`), await isNoted(`new ${name}`)]).toEqual([false, true])
    await database.close()
    await owner.end()
  })
})

describe('a database that does not answer', () => {
  it('counts as unreachable after a while, and the next caller gets another connection', async () => {
    const database = openDatabase({
      url: testing.url,
      role: 'tessera_app',
      connections: 1,
      answersWithinMilliseconds: 2_000,
      log: pino({ level: 'silent' }),
    })
    const errors: unknown[] = []
    const hang = (tx: Pick<Tx, 'query'>) => tx.query(sql`select pg_sleep(600)`)
    await database.transaction(hang).catch((error: unknown) => errors.push(error))
    await database.query(sql`select pg_sleep(600)`).catch((error: unknown) => errors.push(error))
    expect(errors.map(isDatabaseUnreachable)).toEqual([true, true])
    expect(await database.one(sql`select 1 as one`)).toEqual({ one: 1 })
    await database.close()
  })
})

describe('a caller that holds a connection', () => {
  it('is refused another one, however it asks', async () => {
    const asks = [
      () => database.query(sql`select 1`),
      () => database.one(sql`select 1`),
      () => database.together((queries) => queries.query(sql`select 1`)),
      () => database.transaction((tx) => tx.query(sql`select 1`)),
    ]
    for (const ask of asks)
      await expect(database.transaction<unknown>(ask)).rejects.toThrow('while one is held')
    expect(takeViolations()).toHaveLength(asks.length)
    expect(await database.transaction((tx) => tx.one(sql`select 1 as one`))).toEqual({ one: 1 })
  })
})
