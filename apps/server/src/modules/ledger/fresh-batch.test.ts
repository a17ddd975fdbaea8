// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { type Account, balances, checkInvariants, operatorAccount } from './index.ts'
import { openTestLedger, type TestLedger, usd } from './ledger-for-tests.ts'

// How the wallet posts a batch of bets, after it has checked that their keys are new.

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

interface Fresh {
  key: string
  account: bigint | null
  amount: bigint
  server?: Account
}
interface Answer {
  status: (number | null)[]
  balance: (bigint | null)[]
}

const postFresh = (rows: readonly Fresh[]) =>
  ledger.db
    .one<Answer>(sql`select status, balance from ledger_post_fresh(${rows.map(() => 'fresh')}::text[], ${rows.map(({ key }) => key)}::text[], ${rows.map(() => 'bet')}::text[],
  ${rows.map(({ account }) => account)}::bigint[], ${rows.map(({ server }) => (server ?? ledger.studio).id)}::bigint[], ${rows.map(({ amount }) => amount)}::bigint[])`)
const cashOf = async (owner: string, paidIn: number) => (await ledger.funded(owner, usd(paidIn))).cash.id

it('posts each and answers in the order of the requests, whatever the order of the accounts', async () => {
  const [first, second, third] = [
    await cashOf('member:f1', 10),
    await cashOf('member:f2', 20),
    await cashOf('member:f3', 30),
  ]
  const said = await postFresh([
    { key: 'o1', account: third, amount: -usd(1) },
    { key: 'o2', account: first, amount: -usd(2) },
    { key: 'o3', account: second, amount: usd(5) },
  ])
  expect(said).toEqual({ status: [0, 0, 0], balance: [usd(29), usd(8), usd(25)] })
})

it('says why for each that was not posted, and posts the others', async () => {
  const euros = await operatorAccount(ledger.db, 'vendor:studio', 'EUR')
  const [poor, rich, idle, foreign] = [
    await cashOf('member:g1', 1),
    await cashOf('member:g2', 50),
    await cashOf('member:g3', 7),
    await cashOf('member:g4', 9),
  ]
  const said = await postFresh([
    { key: 'w1', account: poor, amount: -usd(2) },
    { key: 'w2', account: rich, amount: -usd(50) },
    { key: 'w3', account: idle, amount: 0n },
    { key: 'w4', account: foreign, amount: -usd(1), server: euros },
    { key: 'w5', account: null, amount: -usd(1) },
    { key: 'w6', account: ledger.studio.id, amount: -usd(1), server: ledger.bank },
  ])
  expect(said).toEqual({
    status: [3, 0, 0, null, null, null],
    balance: [usd(1), usd(0), usd(7), usd(9), null, null],
  })
})

it('rolls back a batch with a used key or with the same account twice', async () => {
  const [one, two] = [await cashOf('member:h1', 10), await cashOf('member:h2', 10)]
  await postFresh([{ key: 'used', account: one, amount: -usd(1) }])
  await expect(
    postFresh([
      { key: 'new', account: two, amount: -usd(1) },
      { key: 'used', account: one, amount: -usd(1) },
    ]),
  ).rejects.toMatchObject({ code: '23505' })
  await expect(
    postFresh([
      { key: 'a', account: one, amount: -usd(1) },
      { key: 'b', account: one, amount: -usd(1) },
    ]),
  ).rejects.toMatchObject({ code: '23514' })
  expect([
    (await balances(ledger.db, 'member:h1', 'USD')).cash,
    (await balances(ledger.db, 'member:h2', 'USD')).cash,
  ]).toEqual([usd(9), usd(10)])
})

it('does not deadlock when batches use the same accounts in opposite orders', async () => {
  const accounts = await Promise.all(
    Array.from({ length: 8 }, (_, number) => cashOf(`member:i${number}`, 100)),
  )
  const batch = (round: number) =>
    (round % 2 ? accounts : accounts.toReversed()).map((account) => ({
      key: `${round}/${account}`,
      account,
      amount: -usd(1),
    }))
  await Promise.all(Array.from({ length: 30 }, (_, round) => postFresh(batch(round))))
  expect((await balances(ledger.db, 'member:i0', 'USD')).cash).toBe(usd(70))
})

it('adds up after all of this', async () => {
  expect((await checkInvariants(ledger.db, 0)).differences).toEqual([])
})
