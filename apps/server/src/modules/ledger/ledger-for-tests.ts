// SPDX-License-Identifier: Apache-2.0
import { units, type Amount } from '@tessera/rules/money'
import { pino } from 'pino'
import { openDatabase, type Database } from '../../platform/db/index.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { operatorAccount, openAccounts, post, type Account, type OwnerAccounts } from './index.ts'

/** A separate ledger for one test file, with a studio and a bank on the platform's side. */
export interface TestLedger {
  db: Database
  /** A second pool of the same role, for the batcher. */
  batcher: Database
  /** Connection string of the owner, whose rights allow tests to plant errors. */
  ownerUrl: string
  studio: Account
  bank: Account
  /** Opens the accounts of a new owner and deposits money. */
  funded(owner: string, paidIn: Amount): Promise<OwnerAccounts>
  close(): Promise<void>
}

export async function openTestLedger(): Promise<TestLedger> {
  const database = await testDatabase()
  const open = (connections: number) =>
    openDatabase({ url: database.url, role: 'tessera_app', connections, log: pino({ level: 'silent' }) })
  const [db, batcher] = [open(20), open(4)]
  const studio = await operatorAccount(db, 'vendor:studio', 'USD')
  const bank = await operatorAccount(db, 'deposits:sandbox', 'USD')
  return {
    db,
    batcher,
    studio,
    bank,
    ownerUrl: database.url,
    funded: (owner, paidIn) =>
      db.transaction(async (tx) => {
        const accounts = await openAccounts(tx, owner, 'USD')
        if (paidIn > 0n)
          await post(tx, [
            {
              from: bank,
              to: accounts.cash,
              amount: paidIn,
              cause: 'test.deposit',
              externalId: owner,
              kind: 'deposit',
            },
          ])
        return accounts
      }),
    close: async () => {
      await Promise.all([db.close(), batcher.close()])
      await database.close()
    },
  }
}

export const usd = units
