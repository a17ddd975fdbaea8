// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  accountBalance,
  balances,
  checkInvariants,
  history,
  hold,
  operatorAccount,
  openAccounts,
  post,
  releaseHold,
  settleHold,
  type Transfer,
} from './index.ts'
import { openTestLedger, type TestLedger, usd } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const postOne = (transfer: Transfer) => ledger.db.transaction(async (tx) => (await post(tx, [transfer]))[0]!)
const stake = (from: Transfer['from'], amount: number, externalId: string): Transfer => ({
  from,
  to: ledger.studio,
  amount: usd(amount),
  cause: 'test.stake',
  externalId,
  kind: 'stake',
})

it('moves money once and repeats the stored result', async () => {
  const { cash } = await ledger.funded('member:1', usd(100))
  const first = await postOne(stake(cash, 30, 'once'))
  await postOne(stake(cash, 5, 'other'))
  const again = await postOne(stake(cash, 30, 'once'))
  expect(first).toMatchObject({ status: 'posted', balance: usd(70) })
  expect(again).toEqual({ ...first, status: 'duplicate' })
  expect((await balances(ledger.db, 'member:1', 'USD')).cash).toBe(usd(65))
})

it('reports the same cause with another amount or account as a conflict and moves nothing', async () => {
  const { cash } = await ledger.funded('member:2', usd(100))
  const other = await ledger.funded('member:3', usd(100))
  await postOne(stake(cash, 30, 'mine'))
  expect((await postOne(stake(cash, 31, 'mine'))).status).toBe('conflict')
  expect((await postOne(stake(other.cash, 30, 'mine'))).status).toBe('conflict')
  expect((await balances(ledger.db, 'member:3', 'USD')).cash).toBe(usd(100))
})

it('shows zeros for an owner without accounts', async () => {
  const nothing = usd(0)
  expect(await balances(ledger.db, 'member:nobody', 'USD')).toEqual({
    cash: nothing,
    hold: nothing,
    bonus: nothing,
    receivable: nothing,
  })
})

it('never lets a member go below zero', async () => {
  const { cash } = await ledger.funded('member:4', usd(10))
  expect(await postOne(stake(cash, 11, 'too-much'))).toMatchObject({
    status: 'insufficient',
    balance: usd(10),
  })
  expect((await postOne(stake(cash, 10, 'all'))).balance).toBe(usd(0))
})

it('rejects a zero transfer and one between two currencies as a bug of the caller', async () => {
  const { cash } = await ledger.funded('member:5', usd(10))
  const foreign = await operatorAccount(ledger.db, 'vendor:studio', 'EUR')
  await expect(postOne(stake(cash, 0, 'nothing'))).rejects.toThrow(RangeError)
  await expect(postOne({ ...stake(cash, 1, 'foreign'), to: foreign })).rejects.toThrow('currency')
})

it('writes both sides of a transfer between two members and locks them in one order', async () => {
  const left = await ledger.funded('agent:1', usd(1_000))
  const right = await ledger.funded('agent:2', usd(1_000))
  const send = (from: Transfer['from'], to: Transfer['to'], externalId: string) =>
    postOne({ from, to, amount: usd(1), cause: 'test.send', externalId, kind: 'transfer' })
  await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      number % 2 ? send(left.cash, right.cash, `${number}`) : send(right.cash, left.cash, `${number}`),
    ),
  )
  expect((await balances(ledger.db, 'agent:1', 'USD')).cash).toBe(usd(1_000))
  expect((await history(ledger.db, right.cash, { page: 1, size: 100 })).total).toBe(41)
})

it('moves money between two operator accounts', async () => {
  const fees = await operatorAccount(ledger.db, 'fees', 'USD')
  const before = await accountBalance(ledger.db, ledger.bank)
  await postOne({
    from: ledger.bank,
    to: fees,
    amount: usd(3),
    cause: 'test.fee',
    externalId: '1',
    kind: 'fee',
  })
  expect(await accountBalance(ledger.db, fees)).toBe(usd(3))
  expect(await accountBalance(ledger.db, ledger.bank)).toBe(before - usd(3))
})

it('rolls back all transfers of an operation together', async () => {
  const { cash } = await ledger.funded('member:6', usd(10))
  const operation = ledger.db.transaction(async (tx) => {
    const results = await post(tx, [stake(cash, 6, 'both-1'), stake(cash, 6, 'both-2')])
    if (results.some((result) => result.status === 'insufficient')) throw new Error('not both')
  })
  await expect(operation).rejects.toThrow('not both')
  expect((await balances(ledger.db, 'member:6', 'USD')).cash).toBe(usd(10))
})

it('opens the same accounts for concurrent callers', async () => {
  const opened = await Promise.all(
    Array.from({ length: 8 }, () => ledger.db.transaction((tx) => openAccounts(tx, 'member:7', 'USD'))),
  )
  expect(new Set(opened.map((accounts) => accounts.cash.id)).size).toBe(1)
})

it('ends a hold once: paid out or released, never both', async () => {
  const accounts = await ledger.funded('member:8', usd(100))
  const reference = (externalId: string) => ({ cause: 'wallet.withdrawal', externalId })
  await ledger.db.transaction((tx) => hold(tx, accounts, usd(40), reference('w1')))
  await ledger.db.transaction((tx) => hold(tx, accounts, usd(25), reference('w2')))
  expect(await balances(ledger.db, 'member:8', 'USD')).toMatchObject({ cash: usd(35), hold: usd(65) })
  expect(
    (await ledger.db.transaction((tx) => settleHold(tx, accounts, ledger.bank, reference('w1')))).status,
  ).toBe('posted')
  expect((await ledger.db.transaction((tx) => releaseHold(tx, accounts, reference('w1')))).status).toBe(
    'conflict',
  )
  expect((await ledger.db.transaction((tx) => releaseHold(tx, accounts, reference('w2')))).status).toBe(
    'posted',
  )
  expect(await balances(ledger.db, 'member:8', 'USD')).toMatchObject({ cash: usd(60), hold: usd(0) })
  await expect(
    ledger.db.transaction((tx) => settleHold(tx, accounts, ledger.bank, reference('w3'))),
  ).rejects.toThrow('nothing is held')
})

it('lists an account by page, period and kind, newest first', async () => {
  const { cash } = await ledger.funded('member:9', usd(100))
  for (let number = 1; number <= 5; number += 1) await postOne(stake(cash, number, `line-${number}`))
  const page = await history(ledger.db, cash, { page: 2, size: 2, kinds: ['stake'] })
  expect(page.total).toBe(5)
  expect(page.lines.map((line) => [line.amount, line.balanceAfter])).toEqual([
    [usd(-3), usd(94)],
    [usd(-2), usd(97)],
  ])
  expect((await history(ledger.db, cash, { page: 1, size: 9, toMs: 1_000 })).total).toBe(0)
})

const asApplication = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: ledger.ownerUrl, options: '-c role=tessera_app' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

it.each([
  'update ledger_posting set amount = amount + 1',
  'delete from ledger_posting',
  'truncate ledger_posting',
  `insert into ledger_posting (account_id, version, contra_id, amount, cause, external_id, kind) values (1, 1, 2, 1, 'x', 'x', 'x')`,
  'update ledger_account set balance = balance + 1',
  'delete from ledger_account',
  `insert into ledger_account (owner, purpose, currency, cached, balance) values ('member:x', 'cash', 'USD', true, 1000)`,
  'update ledger_horizon set posting_id = 0',
  'delete from ledger_roll_up',
  'alter table ledger_posting disable trigger all',
])('refuses the application to %s', async (statement) => {
  await expect(asApplication(statement)).rejects.toThrow(/permission denied|must be owner/)
})

it.each(['update ledger_posting set memo = null', 'delete from ledger_posting', 'truncate ledger_posting'])(
  'refuses even the owner to %s',
  async (statement) => {
    const owner = new pg.Client({ connectionString: ledger.ownerUrl })
    await owner.connect()
    await expect(owner.query(statement)).rejects.toThrow('never changed')
    await owner.end()
  },
)

it('adds up after all of this', async () => {
  const report = await checkInvariants(ledger.db, 5)
  expect(report).toMatchObject({ checkedAt: 5, differences: [] })
  expect(report.sums.map((sum) => sum.total)).toEqual(report.sums.map(() => 0n))
  expect(report.postings).toBeGreaterThan(60)
})
