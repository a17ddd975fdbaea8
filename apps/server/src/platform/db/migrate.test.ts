// SPDX-License-Identifier: Apache-2.0
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
let tableNumber = 0
let recordTable: string

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  tableNumber += 1
  recordTable = `public.record_${tableNumber}`
  folder = mkdtempSync(join(tmpdir(), 'tessera-migrations-'))
  return () => rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql)
const run = (): Promise<string[]> => migrate({ ownerUrl: database.url, folder, recordTable })

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const exists = async (table: string): Promise<boolean> =>
  (await ask(`select to_regclass('${table}') is not null as found`))[0]?.['found'] === true

it('applies the files in order once, and later only what is new', async () => {
  write('0001-first.sql', `create table in_order_${tableNumber} (id integer)`)
  write(
    '0002-second.sql',
    `alter table in_order_${tableNumber} add column name text; insert into in_order_${tableNumber} values (1, 'one')`,
  )
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
  write('0010-third.sql', `insert into in_order_${tableNumber} values (2, 'two')`)
  expect(await run()).toEqual(['0010-third.sql'])
  expect(await run()).toEqual([])
  expect(await ask(`select name from in_order_${tableNumber} order by id`)).toEqual([
    { name: 'one' },
    { name: 'two' },
  ])
})

it('applies each file once when several processes start at the same moment', async () => {
  write('0001-first.sql', `create table at_once_${tableNumber} (id integer)`)
  write('0002-slow.sql', `select pg_sleep(0.2); insert into at_once_${tableNumber} values (1)`)
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().sort()).toEqual(['0001-first.sql', '0002-slow.sql'])
  expect(await ask(`select count(*)::integer as rows from at_once_${tableNumber}`)).toEqual([{ rows: 1 }])
})

it('refuses an applied file that was changed, before it applies anything new', async () => {
  write('0001-first.sql', 'select 1')
  await run()
  write('0001-first.sql', 'select 2')
  write('0002-second.sql', `create table after_change_${tableNumber} (id integer)`)
  await expect(run()).rejects.toThrow('0001-first.sql was changed after it had been applied')
  expect(await exists(`after_change_${tableNumber}`)).toBe(false)
})

it('treats different line endings as the same file', async () => {
  write('0001-first.sql', 'select 1;\nselect 2;\n')
  await run()
  write('0001-first.sql', 'select 1;\r\nselect 2;\r\n')
  expect(await run()).toEqual([])
})

it('refuses a file that sorts before one that is applied', async () => {
  write('0002-second.sql', 'select 1')
  await run()
  write('0001-late.sql', 'select 1')
  await expect(run()).rejects.toThrow('0001-late.sql comes before ones that are applied already')
})

it('refuses a database that a newer release has written', async () => {
  write('0001-first.sql', 'select 1')
  write('0002-newer.sql', 'select 1')
  await run()
  rmSync(join(folder, '0002-newer.sql'))
  await expect(run()).rejects.toThrow('written by a newer one')
})

it('undoes a file that fails halfway, and names the file and line', async () => {
  write('0001-broken.sql', `create table half_${tableNumber} (id integer);\nselect from nowhere_at_all;`)
  await expect(run()).rejects.toThrow(/0001-broken\.sql failed.*nowhere_at_all.*line 2/)
  expect(await exists(`half_${tableNumber}`)).toBe(false)
  write('0001-broken.sql', `create table half_${tableNumber} (id integer)`)
  expect(await run()).toEqual(['0001-broken.sql'])
})

it('refuses a misnamed file and a number used twice', async () => {
  write('1-short.sql', 'select 1')
  await expect(run()).rejects.toThrow('is no migration')
  renameSync(join(folder, '1-short.sql'), join(folder, '0001-first.sql'))
  cpSync(join(folder, '0001-first.sql'), join(folder, '0001-twin.sql'))
  await expect(run()).rejects.toThrow('have the same number')
})

/** Somebody whose transaction has just written to a table. */
async function holding(table: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, application_name: 'a long report' })
  await client.connect()
  await client.query(`begin; lock table ${table} in row exclusive mode`)
  return client
}

it('lets others pass while it waits for a table, and changes it when it is free', async () => {
  const table = `busy_${tableNumber}`
  write('0001-first.sql', `create table ${table} (id integer)`)
  await run()
  write('0002-second.sql', `alter table ${table} add column name text`)
  const busy = await holding(table)
  const applied = migrate({
    ownerUrl: database.url,
    folder,
    recordTable,
    lockPatience: { waitMilliseconds: 50, pauseMilliseconds: 200, tries: 500 },
  })
  // Anybody who had to wait behind the change would wait until the report is over.
  for (let n = 0; n < 5; n += 1) await ask(`insert into ${table} (id) values (${n})`)
  await busy.query('commit')
  await busy.end()
  expect(await applied).toEqual(['0002-second.sql'])
  expect(await ask(`select count(*)::integer as rows from ${table} where name is null`)).toEqual([
    { rows: 5 },
  ])
})

it('gives way when it and a bet wait for each other, and is tried again', async () => {
  const [first, second] = [`first_${tableNumber}`, `second_${tableNumber}`]
  write('0001-first.sql', `create table ${first} (id integer); create table ${second} (id integer)`)
  await run()
  write(
    '0002-both.sql',
    `lock table ${first} in access exclusive mode; select pg_sleep(0.3); alter table ${second} add column name text`,
  )
  const bet = await holding(second)
  const applied = run()
  await expect
    .poll(() => ask(`select from pg_locks where relation = '${first}'::regclass and granted`))
    .toHaveLength(1)
  await bet.query(`insert into ${first} values (1)`)
  await bet.query('commit')
  await bet.end()
  expect(await applied).toEqual(['0002-both.sql'])
})

it('gives up after the last try with one sentence that names who held the lock, and changes nothing', async () => {
  const table = `taken_${tableNumber}`
  write('0001-first.sql', `create table ${table} (id integer)`)
  await run()
  write(
    '0002-second.sql',
    `create table beside_${tableNumber} (id integer); alter table ${table} add column name text`,
  )
  const busy = await holding(table)
  const applied = migrate({
    ownerUrl: database.url,
    folder,
    recordTable,
    lockPatience: { waitMilliseconds: 20, pauseMilliseconds: 10, tries: 3 },
  })
  await expect(applied).rejects.toThrow(
    /0002-second\.sql did not get the locks that it needs in 3 tries.*Nothing was changed.*a long report/,
  )
  await busy.query('commit')
  await busy.end()
  expect(await exists(`beside_${tableNumber}`)).toBe(false)
  expect(await run()).toEqual(['0002-second.sql'])
})

it('makes an index outside a transaction while others write, and again if it was left unfinished', async () => {
  const table = `indexed_${tableNumber}`
  write('0001-first.sql', `create table ${table} (id integer); insert into ${table} values (1), (1)`)
  await run()
  write(
    '0002-index.sql',
    `-- outside a transaction\ndrop index concurrently if exists ${table}_key;\ncreate unique index concurrently ${table}_key on ${table} (id);\n`,
  )
  await expect(run()).rejects.toThrow('0002-index.sql failed')
  await ask(`delete from ${table}; insert into ${table} values (2)`)
  const both = await Promise.all([run(), run()])
  expect(both.flat()).toEqual(['0002-index.sql'])
  expect(
    await ask(`select indisvalid as valid from pg_index where indexrelid = '${table}_key'::regclass`),
  ).toEqual([{ valid: true }])
})

it('turns off JIT compilation for every session, also after a restore has lost that setting', async () => {
  const [{ name } = {}] = await ask('select current_database() as name')
  await ask(`alter database "${String(name)}" reset jit`)
  expect(await ask('show jit')).toEqual([{ jit: 'on' }])
  write('0001-first.sql', 'select 1')
  await run()
  expect(await ask('show jit')).toEqual([{ jit: 'off' }])
})
