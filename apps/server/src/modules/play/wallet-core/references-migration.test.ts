// SPDX-License-Identifier: Apache-2.0
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate, serverMigrationsFolder } from '../../../platform/db/migrate.ts'
import { emptyTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'tessera-before-'))
const firstNew = 79
let database: Pick<TestDatabase, 'url' | 'close'>
let ownerUrl: string

beforeAll(async () => {
  database = await emptyTestDatabase()
  ownerUrl = database.url
  for (const file of readdirSync(serverMigrationsFolder))
    if (Number(file.slice(0, 4)) < firstNew) cpSync(join(serverMigrationsFolder, file), join(folder, file))
  await migrate({ ownerUrl, folder })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

async function ask(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const answers: pg.QueryResult<Record<string, unknown>>[] = []
    for (const statement of statements) answers.push(await client.query(statement))
    return answers.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

it('keeps the old reference valid at every vendor where a member has played, and current at the latest one only', async () => {
  const session = (member: number, vendor: string, day: number): string => `
    insert into play_session (token_hash, member_id, vendor_account_id, vendor, currency, game_code, created_at, expires_at, cash_id, receivable_id, bonus_id, house_id)
    values (sha256('${member}-${vendor}-${day}'), ${member}, '${vendor}', 'V', 'USD', 'g', '2026-01-0${day}', '2026-01-0${day}', 1, 2, 3, 4)`
  await ask(
    ownerUrl,
    `insert into play_player (member_id, player_ref, currency) values (1, 'p-one', 'USD'), (2, 'p-two', 'USD'), (3, 'p-three', 'USD')`,
    session(1, 'first', 3),
    session(1, 'second', 1),
    session(1, 'second', 2),
    session(2, 'second', 5),
    `insert into play_transaction (vendor_account_id, tx_id, kind, source, member_id, currency, amount, round_closed, state, balance_after, at)
      values ('second', 'promo', 'win', 'promo', 3, 'USD', 1, true, 'settled', 1, now())`,
  )
  await migrate({ ownerUrl })
  expect(
    await ask(
      ownerUrl,
      'select vendor_account_id as vendor, player_ref as ref, member_id as member, current from play_reference order by member_id, vendor_account_id',
    ),
  ).toEqual([
    { vendor: 'first', ref: 'p-one', member: 1, current: true },
    { vendor: 'second', ref: 'p-one', member: 1, current: false },
    { vendor: 'second', ref: 'p-two', member: 2, current: true },
    { vendor: 'second', ref: 'p-three', member: 3, current: false },
  ])
  expect(
    await ask(
      ownerUrl,
      'select distinct member_id as member, player_ref as ref from play_session order by 1',
    ),
  ).toEqual([
    { member: 1, ref: 'p-one' },
    { member: 2, ref: 'p-two' },
  ])
})
