// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualClock } from '../../platform/clock/clock.ts'
import { sql } from '../../platform/db/index.ts'
import { beginPeriod, checkInvariants, post, runLedgerCheck, type OwnerAccounts } from './index.ts'
import { openTestLedger, type TestLedger, usd } from './ledger-for-tests.ts'

let ledger: TestLedger
let [one, two]: OwnerAccounts[] = []
let stakes = 0
beforeAll(async () => {
  ledger = await openTestLedger()
  ;[one, two] = [await ledger.funded('member:1', usd(100)), await ledger.funded('member:2', usd(50))]
})
afterAll(() => ledger.close())

const move = (from = one!.cash, to = ledger.studio) =>
  ledger.db.transaction((tx) =>
    post(tx, [
      { from, to, amount: usd(1), cause: 'goes-on', externalId: String((stakes += 1)), kind: 'stake' },
    ]),
  )
const check = () => runLedgerCheck(ledger.db, manualClock(0))
const rulesOf = ({ differences }: { differences: { rule: string }[] }): string[] =>
  differences.map(({ rule }) => rule)
const bookmark = async (): Promise<bigint> =>
  (
    await ledger.db.one<{ id: bigint }>(
      sql`select posting_id as id from ledger_bookmark where kind = 'checked'`,
    )
  )?.id ?? 0n
const newest = async (): Promise<bigint> =>
  (await ledger.db.one<{ id: bigint }>(sql`select max(id) as id from ledger_posting`))?.id ?? 0n

async function asOwner(...statements: string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  await owner.query(`alter table ledger_posting disable trigger ledger_posting_insert_only`)
  for (const statement of statements) await owner.query(statement)
  await owner.query(`alter table ledger_posting enable trigger ledger_posting_insert_only`)
  await owner.end()
}

it('continues where everything was right, across the end of a period, and reports the same as a full check', async () => {
  await move()
  await move(one!.cash, two!.cash)
  await check()
  expect(await bookmark()).toBe(await newest())
  await move(two!.cash)
  await beginPeriod(ledger.db, 1, 0)
  await move(two!.cash, one!.cash)
  await move()
  const whole = await checkInvariants(ledger.db, 0)
  expect(whole).toMatchObject({ differences: [], postings: 9 })
  expect(await checkInvariants(ledger.db, 0, 'checked')).toEqual(whole)
  expect(await check()).toEqual(whole)
  expect(await bookmark()).toBe(await newest())
  expect(await check()).toEqual(whole)
})

it('finds a changed balance, whenever its account was last posted to', async () => {
  await check()
  await asOwner(`update ledger_account set balance = balance + 1 where id = ${one!.cash.id}`)
  expect(rulesOf(await check())).toEqual(['balance', 'sum'])
  await asOwner(`update ledger_account set balance = balance - 1 where id = ${one!.cash.id}`)
  expect(rulesOf(await check())).toEqual([])
})

it('stops before a wrong posting, and reports it every time until it is corrected', async () => {
  await check()
  const before = await bookmark()
  await move()
  const wrong = await newest()
  await asOwner(`update ledger_posting set balance_after = balance_after + 1 where id = ${wrong}`)
  await move(two!.cash)
  expect(rulesOf(await check())).toEqual(['chain'])
  expect(rulesOf(await check())).toEqual(['chain'])
  expect(await bookmark()).toBe(before)
  await asOwner(`update ledger_posting set balance_after = balance_after - 1 where id = ${wrong}`)
  expect(rulesOf(await check())).toEqual([])
  expect(await bookmark()).toBe(await newest())
})

it('stops before a transfer that lacks its other side', async () => {
  await move(one!.cash, two!.cash)
  const change = async (by: string): Promise<void> =>
    asOwner(
      `update ledger_posting set amount = amount ${by}, balance_after = balance_after ${by} where id = ${await newest()}`,
      `update ledger_account set balance = balance ${by} where id = ${two!.cash.id}`,
    )
  await change('- 1')
  expect(rulesOf(await check())).toContain('mirror')
  await change('+ 1')
  expect(rulesOf(await check())).toEqual([])
})

it('leaves changes to old postings to the full check', async () => {
  await check()
  await asOwner(
    `update ledger_posting set amount = amount - 1 where version = 2 and account_id = ${one!.cash.id}`,
  )
  expect(rulesOf(await check())).toEqual([])
  expect(rulesOf(await checkInvariants(ledger.db, 0))).toContain('balance')
  await asOwner(
    `update ledger_posting set amount = amount + 1 where version = 2 and account_id = ${one!.cash.id}`,
  )
})

it('does not let the application move a bookmark past an error or write an opening line', async () => {
  for (const statement of [
    `update ledger_bookmark set posting_id = 9`,
    'delete from ledger_opening',
    `select ledger_move_bookmark('archived', 1)`,
  ]) {
    const client = new pg.Client({ connectionString: ledger.ownerUrl, options: '-c role=tessera_app' })
    await client.connect()
    await expect(client.query(statement)).rejects.toThrow('permission denied')
    await client.end()
  }
})
