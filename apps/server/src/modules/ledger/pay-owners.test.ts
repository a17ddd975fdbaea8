// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, negate } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import {
  accountBalance,
  checkInvariants,
  correctPayment,
  openAccounts,
  payOwners,
  type OwnerAccounts,
} from './index.ts'
import { openTestLedger, usd, type TestLedger } from './ledger-for-tests.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openTestLedger()
})
afterAll(() => ledger.close())

const pay = (payments: readonly (readonly [owner: string, amount: number, externalId: string])[]) =>
  ledger.db.transaction((tx) =>
    payOwners(
      tx,
      { purpose: 'test', cause: 'test.end' },
      payments.map(([owner, amount, externalId]) => ({
        owner,
        currency: 'USD',
        amount: usd(amount),
        kind: 'win',
        externalId,
      })),
    ),
  )
const correctionOf = (owner: string, difference: number, externalId: string) => ({
  owner,
  currency: 'USD',
  purpose: 'test',
  difference: difference < 0 ? negate(usd(-difference)) : usd(difference),
  cause: 'test.correction',
  externalId,
})
const correct = (owner: string, difference: number, externalId: string) =>
  ledger.db.transaction((tx) => correctPayment(tx, correctionOf(owner, difference, externalId)))
/** Cash and receivable, in whole units. */
async function balancesOf(owner: string): Promise<number[]> {
  const { cash, receivable }: OwnerAccounts = await ledger.db.transaction((tx) =>
    openAccounts(tx, owner, 'USD'),
  )
  return Promise.all(
    [cash, receivable].map(async (account) => Number(await accountBalance(ledger.db, account)) / 1e6),
  )
}
const differences = async () => (await checkInvariants(ledger.db, Date.now())).differences

it('pays several owners several times, and posts nothing for zero', async () => {
  await pay([
    ['member:1', 10, 'a'],
    ['member:2', 0, 'b'],
    ['member:1', 5, 'c'],
  ])
  expect([await balancesOf('member:1'), await balancesOf('member:2')]).toEqual([
    [15, 0],
    [0, 0],
  ])
})

it('pays nobody of a list in which one was paid before', async () => {
  await expect(
    pay([
      ['member:2', 7, 'd'],
      ['member:1', 10, 'a'],
    ]),
  ).rejects.toThrow('was posted before')
  expect([await balancesOf('member:1'), await balancesOf('member:2')]).toEqual([
    [15, 0],
    [0, 0],
  ])
})

it('takes back what cash has, notes the rest as a debt, and lets later payments settle that first', async () => {
  expect(await correct('member:1', -40, 'e')).toBe(usd(25))
  expect(await balancesOf('member:1')).toEqual([0, -25])
  await pay([
    ['member:1', 20, 'f'],
    ['member:1', 20, 'g'],
  ])
  expect(await balancesOf('member:1')).toEqual([15, 0])
})

it('settles a debt to its last millionth, with payments and with corrections', async () => {
  const millionth = amountOfMillionths(1n)
  const owe = (owner: string, externalId: string) =>
    ledger.db.transaction((tx) =>
      correctPayment(tx, { ...correctionOf(owner, 0, externalId), difference: negate(millionth) }),
    )
  expect([await owe('member:4', 'm'), await owe('member:5', 'n')]).toEqual([millionth, millionth])
  await pay([['member:4', 1, 'o']])
  await correct('member:5', 1, 'p')
  expect([await balancesOf('member:4'), await balancesOf('member:5')]).toEqual([
    [0.999999, 0],
    [0.999999, 0],
  ])
})

it('settles a debt that was noted while the payment waited for the accounts', async () => {
  await pay([['member:3', 1, 'j']])
  const [noted, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const correcting = ledger.db.transaction(async (tx) => {
    await correctPayment(tx, correctionOf('member:3', -11, 'k'))
    noted.resolve()
    await goOn.promise
  })
  await noted.promise
  const paying = pay([['member:3', 4, 'l']])
  await expect
    .poll(
      async () =>
        (
          await ledger.db.query(
            sql`select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
          )
        ).length,
    )
    .toBe(1)
  goOn.resolve()
  await Promise.all([correcting, paying])
  expect(await balancesOf('member:3')).toEqual([0, -6])
})

it('corrects once, also when it is asked eight times at the same moment', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => correct('member:1', -5, 'h')))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf('member:1')).toEqual([10, 0])
  expect(await correct('member:1', 5, 'i')).toBe(amountOfMillionths(0n))
  expect(await balancesOf('member:1')).toEqual([15, 0])
  expect(await differences()).toEqual([])
})
