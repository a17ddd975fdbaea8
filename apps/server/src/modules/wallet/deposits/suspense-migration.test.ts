// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../platform/db/migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

const lastBefore = 360
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

it('lists what waited in suspense before there was a list, and nothing that was credited', async () => {
  await ask(
    ownerUrl,
    `insert into payment_account (id, provider, name, type, currency, secret, created_at)
     values ('till', 'sandbox-bank', 'Till', 'bank', 'USD', repeat('x', 43), now());
     insert into payment_event (account_id, event_id, state, amount, currency, body_hash, received_at)
     values ('till', 'waits', 'paid', 50000000, 'USD', 'h', '2026-01-05T03:00:00Z'),
       ('till', 'credited', 'paid', 70000000, 'USD', 'h', now()), ('till', 'failed', 'failed', 0, 'USD', 'h', now());
     select ledger_open('house', 'deposits:till', 'USD'), ledger_open('house', 'suspense', 'USD');
     select ledger_post_any('wallet.suspense', 'till/waits', 'suspense', 1, 2, 50000000, null);
     select ledger_post_any('wallet.deposit', 'till/credited', 'deposit', 1, 2, 70000000, null)`,
  )
  await migrate({ ownerUrl })
  expect(
    await ask(
      ownerUrl,
      'select account_id, event_id, reason, amount::integer, currency, status, deposit_id, created_at from suspense_payment',
    ),
  ).toEqual([
    {
      account_id: 'till',
      event_id: 'waits',
      reason: 'unknownPayment',
      amount: 50_000_000,
      currency: 'USD',
      status: 'Open',
      deposit_id: null,
      created_at: Date.parse('2026-01-05T03:00:00Z'),
    },
  ])
})
