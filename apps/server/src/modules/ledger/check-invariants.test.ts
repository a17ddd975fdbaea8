// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { manualClock } from '../../platform/clock/clock.ts'
import {
  accountBalance,
  checkInvariants,
  createPostingBatcher,
  latestLedgerCheck,
  post,
  rollUpOperatorAccounts,
  runLedgerCheck,
} from './index.ts'
import { sql } from '../../platform/db/index.ts'
import { openTestLedger, type TestLedger, usd } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

/** Changes the tables as only a bug or an intruder could, runs the check, and rolls back. */
async function lookAfter(fault: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(
      'alter table ledger_posting disable trigger ledger_posting_insert_only; alter table ledger_posting_1 disable trigger ledger_posting_1_insert_only',
    )
    await owner.query(fault)
    const queries = {
      query: async <Row>(query: pg.QueryConfig) => (await owner.query(query)).rows as Row[],
      one: async <Row>(query: pg.QueryConfig) => (await owner.query(query)).rows[0] as Row | undefined,
    }
    return (await checkInvariants(queries, 0)).differences.map((difference) => difference.rule)
  } finally {
    await owner.query('rollback')
    await owner.end()
  }
}

it('stores a clean report for the console', async () => {
  expect(await latestLedgerCheck(ledger.db)).toBeUndefined()
  const a = await ledger.funded('member:1', usd(100))
  const b = await ledger.funded('member:2', usd(50))
  await ledger.db.transaction((tx) =>
    post(tx, [
      { from: a.cash, to: b.cash, amount: usd(7), cause: 'test', externalId: '1', kind: 'transfer' },
      { from: a.cash, to: ledger.studio, amount: usd(1), cause: 'test', externalId: '2', kind: 'stake' },
      { from: a.cash, to: a.hold, amount: usd(20), cause: 'test', externalId: '3', kind: 'withdraw' },
    ]),
  )
  const report = await runLedgerCheck(ledger.db, manualClock(1_700_000_000_000))
  expect(report).toMatchObject({
    checkedAt: 1_700_000_000_000,
    differences: [],
    postings: 7,
    sums: [{ currency: 'USD', total: 0n, held: usd(20) }],
  })
  expect(await latestLedgerCheck(ledger.db)).toEqual(report)
})

it('finds a single millionth added to a balance', async () => {
  expect(
    await lookAfter(
      `update ledger_account set balance = balance + 1 where owner = 'member:1' and purpose = 'cash'`,
    ),
  ).toEqual(['balance', 'sum'])
})

it.each([
  [
    'a posting that was changed',
    `update ledger_posting set amount = amount - 1 where kind = 'stake'`,
    'balance',
  ],
  ['a posting that was removed', `delete from ledger_posting where kind = 'stake'`, 'gap'],
  [
    'a running balance that was changed',
    `update ledger_posting set balance_after = balance_after + 1 where kind = 'stake'`,
    'chain',
  ],
  [
    'a transfer with one side only',
    `delete from ledger_posting where kind = 'transfer' and leg = 1`,
    'mirror',
  ],
  [
    'a posting to an account that does not exist',
    `insert into ledger_posting (account_id, version, contra_id, amount, balance_after, cause, external_id, kind) values (999999, 1, 1, 5, 5, 'x', 'x', 'x')`,
    'balance',
  ],
])('finds %s', async (_name, fault, rule) => {
  expect(await lookAfter(fault)).toContain(rule)
})

it('reads the same operator balance before, between and after roll-ups, whatever is being posted', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const start = await accountBalance(ledger.db, ledger.studio)
  const players = await Promise.all(
    Array.from({ length: 8 }, (_, number) => ledger.funded(`member:r${number}`, usd(1_000))),
  )
  let posted = 0n
  await Promise.all(
    players.map(async (player, index) => {
      for (let round = 0; round < 30; round += 1) {
        await batcher.submit({
          from: player.cash,
          to: ledger.studio,
          amount: usd(1),
          cause: 'roll',
          externalId: `${index}/${round}`,
          kind: 'stake',
        })
        posted += usd(1)
        if (index === 0 && round % 10 === 5) await rollUpOperatorAccounts(ledger.db)
      }
    }),
  )
  expect(await accountBalance(ledger.db, ledger.studio)).toBe(start + posted)
  expect(await rollUpOperatorAccounts(ledger.db)).toBeGreaterThan(0n)
  expect(await accountBalance(ledger.db, ledger.studio)).toBe(start + posted)
  await batcher.close()
})

it('is not confused by a roll-up that comes late', async () => {
  await rollUpOperatorAccounts(ledger.db)
  const before = await accountBalance(ledger.db, ledger.studio)
  await ledger.db.query(sql`select ledger_roll_up(${1n})`)
  expect(await accountBalance(ledger.db, ledger.studio)).toBe(before)
})

it('leaves postings of a running transaction to a later roll-up and loses none', async () => {
  const player = await ledger.funded('member:slow', usd(100))
  const before = await accountBalance(ledger.db, ledger.studio)
  const stake = (externalId: string) => ({
    from: player.cash,
    to: ledger.studio,
    amount: usd(2),
    cause: 'slow',
    externalId,
    kind: 'stake',
  })
  const other = await ledger.funded('member:fast', usd(100))
  const [posted, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = ledger.db.transaction(async (tx) => {
    await post(tx, [stake('1')])
    posted.resolve()
    await commit.promise
  })
  await posted.promise
  // A later posting is committed first: its id is higher, so a careless roll-up would skip the open one.
  await ledger.db.transaction((tx) => post(tx, [{ ...stake('2'), from: other.cash }]))
  const rolled = rollUpOperatorAccounts(ledger.db)
  await new Promise((resolve) => setTimeout(resolve, 60))
  commit.resolve()
  await Promise.all([slow, rolled])
  expect(await accountBalance(ledger.db, ledger.studio)).toBe(before + usd(4))
})
