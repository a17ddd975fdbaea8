// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { units } from '@tessera/rules/money'
import { isDatabaseUnreachable, PoolBusy } from '../../../platform/db/index.ts'
import { paymentPassword, requestId } from '../wallet-for-tests.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { actorOf, openWithdrawalFixture, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
})
afterAll(() => fixture.close())

describe('at the same moment', () => {
  it('256 withdrawals of the whole balance are one withdrawal', async () => {
    const from = await fixture.rich()
    const { walletDeps } = fixture.bank.server.modules
    const member = actorOf(from)
    // Bypasses the binding, whose limit of calls in progress would refuse most of these before they reach the
    // money.
    const tries = await Promise.allSettled(
      Array.from({ length: 256 }, () =>
        fixture.bank.server.platform.database.transaction((tx) =>
          askWithdrawal(
            tx,
            walletDeps,
            { member, nowMs: fixture.bank.clock.now() },
            { amount: units(100), bankAccountId: from.bankAccountId },
          ),
        ),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // On a slow machine some get no connection in time, which says nothing about the money.
    const refused = tries.flatMap((result) =>
      result.status === 'rejected' &&
      !isDatabaseUnreachable(result.reason) &&
      !(result.reason instanceof PoolBusy)
        ? [result.reason.fault]
        : [],
    )
    expect(new Set(refused)).toEqual(new Set(['wallet.insufficientFunds']))
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 0, held: 100 })
  })

  it('copies of one request are one withdrawal with one answer', async () => {
    const from = await fixture.rich()
    const input = { requestId: requestId() }
    const answers = await Promise.all(Array.from({ length: 24 }, () => fixture.ask(from, input)))
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(answers[0]?.envelope.success).toBe(true)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
    expect((await fixture.ask(from, { ...input, amount: 30 })).status).toBe(409)
    expect((await fixture.ask(from, input)).envelope).toEqual(answers[0]?.envelope)
  })

  it("the day's count holds", async () => {
    const from = await fixture.rich(units(1_000))
    const answers = await Promise.all(Array.from({ length: 8 }, () => fixture.ask(from, { amount: 10 })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(5)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 950, held: 50 })
  })

  it('of approving and rejecting, one counts', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    const answers = await Promise.all([
      fixture.approve(id),
      fixture.reject(id),
      fixture.approve(id),
      fixture.reject(id),
    ])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const { status } = (await fixture.latest(from))!
    expect(await fixture.bank.balance(from.member)).toEqual(
      status === 'Rejected' ? { cash: 100, held: 0 } : { cash: 40, held: 60 },
    )
  })

  it('two operators paying at once pay once', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    const answers = await Promise.all([fixture.pay(id), fixture.pay(id), fixture.pay(id, 30)])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const paid = answers.find(({ envelope }) => envelope.success)?.envelope.value.totalWithdrawals
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 - (paid ?? 0) })
  })

  it('one button press that was sent twice is one payment with one answer', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    const input = { id, amount: 20, reference: 'BANK-1', requestId: requestId() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => fixture.payOnce(input)))
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 40 })
  })

  it('of an answer and the end of its time, one counts', async () => {
    const from = await fixture.rich()
    const id = await fixture.asked(from)
    await fixture.approve(id)
    await fixture.pay(id)
    fixture.bank.clock.advance(1440 * 60_000)
    await fixture.comeBack(from)
    const [answer] = await Promise.all([fixture.confirm(from, id), fixture.forceReceive()])
    expect(answer.envelope.success).toBe(true)
    expect(await fixture.latest(from)).toMatchObject({ receivedAmount: 60, remainingAmount: 0 })
  })
})

describe('when the process dies between two steps', () => {
  it('nothing is held, and repeating the request holds once', async () => {
    const from = await fixture.rich()
    const { walletDeps } = fixture.bank.server.modules
    const member = actorOf(from)
    const input = {
      amount: units(60),
      bankAccountId: from.bankAccountId,
      password: paymentPassword,
      requestId: requestId(),
    }
    await expect(
      fixture.bank.server.platform.database.transaction(async (tx) => {
        await askWithdrawal(tx, walletDeps, { member, nowMs: fixture.bank.clock.now() }, input)
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
    await fixture.ask(from, { requestId: input.requestId })
    await fixture.ask(from, { requestId: input.requestId })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
  })
})
