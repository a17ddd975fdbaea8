// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balances, checkInvariants, createPostingBatcher, type Transfer } from '../index.ts'
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
  await ledger.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%ledger_post_one%'`,
  )
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
