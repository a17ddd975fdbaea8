// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const lastBefore = 93
let database: Pick<TestDatabase, 'url' | 'close'>
let ownerUrl: string

beforeAll(async () => {
  database = await emptyTestDatabase()
  ownerUrl = database.url
  await migrate({ ownerUrl, upTo: lastBefore })
})
afterAll(() => database.close())

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const postOne = (client: pg.Client, externalId: string, amount: number) =>
  client
    .query(
      `select status, balance::text from ledger_post_any('before', '${externalId}', 'deposit', 1, 2, ${amount}, null)`,
    )
    .then(({ rows }) => rows[0] as unknown)

it('keeps all postings and the numbering, and sessions of the previous release can still post', async () => {
  const old = new pg.Client({ connectionString: ownerUrl, options: '-c role=tessera_app' })
  await old.connect()
  await old.query(`select ledger_open('member:1', 'cash', 'USD'), ledger_open('house', 'bank', 'USD')`)
  await postOne(old, 'first', 100)
  const [{ id: last }] = (await ask(ownerUrl, 'select id::integer from ledger_posting')) as [{ id: number }]

  // A session that is reading postings blocks nobody for long: the migration waits until it has ended.
  await old.query('begin; select count(*) from ledger_posting')
  const migrated = migrate({ ownerUrl })
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await old.query('commit')
  await migrated

  expect(await postOne(old, 'first', 100)).toEqual({ status: 1, balance: '100' })
  expect(await postOne(old, 'second', 5)).toEqual({ status: 0, balance: '105' })
  expect(
    await ask(ownerUrl, 'select id::integer, amount::integer, period from ledger_posting order by id'),
  ).toEqual([
    { id: last, amount: 100, period: 1 },
    { id: last + 1, amount: 5, period: 1 },
  ])
  await old.end()
})
