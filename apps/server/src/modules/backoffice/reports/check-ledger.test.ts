// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { openAccounts, ownerOfMember } from '../../ledger/index.ts'
import { checkLedger } from './check-ledger.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('logs an error when the ledger does not add up, and nothing otherwise', async () => {
  await server.platform.database.transaction((tx) => openAccounts(tx, ownerOfMember(1n), 'USD'))
  await checkLedger(server.platform)
  expect(server.logged()).not.toContain('does not add up')
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(`update ledger_account set balance = 1 where owner = 'member:1' and purpose = 'cash'`)
  await owner.end()
  await checkLedger(server.platform)
  const line =
    server
      .logged()
      .split('\n')
      .find((text) => text.includes('the ledger does not add up')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    differences: 2,
    rule: 'balance',
    account: 'member:1 cash USD',
  })
})
