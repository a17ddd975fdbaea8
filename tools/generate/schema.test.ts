// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  type FunctionSource,
  serverFunctions,
  studioFunctions,
} from '@tessera/server/src/platform/db/function-files.ts'
import {
  studioTestDatabase,
  type TestDatabase,
  testDatabase,
} from '@tessera/server/src/testing/test-database.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { printSchema } from './print-schema.ts'
import { schemaFileOf } from './schema-files.ts'

const root = resolve(import.meta.dirname, '../..')

async function print(source: FunctionSource, open: () => Promise<TestDatabase>): Promise<string> {
  const database = await open()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await printSchema(client, source)
  } finally {
    await client.end()
    await database.close()
  }
}

describe.each([
  ['platform', serverFunctions, testDatabase],
  ['studio', studioFunctions, studioTestDatabase],
] as const)('the printed schema of the %s', (_name, source, open) => {
  it('matches the migrations; npm run generate -- schema prints it again', async () => {
    expect(await print(source, open)).toBe(readFileSync(schemaFileOf(source), 'utf8'))
  })

  it('names a file for every function, and no partition of a quarter', async () => {
    const printed = await print(source, open)
    const files = [...printed.matchAll(/^-- (apps\/\S+\.sql): /gm)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
    expect(printed).not.toMatch(/_\d{4}_q\d/)
  })
})
