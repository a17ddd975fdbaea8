// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { applyFunctions } from './apply-functions.ts'
import { readFunctionFiles } from './function-files.ts'
import { usualPatience } from './lock-patience.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string
let schema: string
let number = 0

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  number += 1
  schema = `trial_${number}`
  folder = mkdtempSync(join(tmpdir(), 'tessera-functions-'))
  await ask(`create schema ${schema}; grant usage on schema ${schema} to public`)
  return () => rmSync(folder, { recursive: true })
})

const source = () => ({ folder, location: 'trial/functions', schema })

/** A function without arguments that returns a number. */
const write = (name: string, body: string, head = '', tail = ''): void =>
  writeFileSync(
    join(folder, `${name}.sql`),
    `${head}create or replace function ${schema}.${name}() returns integer language sql as $$ ${body} $$;\n${tail}`,
  )

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const ask = (statement: string): Promise<Record<string, unknown>[]> =>
  withClient(async (client) => (await client.query<Record<string, unknown>>(statement)).rows)
const call = async (name: string): Promise<unknown> =>
  (await ask(`select ${schema}.${name}() as answer`))[0]?.['answer']
const apply = (release = '1.2.0'): Promise<string[]> =>
  withClient((client) => applyFunctions(client, source(), readFunctionFiles(folder), usualPatience, release))

describe('the text of a function', () => {
  it('is applied when its file is new or was edited, and otherwise left alone', async () => {
    write('one', 'select 1')
    write('two', 'select 2')
    expect(await apply()).toEqual(['trial/functions/one.sql', 'trial/functions/two.sql'])
    expect(await apply()).toEqual([])
    write('two', 'select 22')
    expect(await apply()).toEqual(['trial/functions/two.sql'])
    expect([await call('one'), await call('two')]).toEqual([1, 22])
  })

  it('records in the database where its file is', async () => {
    write('one', 'select 1')
    await apply('1.2.0')
    const [{ comment } = {}] = await ask(
      `select obj_description('${schema}.one'::regproc, 'pg_proc') as comment`,
    )
    expect(comment).toMatch(
      /^Current text: trial\/functions\/one\.sql of release 1\.2\.0, sha256 [0-9a-f]{64}$/,
    )
  })

  it('keeps its grants', async () => {
    const rights = `revoke all on function ${schema}.one from public; grant execute on function ${schema}.one to tessera_app;`
    write('one', 'select 1', '', rights)
    await apply()
    write('one', 'select 11', '', rights)
    await apply()
    expect(
      await ask(
        `select has_function_privilege('tessera_app', '${schema}.one()', 'execute') as app, has_function_privilege('tessera_studio', '${schema}.one()', 'execute') as studio`,
      ),
    ).toEqual([{ app: true, studio: false }])
  })

  it('is applied after the functions that it needs', async () => {
    write('a_first', `select ${schema}.z_last()`, '-- after: z_last\n')
    write('z_last', 'select 26')
    expect(await apply()).toEqual(['trial/functions/z_last.sql', 'trial/functions/a_first.sql'])
    expect(await call('a_first')).toBe(26)
  })

  it('replaces a function that a migration made', async () => {
    await ask(`create function ${schema}.one() returns integer language sql as 'select 0'`)
    write('one', 'select 1')
    await apply()
    expect(await call('one')).toBe(1)
  })

  it('is applied once when several processes start at the same moment', async () => {
    write('one', 'select 1')
    const empty = mkdtempSync(join(tmpdir(), 'tessera-none-'))
    const run = () =>
      migrate({
        ownerUrl: database.url,
        folder: empty,
        recordTable: `public.none_${number}`,
        functions: source(),
      })
    const applied = await Promise.all([run(), run(), run()])
    expect(applied.flat()).toEqual(['trial/functions/one.sql'])
    rmSync(empty, { recursive: true })
  })
})

describe('nothing is changed', () => {
  it('when one of several files fails, which is named with its line', async () => {
    write('one', 'select 1')
    write('two', '\nselect from_nowhere()')
    await expect(apply()).rejects.toThrow(
      /two\.sql failed, and no function was changed: .*from_nowhere.*line 2/,
    )
    await expect(call('one')).rejects.toThrow('does not exist')
  })

  it('when arguments or a return type would change, because running processes still call the old form', async () => {
    write('one', 'select 1')
    await apply()
    writeFileSync(
      join(folder, 'one.sql'),
      `create or replace function ${schema}.one() returns text language sql as $$ select 'one' $$`,
    )
    await expect(apply()).rejects.toThrow('needs a new name')
    writeFileSync(
      join(folder, 'one.sql'),
      `create or replace function ${schema}.one(added integer) returns integer language sql as $$ select added $$`,
    )
    await expect(apply()).rejects.toThrow('needs a new name')
    expect(await call('one')).toBe(1)
  })

  it('by an older release, which gets an error that says so', async () => {
    write('one', 'select 1')
    await apply('1.10.0')
    write('one', 'select 0')
    await expect(apply('1.9.3')).rejects.toThrow('written by a newer one')
    expect(await call('one')).toBe(1)
    expect(await apply('1.10.1')).toEqual(['trial/functions/one.sql'])
  })
})

describe('the files', () => {
  it('are refused if they depend on each other, name an unknown function or contain no function', () => {
    write('one', 'select 1', '-- after: two\n')
    write('two', 'select 2', '-- after: one\n')
    expect(() => readFunctionFiles(folder)).toThrow('wait for each other')
    write('two', 'select 2', '-- after: three\n')
    expect(() => readFunctionFiles(folder)).toThrow('two.sql comes after three')
    write('two', 'select 2')
    writeFileSync(join(folder, 'Notes.txt'), '')
    expect(() => readFunctionFiles(folder)).toThrow('is no function')
  })
})
