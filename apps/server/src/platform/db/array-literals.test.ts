// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { silentLog } from '../log/log.ts'
import { bigintArray, momentArray, textArray, uuidArray } from './array-literals.ts'
import { openDatabase, type Database } from './database.ts'
import { sql } from './sql.ts'

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await testDatabase()
  database = openDatabase({ url: test.url, role: 'tessera_app', connections: 1, log: silentLog() })
})
afterAll(async () => {
  await database.close()
  await test.close()
})

it('carries every text, number, id and moment to the database as it is', async () => {
  const texts = [
    '',
    'NULL',
    'null',
    '{a,b}',
    'say "hi"',
    'back\\slash',
    ' blank ',
    "it's",
    'a,b',
    'ấn 数',
    undefined,
  ]
  const numbers = [0n, -5n, 9_007_199_254_740_993n, 7, undefined]
  const ids = ['6f1c2b1e-0d5a-4f3e-9b1a-2f6d8c7e5a01', '6f1c2b1e-0d5a-4f3e-9b1a-2f6d8c7e5a02']
  const moments = [0, 1_767_582_000_123, 1_767_582_000_123, 1_767_582_000_124]
  const row = await database.one(sql`
    select ${textArray(texts)}::text[] as texts, ${bigintArray(numbers)}::bigint[]::text[] as numbers, ${uuidArray(ids)}::uuid[]::text[] as ids,
      array(select (extract(epoch from m) * 1000)::bigint::text from unnest(${momentArray(moments)}::timestamptz[]) m) as moments`)
  expect(row).toEqual({
    texts: texts.map((text) => text ?? null),
    numbers: numbers.map((number) => (number === undefined ? null : String(number))),
    ids,
    moments: moments.map(String),
  })
})

it('makes empty lists', async () => {
  expect(
    await database.one(sql`
      select ${textArray([])}::text[] as texts, ${bigintArray([])}::bigint[] as numbers, ${uuidArray([])}::uuid[] as ids, ${momentArray([])}::timestamptz[] as moments`),
  ).toEqual({ texts: [], numbers: [], ids: [], moments: [] })
})
