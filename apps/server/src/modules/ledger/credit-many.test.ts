// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountBalance, checkInvariants, creditMany, type Account } from './index.ts'
import { openTestLedger, usd, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const accounts = async () => ({
  one: (await ledger.funded('member:many1', zero)).cash,
  two: (await ledger.funded('member:many2', zero)).cash,
})
async function credit(amounts: [owner: 'one' | 'two', amount: number, externalId: string][]): Promise<void> {
  const to = await accounts()
  await ledger.db.transaction((tx) =>
    creditMany(
      tx,
      { from: ledger.studio, cause: 'test.many' },
      amounts.map(([owner, amount, externalId]) => ({
        to: to[owner],
        amount: usd(amount),
        kind: 'win',
        externalId,
      })),
    ),
  )
}
const balances = async () => {
  const { one, two } = await accounts()
  const inUnits = async (account: Account) => Number(await accountBalance(ledger.db, account)) / 1e6
  return [await inUnits(one), await inUnits(two)]
}
const differences = async () => (await checkInvariants(ledger.db, Date.now())).differences

it('credits one account several times in one statement, each as a posting of its own', async () => {
  await credit([
    ['one', 10, 'a'],
    ['two', 5, 'b'],
    ['one', 20, 'c'],
  ])
  expect([await balances(), await differences()]).toEqual([[30, 5], []])
})

it('refuses all of them when one was posted before, or twice in the list', async () => {
  await expect(
    credit([
      ['two', 1, 'd'],
      ['one', 20, 'c'],
    ]),
  ).rejects.toThrow('was posted before')
  await expect(
    credit([
      ['two', 1, 'e'],
      ['one', 1, 'e'],
    ]),
  ).rejects.toThrow('duplicate key')
  await expect(credit([['two', 0, 'f']])).rejects.toThrow('from a summed account')
  expect([await balances(), await differences()]).toEqual([[30, 5], []])
})

it('posts each key once when the same credits are sent many times at once', async () => {
  const sent = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      credit([
        ['one', 1, 'g'],
        ['two', 2, 'h'],
      ]),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([await balances(), await differences()]).toEqual([[31, 7], []])
})
