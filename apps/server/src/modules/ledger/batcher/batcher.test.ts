// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/index.ts'
import {
  accountBalance,
  balances,
  checkInvariants,
  createPostingBatcher,
  history,
  operatorAccount,
  type Transfer,
} from '../index.ts'
import { openTestLedger, type TestLedger, usd } from '../ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const stake = (from: Transfer['from'], externalId: string, amount = usd(1)): Transfer => ({
  from,
  to: ledger.studio,
  amount,
  cause: 'batcher',
  externalId,
  kind: 'stake',
})
/** As the owner: the application sees neither what other sessions do nor may it end them. */
async function cutConnections(): Promise<void> {
  const owner = new pg.Client({ connectionString: ledger.ownerUrl })
  await owner.connect()
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and query like '%ledger_post%'`,
  )
  await owner.end()
  expect(rowCount).toBeGreaterThan(0)
}
const count = <Key extends string>(keys: Key[]): Partial<Record<Key, number>> => {
  const counts: Partial<Record<Key, number>> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

it('spends no more than there is: 100 stakes in parallel with funds for 37', async () => {
  const { cash } = await ledger.funded('member:1', usd(37))
  const batcher = [createPostingBatcher(ledger.batcher.pool), createPostingBatcher(ledger.batcher.pool)]
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, number) => batcher[number % 2]!.submit(stake(cash, `spend-${number}`))),
  )
  expect(count(results.map((result) => result.status))).toEqual({ posted: 37, insufficient: 63 })
  expect((await balances(ledger.db, 'member:1', 'USD')).cash).toBe(0n)
  await Promise.all(batcher.map((each) => each.close()))
})

it('posts 100 parallel copies of one stake once, from one process or two', async () => {
  const { cash } = await ledger.funded('member:2', usd(100))
  const batcher = [createPostingBatcher(ledger.batcher.pool), createPostingBatcher(ledger.batcher.pool)]
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, number) => batcher[number % 2]!.submit(stake(cash, 'copy'))),
  )
  expect(count(results.map((result) => result.status))).toEqual({ posted: 1, duplicate: 99 })
  expect(new Set(results.map((result) => result.postingId)).size).toBe(1)
  await Promise.all(batcher.map((each) => each.close()))
})

it('answers each of many members in one batch with its own result', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const players = await Promise.all(
    Array.from({ length: 40 }, (_, number) => ledger.funded(`member:b${number}`, usd(number))),
  )
  const results = await Promise.all(
    players.map((player, number) => batcher.submit(stake(player.cash, `batch-${number}`, usd(20)))),
  )
  expect(results.map((result) => result.status)).toEqual(
    players.map((_, number) => (number >= 20 ? 'posted' : 'insufficient')),
  )
  expect(results.map((result) => result.balance)).toEqual(
    players.map((_, number) => usd(number >= 20 ? number - 20 : number)),
  )
  await batcher.close()
})

it('answers with the posting of each, which says what the transfer said, alone and in a batch', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const [alone, together] = [
    await ledger.funded('member:m1', usd(9)),
    await ledger.funded('member:m2', usd(9)),
  ]
  const first = await batcher.submit({ ...stake(alone.cash, 'memo-1'), memo: 'one' })
  const [second, refused] = await Promise.all([
    batcher.submit({ ...stake(together.cash, 'memo-2'), memo: 'two' }),
    batcher.submit(stake(alone.cash, 'memo-3', usd(50))),
  ])
  const newest = async (account: Transfer['from']) =>
    (await history(ledger.db, account, { page: 1, size: 1 })).lines
  expect(await newest(alone.cash)).toMatchObject([{ id: first.postingId, memo: 'one' }])
  expect(await newest(together.cash)).toMatchObject([{ id: second.postingId, memo: 'two' }])
  expect(refused).toEqual({ status: 'insufficient', postingId: undefined, balance: usd(8) })
  await batcher.close()
})

it('knows no balance after a transfer between two accounts of the platform', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const [from, to] = [
    await operatorAccount(ledger.db, 'fees', 'USD'),
    await operatorAccount(ledger.db, 'gains', 'USD'),
  ]
  const { cash } = await ledger.funded('member:m3', usd(1))
  const [moved] = await Promise.all([
    batcher.submit({ ...stake(from, 'between', usd(2)), to }),
    batcher.submit(stake(cash, 'beside')),
  ])
  expect(moved).toMatchObject({ status: 'posted', balance: undefined })
  expect(await accountBalance(ledger.db, to)).toBe(usd(2))
  await batcher.close()
})

it('keeps its connection when the database refuses a transfer', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const { cash } = await ledger.funded('member:m4', usd(2))
  await batcher.submit(stake(cash, 'same-1'))
  let connections = 0
  ledger.batcher.pool.on('connect', () => (connections += 1))
  const missing = { id: 987_654_321n, cached: true, currency: 'USD' }
  await expect(batcher.submit(stake(missing, 'same-2'))).rejects.toThrow()
  expect((await batcher.submit(stake(cash, 'same-3'))).status).toBe('posted')
  expect(connections).toBe(0)
  await batcher.close()
})

it('posts the others of a batch when one transfer is invalid', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const players = await Promise.all(
    Array.from({ length: 5 }, (_, number) => ledger.funded(`member:w${number}`, usd(10))),
  )
  const missing = { id: 987_654_321n, cached: true, currency: 'USD' }
  const results = await Promise.allSettled([
    ...players.map((player, number) => batcher.submit(stake(player.cash, `with-${number}`))),
    batcher.submit(stake(missing, 'missing')),
  ])
  expect(results.map((result) => result.status)).toEqual([...players.map(() => 'fulfilled'), 'rejected'])
  await batcher.close()
})

it('includes transfers between members', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const [a, b] = [await ledger.funded('member:p1', usd(10)), await ledger.funded('member:p2', usd(10))]
  const results = await Promise.all([
    batcher.submit(stake(a.cash, 'along')),
    batcher.submit({ ...stake(b.cash, 'pay'), to: a.cash, amount: usd(4) }),
  ])
  expect(results.map((result) => result.status)).toEqual(['posted', 'posted'])
  expect((await balances(ledger.db, 'member:p1', 'USD')).cash).toBe(usd(13))
  await batcher.close()
})

it('recovers by itself after its connection was cut', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const { cash } = await ledger.funded('member:c', usd(10))
  await batcher.submit(stake(cash, 'before'))
  await cutConnections()
  await expect
    .poll(() =>
      batcher.submit(stake(cash, 'after')).then(
        (result) => result.status,
        () => 'failed',
      ),
    )
    .toMatch(/posted|duplicate/)
  expect((await balances(ledger.db, 'member:c', 'USD')).cash).toBe(usd(8))
  await batcher.close()
})

it('takes another connection for the next request once it has heard that the last one was cut', async () => {
  const own = openDatabase({
    url: ledger.ownerUrl,
    role: 'tessera_app',
    connections: 1,
    log: pino({ level: 'silent' }),
  })
  const batcher = createPostingBatcher(own.pool)
  const { cash } = await ledger.funded('member:e', usd(10))
  await batcher.submit(stake(cash, 'heard-1'))
  await cutConnections()
  await expect.poll(() => own.pool.totalCount).toBe(0)
  expect((await batcher.submit(stake(cash, 'heard-2'))).status).toBe('posted')
  await batcher.close()
  await own.close()
})

it('finishes submitted requests before it closes, and takes no more', async () => {
  const batcher = createPostingBatcher(ledger.batcher.pool)
  const { cash } = await ledger.funded('member:d', usd(10))
  const last = [batcher.submit(stake(cash, 'last-1')), batcher.submit(stake(cash, 'last-2'))]
  await batcher.close()
  expect((await Promise.all(last)).map((result) => result.status)).toEqual(['posted', 'posted'])
  await expect(batcher.submit(stake(cash, 'late'))).rejects.toThrow('closed')
})

it('adds up after all of this', async () => {
  expect((await checkInvariants(ledger.db, 0)).differences).toEqual([])
})
