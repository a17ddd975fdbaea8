// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { units } from '@tessera/rules/money'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

const open = async (member: TestMember, amount = 50) =>
  (await member.client.call('wallet.deposit', { methodId: 'sandbox', amount, requestId: requestId() }))
    .envelope.value

/** Opens the bank's page from the payment address, as a browser does. */
async function paymentPage(payUrl: string | null): Promise<string> {
  const answer = await fetch(payUrl ?? '', { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}
const press = (page: string, choice: string) =>
  fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `choice=${choice}`,
  })
const deliver = () => bank.server.modules.bank.deliverDue()
const latest = async ({ client }: TestMember) =>
  (await client.call('wallet.deposits', {})).envelope.value.list[0]

async function pay(member: TestMember, choice: string, amount = 50) {
  const deposit = await open(member, amount)
  await press(await paymentPage(deposit.payUrl), choice)
  await deliver()
  return deposit
}

describe('a deposit', () => {
  it("is paid on the bank's page, changes the balance, and updates the open page", async () => {
    const member = await bank.member()
    const arrived = bank.listen(member)
    const deposit = await open(member)
    expect(deposit).toMatchObject({ methodId: 'sandbox', amount: 50, received: 0, status: 'Pending' })
    const page = await paymentPage(deposit.payUrl)
    const html = await (await fetch(page)).text()
    expect(html).toContain('Play money')
    expect(html).toContain('50.00 USD')
    expect((await press(page, 'pay')).status).toBe(303)
    expect(await deliver()).toBe(1)
    expect(await bank.balance(member)).toEqual({ cash: 50, held: 0 })
    expect(await latest(member)).toMatchObject({
      depositId: deposit.depositId,
      status: 'Success',
      received: 50,
      payUrl: null,
    })
    await vi.waitFor(() =>
      expect(arrived).toEqual([
        {
          topic: 'wallet.deposit',
          payload: { depositId: deposit.depositId, status: 'Success', received: 50 },
        },
        { topic: 'wallet.balance', payload: { mainBalance: 50, heldBalance: 0, currency: 'USD' } },
      ]),
    )
    expect((await fetch(page)).status).toBe(200)
    expect(await (await fetch(page)).text()).toContain('center=depositv2')
  })

  it('requested twice with one request id is one deposit with one payment address', async () => {
    const member = await bank.member()
    const input = { methodId: 'sandbox', amount: 20, requestId: requestId() }
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => member.client.call('wallet.deposit', input)),
    )
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect((await member.client.call('wallet.deposits', {})).envelope.value.totalCount).toBe(1)
    const payUrl = answers[0]?.envelope.value.payUrl ?? ''
    expect(
      new Set(await Promise.all([paymentPage(payUrl), paymentPage(payUrl), paymentPage(payUrl)])).size,
    ).toBe(1)
    expect(await member.client.call('wallet.deposit', { ...input, amount: 21 })).toMatchObject({
      status: 409,
      envelope: { code: 'REQUEST_REUSED' },
    })
  })

  it.each([
    [{ amount: 9.99 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 50_000.01 }, 200, 'ABOVE_MAXIMUM'],
    [{ methodId: 'nobody' }, 200, 'UNKNOWN_METHOD'],
    [{ amount: -10 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 0 }, 200, 'BELOW_MINIMUM'],
    [{ amount: 10.001 }, 400, 'INVALID'],
    [{ amount: '10' }, 400, 'INVALID'],
    [{ amount: 1e300 }, 400, 'INVALID'],
    [{ requestId: 'once' }, 400, 'INVALID'],
    [{ requestId: undefined }, 400, 'INVALID'],
    [{ surprise: 1 }, 400, 'INVALID'],
  ])('with %j is refused and leaves nothing behind', async (part, status, code) => {
    const member = await bank.member()
    const answer = await member.client.callWith('wallet.deposit', {
      methodId: 'sandbox',
      amount: 50,
      requestId: requestId(),
      ...part,
    })
    expect(answer).toMatchObject({ status, envelope: { success: false, code } })
    expect((await member.client.call('wallet.deposits', {})).envelope.value.totalCount).toBe(0)
  })

  it('through a closed method is refused, while payments already started still arrive', async () => {
    const member = await bank.member()
    const deposit = await open(member)
    const page = await paymentPage(deposit.payUrl)
    const { pool } = bank.server.platform.database
    await pool.query(`update payment_account set enabled = false`)
    expect((await member.client.call('wallet.depositMethods', {})).envelope.value.list).toEqual([])
    expect(
      (
        await member.client.call('wallet.deposit', {
          methodId: 'sandbox',
          amount: 50,
          requestId: requestId(),
        })
      ).envelope.code,
    ).toBe('UNKNOWN_METHOD')
    await press(page, 'pay')
    await deliver()
    await pool.query(`update payment_account set enabled = true`)
    expect(await bank.balance(member)).toEqual({ cash: 50, held: 0 })
  })

  it('that is underpaid credits what came in and alerts an operator', async () => {
    const member = await bank.member()
    const deposit = await pay(member, 'underpay', 50.01)
    expect(await latest(member)).toMatchObject({ status: 'Success', amount: 50.01, received: 25 })
    expect(await bank.balance(member)).toEqual({ cash: 25, held: 0 })
    expect(await bank.alerts('wallet.underpaid')).toContainEqual(
      expect.objectContaining({ deposit: deposit.depositId, amount: '25.00', asked: '50.01' }),
    )
  })

  it('that fails credits nothing', async () => {
    const member = await bank.member()
    const arrived = bank.listen(member)
    await pay(member, 'fail')
    expect(await latest(member)).toMatchObject({ status: 'Failed', received: 0 })
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
    expect(arrived.map(({ topic }) => topic)).toEqual(['wallet.deposit'])
  })

  it('that is paid late is still credited', async () => {
    const member = await bank.member()
    await pay(member, 'payLate')
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
    bank.clock.advance(10_000)
    await deliver()
    expect(await bank.balance(member)).toEqual({ cash: 50, held: 0 })
  })

  it('expires after 30 minutes, once, and money that comes later is still credited', async () => {
    const member = await bank.member()
    const arrived = bank.listen(member)
    const deposit = await pay(member, 'payTooLate')
    bank.clock.advance(30 * 60_000)
    await runJob('wallet.expireDeposits')
    await runJob('wallet.expireDeposits')
    expect(await latest(member)).toMatchObject({ status: 'Expired', payUrl: null })
    expect(arrived).toEqual([
      { topic: 'wallet.deposit', payload: { depositId: deposit.depositId, status: 'Expired', received: 0 } },
    ])
    bank.clock.advance(61_000)
    await deliver()
    expect(await latest(member)).toMatchObject({ status: 'Success', received: 50 })
    expect(await bank.balance(member)).toEqual({ cash: 50, held: 0 })
    expect(await bank.alerts('wallet.latePayment')).toContainEqual(
      expect.objectContaining({ deposit: deposit.depositId }),
    )
  })

  it('sends the payer back to the site when there is nothing left to pay', async () => {
    const member = await bank.member()
    const deposit = await pay(member, 'pay')
    expect(await paymentPage(`${bank.publicUrl}/payments/deposits/${deposit.depositId}`)).toBe(
      `${bank.publicUrl}/?center=depositv2`,
    )
  })

  it('counts only the first of two pressed buttons', async () => {
    const member = await bank.member()
    const page = await paymentPage((await open(member)).payUrl)
    await press(page, 'underpay')
    await Promise.all([press(page, 'pay'), press(page, 'fail'), press(page, 'underpay')])
    await deliver()
    expect(await bank.balance(member)).toEqual({ cash: 25, held: 0 })
  })

  it("lists only the member's own deposits, newest first", async () => {
    const [first, second] = [await bank.member(), await bank.member()]
    await open(first, 11)
    bank.clock.advance(1_000)
    await open(first, 12)
    expect(
      (await first.client.call('wallet.deposits', {})).envelope.value.list.map(({ amount }) => amount),
    ).toEqual([12, 11])
    expect((await second.client.call('wallet.deposits', {})).envelope.value).toMatchObject({
      list: [],
      totalCount: 0,
      totalPages: 0,
    })
  })

  it('reports that the bank does not answer, stays open, and works when the bank is back', async () => {
    const member = await bank.member(units(0))
    const deposit = await open(member)
    const [provider] = bank.server.modules.walletDeps.providers
    const away = vi.spyOn(provider!, 'createDeposit').mockRejectedValue(new Error('the bank is away'))
    const answer = await fetch(deposit.payUrl ?? '', { redirect: 'manual' })
    away.mockRestore()
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      ((await answer.json()) as { code: string }).code,
    ]).toEqual([503, '5', 'PAYMENT_UNAVAILABLE'])
    expect(await paymentPage(deposit.payUrl)).toContain('/sandbox-bank/pay/')
  })
})

describe('the payment page', () => {
  it('of another member does not exist', async () => {
    expect((await fetch(`${bank.publicUrl}/sandbox-bank/pay/${'x'.repeat(43)}`)).status).toBe(404)
    expect((await fetch(`${bank.publicUrl}/payments/deposits/${requestId()}`)).status).toBe(404)
    expect((await fetch(`${bank.publicUrl}/payments/deposits/1`)).status).toBe(404)
  })

  it('runs no scripts and cannot be framed', async () => {
    const page = await paymentPage((await open(await bank.member())).payUrl)
    const answer = await fetch(page)
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(await answer.text()).not.toMatch(/<script|style="|onclick/)
    const css = await fetch(`${bank.publicUrl}/sandbox-bank/bank.css`)
    expect(css.headers.get('content-type')).toContain('text/css')
    expect(await css.text()).toMatch(/prefers-color-scheme: light\) \{ :root \{[^}]*--bg: #f/)
  })

  it.each(['', 'choice=', 'choice=steal', 'pay'])('refuses a form of %j', async (body) => {
    const page = await paymentPage((await open(await bank.member())).payUrl)
    const answer = await fetch(page, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    expect(answer.status).toBe(400)
  })
})

async function runJob(name: string): Promise<void> {
  const { walletJobs } = await import('../index.ts')
  await walletJobs(bank.server.platform)
    .find((job) => job.name === name)
    ?.run(bank.clock.now())
}
