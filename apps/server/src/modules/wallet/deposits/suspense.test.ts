// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { lineOf, notify, openNotifiedAccount, openTransfer } from './bank-notify-for-tests.ts'

let bank: WalletTestServer
let finance: CallClient
let member: TestMember
let paymentId: string
let before: bigint

beforeAll(async () => {
  bank = await openWalletTestServer()
  await openNotifiedAccount(bank)
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

const inSuspense = async (currency = 'USD') => {
  const { database } = bank.server.platform
  return accountBalance(database, await operatorAccount(database, 'suspense', currency))
}
const listed = async (status: 'Open' | 'Assigned' | 'Returned' = 'Open') =>
  (await finance.call('backoffice.suspense', { status, pageSize: 100 })).envelope.value.list
/** A payment of which nobody knows whose it is; answers its id on the list. */
async function arrive(part: Record<string, unknown> = {}): Promise<string> {
  bank.clock.advance(1_000)
  const line = lineOf({ content: 'no code', transferAmount: 61.5, ...part })
  expect((await notify(bank, line)).status).toBe(200)
  return (await listed()).find(({ eventId }) => eventId === `line:${line.id}`)?.paymentId ?? ''
}
beforeEach(async () => {
  finance = await bank.operator('finance')
  member = await bank.member()
  before = await inSuspense()
  paymentId = await arrive()
})

const reason = 'The member sent a photo of the transfer'
const toDeposit = (depositId: string, { id = paymentId, as = finance, request = requestId() } = {}) =>
  as.callWith('backoffice.assignToDeposit', { id, depositId, reason, requestId: request })
const toMember = (username: string, { id = paymentId, as = finance } = {}) =>
  as.callWith('backoffice.assignToMember', { id, username, reason, requestId: requestId() })
const giveBack = ({ id = paymentId, as = finance } = {}) =>
  as.callWith('backoffice.returnPayment', { id, reason, requestId: requestId() })
const codes = (answers: { envelope: { code: string } }[]) => answers.map(({ envelope }) => envelope.code)
const cash = async () => (await bank.balance(member)).cash
const waits = async () => expect((await inSuspense()) - before).toBe(amountFromWire(61.5))

describe('a payment without owner', () => {
  it('is assigned to the deposit of a member, who sees it arrive; who did it and why is recorded', async () => {
    const { depositId } = await openTransfer(member, { amount: 60 })
    const arrived = bank.listen(member)
    await waits()
    const { envelope } = await toDeposit(depositId)
    expect(envelope.value).toEqual({ paymentId, status: 'Assigned', depositId })
    expect([await cash(), await inSuspense()]).toEqual([61.5, before])
    await vi.waitFor(() =>
      expect(arrived[0]).toEqual({
        topic: 'wallet.deposit',
        payload: { depositId, status: 'Success', received: 61.5 },
      }),
    )
    expect((await listed()).map((payment) => payment.paymentId)).not.toContain(paymentId)
    expect((await listed('Assigned'))[0]).toMatchObject({ paymentId, depositId, note: reason })
    const { rows } = await bank.server.platform.database.pool.query(
      'select action, before, after from operator_action where subject = $1',
      [`suspense:${paymentId}`],
    )
    expect(rows).toEqual([
      {
        action: 'assignPayment',
        before: { status: 'Open', amount: '61.50', currency: 'USD' },
        after: { status: 'Assigned', deposit: depositId, member: member.name, reason },
      },
    ])
  })

  it('is assigned to a member as a deposit of its own, which counts like any other', async () => {
    const { settings } = bank.server.platform
    await settings.write('bonuses.depositWagerTimes', 1, 'test')
    expect((await toMember(member.name.toUpperCase())).envelope.success).toBe(true)
    await settings.write('bonuses.depositWagerTimes', 0, 'test')
    expect([await cash(), await inSuspense()]).toEqual([61.5, before])
    expect((await member.client.call('wallet.deposits', {})).envelope.value.list).toMatchObject([
      { status: 'Success', amount: 61.5, received: 61.5 },
    ])
    const { turnoverLeft } = (await member.client.call('wallet.withdrawalConfig', {})).envelope.value
    expect(turnoverLeft).toBe(61.5)
  })

  it('is booked out when its money goes back', async () => {
    expect((await giveBack()).envelope.value).toMatchObject({ status: 'Returned' })
    expect(await inSuspense()).toBe(before)
    expect((await listed('Returned'))[0]).toMatchObject({ paymentId, note: reason })
  })

  it('is decided once, whoever and however many decide at once', async () => {
    const { depositId } = await openTransfer(member, { amount: 60 })
    const others = await Promise.all(
      ['finance', 'finance', 'admin'].map((role) => bank.operator(role as 'admin')),
    )
    const answers = await Promise.all(
      others.flatMap((as) => [
        toDeposit(depositId, { as }),
        toMember(member.name, { as }),
        giveBack({ as }),
        toMember(member.name, { as }),
      ]),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(codes(answers).filter((code) => code === 'WRONG_STATE')).toHaveLength(11)
    const [returned] = await listed('Returned')
    expect(await cash()).toBe(returned?.paymentId === paymentId ? 0 : 61.5)
    expect(await inSuspense()).toBe(before)
  })

  it('is decided once by one request, whatever the answer was lost to', async () => {
    const { depositId } = await openTransfer(member, { amount: 60 })
    const request = requestId()
    const answers = await Promise.all([1, 2, 3].map(() => toDeposit(depositId, { request })))
    expect(new Set(codes(answers))).toEqual(new Set([answers[0]?.envelope.code]))
    expect(await cash()).toBe(61.5)
  })

  it('of two that are assigned to one deposit at once, one is, and the other waits', async () => {
    const second = await arrive()
    const { depositId } = await openTransfer(member, { amount: 60 })
    const answers = await Promise.all([toDeposit(depositId), toDeposit(depositId, { id: second })])
    expect(codes(answers).toSorted()).toEqual(['OK', 'WRONG_STATE'])
    expect(await cash()).toBe(61.5)
    await waits()
  })

  it('that is assigned at the moment at which the deposit is paid is credited once', async () => {
    const { depositId, code } = await openTransfer(member, { amount: 60 })
    await Promise.all([toDeposit(depositId), notify(bank, lineOf({ content: code, transferAmount: 60 }))])
    expect([60, 61.5]).toContain(await cash())
  })
})

describe('a decision about a payment without owner is refused and changes nothing', () => {
  it('for a deposit that has its money, was declared not received, or does not exist', async () => {
    const first = await openTransfer(member)
    await notify(bank, lineOf({ content: first.code }))
    const { depositId: id } = await openTransfer(member)
    await finance.call('backoffice.rejectBankTransfer', { id, reason, requestId: requestId() })
    expect(
      codes([await toDeposit(first.depositId), await toDeposit(id), await toDeposit(requestId())]),
    ).toEqual(['WRONG_STATE', 'WRONG_STATE', 'NOT_FOUND'])
    await waits()
  })

  it('for nobody, for money in another currency, and for a payment that does not exist', async () => {
    const euros = await arrive({ currency: 'EUR' })
    const { depositId } = await openTransfer(member)
    expect(
      codes([
        await toMember('nobodyatall'),
        await toMember(member.name, { id: euros }),
        await toDeposit(depositId, { id: euros }),
        await toMember(member.name, { id: requestId() }),
        await giveBack({ id: requestId() }),
      ]),
    ).toEqual(['NO_MEMBER', 'OTHER_CURRENCY', 'OTHER_CURRENCY', 'NOT_FOUND', 'NOT_FOUND'])
    expect(await cash()).toBe(0)
    await waits()
  })

  it('without the permission; support sees the list', async () => {
    const { depositId } = await openTransfer(member)
    const support = await bank.operator('support')
    expect((await support.call('backoffice.suspense', {})).envelope.success).toBe(true)
    for (const as of [support, member.client, bank.program()])
      for (const answer of [
        await toDeposit(depositId, { as }),
        await toMember(member.name, { as }),
        await giveBack({ as }),
      ])
        expect([401, 403]).toContain(answer.status)
    await waits()
  })

  it('of money that went back already, which is only noted as looked into', async () => {
    const { code } = await openTransfer(member)
    await notify(bank, lineOf({ content: code }))
    const id = await arrive({ content: code, transferAmount: 50, transferType: 'out' })
    expect(codes([await toMember(member.name, { id })])).toEqual(['WRONG_STATE'])
    const held = await inSuspense()
    expect((await giveBack({ id })).envelope.value).toMatchObject({ status: 'Returned' })
    expect([await inSuspense(), await cash()]).toEqual([held, 50])
  })
})
