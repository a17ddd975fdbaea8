// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../test-database.ts'
import { changedTables, readStates, type StateReader } from './state.ts'

let database: TestDatabase
let app: pg.Client
let states: StateReader
beforeAll(async () => {
  database = await testDatabase()
  app = new pg.Client({ connectionString: database.appUrl })
  await app.connect()
  states = await readStates(database.url)
})
afterAll(async () => {
  await states.close()
  await app.end()
  await database.close()
})

const changeOf = (brandCode: string, version: number) => `
  insert into setting_change (brand_code, name, version, before, after, changed_at, changed_by)
  values ('${brandCode}', 'site.name', ${version}, '1', '2', now(), 'test')`

describe('the states of a database', () => {
  it('name the tables that somebody has written to', async () => {
    const before = await states.whole()
    await app.query(changeOf('brand1', 1))
    expect(changedTables(before, await states.whole())).toEqual(['setting_change'])
  })

  it('are those of the members and brands that are asked for', async () => {
    const [first, other] = [await states.of([1n], ['brand1']), await states.of([1n], ['brand9'])]
    await app.query(changeOf('brand1', 2))
    expect(changedTables(first, await states.of([1n], ['brand1']))).toEqual(['setting_change'])
    expect(changedTables(other, await states.of([1n], ['brand9']))).toEqual([])
  })

  it('stay as they are when what was written is what was there', async () => {
    const before = await states.whole()
    await app.query('begin')
    await app.query(changeOf('brand1', 3))
    await app.query('rollback')
    expect(changedTables(before, await states.whole())).toEqual([])
  })
})
