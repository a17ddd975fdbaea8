// SPDX-License-Identifier: Apache-2.0
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { units } from '@tessera/rules/money'
import { recordFact } from '@tessera/server/src/modules/bets/index.ts'
import {
  beginPeriod,
  operatorAccount,
  openAccounts,
  ownerOfMember,
  post,
} from '@tessera/server/src/modules/ledger/index.ts'
import { migrateStudio } from '@tessera/server/src/platform/db/migrate-studio.ts'
import { endFirstPartition } from '@tessera/server/src/testing/end-first-partition.ts'
import {
  openTestServer,
  type TestServer,
  type TestServerOptions,
} from '@tessera/server/src/testing/server-for-tests.ts'
import { emptyTestDatabase } from '@tessera/server/src/testing/test-database.ts'

export const password = 'Correct-horse-9'

/** Folders and databases of a test file, deleted in the end. */
export function createScratch() {
  const made: { close(): Promise<void> }[] = []
  const folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'))
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  return {
    folder,
    path: (name: string): string => join(folder, name),
    /** An empty database. */
    async emptyDatabase(): Promise<string> {
      const database = await emptyTestDatabase()
      made.push(database)
      return database.url
    },
    async close(): Promise<void> {
      for (const database of made) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An installation with some data: a member with money, an operator, a picture, studio tables. */
export async function openFilledTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer(options)
  await migrateStudio({ ownerUrl: server.ownerUrl })
  const made = await server.modules.identity.openAccount({
    username: 'player01',
    password,
    currency: 'USD',
    ofAge: 18,
  })
  if (!made) throw new Error('the member was not made')
  await server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(made.id), 'USD')
    await post(tx, [
      {
        from: await operatorAccount(tx, 'test', 'USD'),
        to: cash,
        amount: units(1_000),
        cause: 'test',
        externalId: 'first',
        kind: 'deposit',
      },
    ])
  })
  // Partitions with other bounds than those that migrations make in an empty database.
  for (const table of ['bet_fact', 'lottery_ticket', 'sportsbook_bet'] as const)
    await endFirstPartition(server.ownerUrl, table, server.clock.now())
  const fact = {
    memberId: made.id,
    vendor: 'STUDIO',
    gameCode: 'dice',
    roundId: 'r',
    kind: 'stake',
    amount: units(1),
    currency: 'USD',
    validBet: units(1),
    closed: true,
  } as const
  for (const later of [-1, 1]) {
    await server.platform.database.transaction((tx) =>
      recordFact(tx, { ...fact, atMs: server.clock.now() + later * 60_000, reference: `test/${later}` }),
    )
  }
  await beginPeriod(server.platform.database, 1, server.clock.now())
  const editor = await server.operator('carla', 'admin')
  const data = (
    await sharp({ create: { width: 80, height: 60, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
  ).toString('base64')
  // Text that could be mistaken for the end of a field or a row.
  await editor.call('backoffice.uploadMedia', {
    kind: 'inline',
    name: 'tab\u2003 \\N \\. "quoted", ünïcode',
    data,
  })
  return server
}

/** Rows of a database, read as its owner. */
export async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}
