// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallInput } from '@tessera/contract'
import { units } from '@tessera/rules/money'
import { operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
let member: TestMember
const nowMs = Date.now()

beforeAll(async () => {
  bank = await openWalletTestServer()
  // The ledger stamps its postings with the time of the database.
  bank.clock.advance(nowMs - bank.clock.now())
  member = await bank.member(units(100))
  const bankAccountId = await bank.bankAccount(member)
  const operator = await bank.operator('admin')
  await member.client.call('wallet.withdraw', {
    amount: 30,
    bankAccountId,
    password: paymentPassword,
    requestId: requestId(),
  })
  const { withdrawalId: id } = (await member.client.call('wallet.withdrawals', {})).envelope.value.list[0]!
  await operator.call('backoffice.rejectWithdrawal', { id, remark: 'no', requestId: requestId() })
  await bank.server.platform.database.transaction(async (tx) => {
    const { cash } = await openAccounts(tx, ownerOfMember(member.id), 'USD')
    const vendor = await operatorAccount(tx, 'vendor:test', 'USD')
    await post(tx, [
      {
        from: cash,
        to: vendor,
        amount: units(7),
        cause: 'test',
        externalId: 'bet',
        kind: 'bet',
        memo: 'Dice',
      },
      { from: vendor, to: cash, amount: units(9), cause: 'test', externalId: 'win', kind: 'win' },
    ])
  })
  bank.clock.advance(60_000)
  await member.client
    .call('identity.login', { username: member.name, password: 'correct-horse-9' })
    .then(({ envelope }) => {
      member.client.token = envelope.value.token
    })
})
afterAll(() => bank.close())

const list = async (input: CallInput<'wallet.transactions'> = {}) =>
  (await member.client.call('wallet.transactions', input)).envelope.value

it("lists every movement of the member's cash, newest first, with the balance after it [CALL-079]", async () => {
  expect((await bank.program().send({ method: 'GET', url: '/wps/relay/ODSFE2_MemTransDet' })).status).toBe(
    401,
  )
  const answer = await member.client.send({ method: 'GET', url: '/wps/relay/ODSFE2_MemTransDet?pageSize=2' })
  expect(answer.envelope).toMatchObject({
    success: true,
    value: { totalPages: 3, list: [{ amount: 9 }, { amount: -7 }] },
  })
  const { list: lines, totalCount } = await list()
  expect(totalCount).toBe(5)
  expect(
    lines.map(({ transType, amount, balanceAfter, remark }) => [transType, amount, balanceAfter, remark]),
  ).toEqual([
    ['PAYOUT', 9, 102, ''],
    ['BET', -7, 93, 'Dice'],
    ['WITHDRAW', 30, 100, ''],
    ['WITHDRAW', -30, 70, ''],
    ['DEPOSIT', 100, 100, ''],
  ])
})

it('shows one type, by page', async () => {
  expect((await list({ transType: 'WITHDRAW' })).list.map(({ amount }) => amount)).toEqual([30, -30])
  expect(await list({ transType: 'ALL', pageNo: 2, pageSize: 2 })).toMatchObject({
    pageNo: 2,
    totalPages: 3,
    totalCount: 5,
    list: [{ amount: 30 }, { amount: -30 }],
  })
  expect((await list({ pageNo: 9 })).list).toEqual([])
  expect((await list({ transType: 'SALARY' })).totalCount).toBe(0)
})

it('shows a period of at most 90 days', async () => {
  expect((await list({ startTime: nowMs - 86_400_000, endTime: nowMs + 60_000 })).totalCount).toBe(5)
  expect((await list({ startTime: nowMs - 86_400_000, endTime: nowMs - 3_600_000 })).totalCount).toBe(0)
  expect((await member.client.call('wallet.transactions', { startTime: 0, endTime: nowMs })).status).toBe(400)
  expect(
    (await member.client.call('wallet.transactions', { startTime: nowMs, endTime: nowMs - 1 })).status,
  ).toBe(400)
  expect((await member.client.callWith('wallet.transactions', { transType: 'THEFT' })).status).toBe(400)
})

it("shows nobody else's", async () => {
  const other = await bank.member()
  expect((await other.client.call('wallet.transactions', {})).envelope.value.list).toEqual([])
})
