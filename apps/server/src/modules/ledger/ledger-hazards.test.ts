// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerHazards } from './index.ts'
import { openTestLedger, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

/** What the check reports during a change that is then rolled back. */
async function hazardsAfter(change: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(change)
    const query = async <Row>(config: pg.QueryConfig): Promise<Row[]> =>
      (await owner.query(config)).rows as Row[]
    return await ledgerHazards({
      query,
      one: async <Row>(config: pg.QueryConfig) => (await query<Row>(config))[0],
    })
  } finally {
    await owner.query('rollback')
    await owner.end()
  }
}

it('finds nothing wrong with the built-in database', async () => {
  expect(await ledgerHazards(ledger.db)).toEqual([])
})

it.each([
  ['set local synchronous_commit = off', 'synchronous_commit'],
  [
    'alter table ledger_posting_1 drop constraint ledger_posting_1_once',
    'unique (cause, external id, leg) of postings (ledger_posting_1_once)',
  ],
  [
    'alter table ledger_posting_1 drop constraint ledger_posting_1_history',
    'unique (account, version) of postings (ledger_posting_1_history)',
  ],
  [
    'alter table ledger_account drop constraint ledger_account_funds',
    "check of members' funds (ledger_account_funds)",
  ],
  [
    'alter table ledger_posting disable trigger ledger_posting_insert_only',
    'trigger that keeps postings from being changed (ledger_posting_insert_only)',
  ],
  [
    'alter table ledger_posting_1 disable trigger ledger_posting_1_insert_only',
    'trigger that keeps postings from being changed (ledger_posting_1_insert_only)',
  ],
  ['alter table ledger_posting detach partition ledger_posting_1', 'open period'],
])('names what is wrong after: %s', async (change, named) => {
  const hazards = await hazardsAfter(change)
  expect(hazards).toHaveLength(1)
  expect(hazards[0]).toContain(named)
})

it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'names %s, with which a power cut could take a bet back',
  async (setting) => {
    const query = async <Row>(config: pg.QueryConfig): Promise<Row[]> =>
      config.text.includes('pg_settings')
        ? ([{ name: setting, setting: 'off' }] as Row[])
        : ledger.db.query<Row>(config as Parameters<typeof ledger.db.query>[0])
    const hazards = await ledgerHazards({
      query,
      one: async <Row>(config: pg.QueryConfig) => (await query<Row>(config))[0],
    })
    expect(hazards).toEqual([`the database runs with ${setting} off`])
  },
)
