// SPDX-License-Identifier: Apache-2.0
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountFromWire } from '@tessera/rules/money'
import { signBody, signatureHeader } from '../../../adapters/payments/sandbox-bank/notification.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { findPayAccount } from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'
import { takePaymentEvent } from './take-payment-event.ts'

let bank: WalletTestServer
let secret: string
let member: TestMember
let intentId: string

beforeAll(async () => {
  bank = await openWalletTestServer()
  secret = (await findPayAccount(bank.server.platform.database, 'sandbox'))?.secret ?? ''
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})
beforeEach(async () => {
  member = await bank.member()
  intentId = (
    await member.client.call('wallet.deposit', { methodId: 'sandbox', amount: 50, requestId: requestId() })
  ).envelope.value.depositId
})

const message = (part: Record<string, unknown> = {}) => ({
  eventId: randomUUID(),
  reference: 'r'.repeat(43),
  intentId,
  state: 'paid',
  amount: '50.00',
  currency: 'USD',
  at: '2026-01-05T03:00:00.000Z',
  ...part,
})

interface Sending {
  headers?: Record<string, string>
  account?: string
  method?: string
}
function send(body: object | string, { headers, account = 'sandbox', method = 'POST' }: Sending = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${bank.publicUrl}/payments/${account}/notify`, {
    method,
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(secret, Buffer.from(text)),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: text }),
  })
}
const state = async () => {
  const { status, received } = (await member.client.call('wallet.deposits', {})).envelope.value.list[0] ?? {}
  return { status, received, ...(await bank.balance(member)) }
}
const untouched = { status: 'Pending', received: 0, cash: 0, held: 0 }
const paid = { status: 'Success', received: 50, cash: 50, held: 0 }
const suspense = async () =>
  accountBalance(
    bank.server.platform.database,
    await operatorAccount(bank.server.platform.database, 'suspense', 'USD'),
  )

describe('a notification of a payment', () => {
  it('is answered with OK and credited once, however often it comes, even concurrently', async () => {
    const one = message()
    const answers = await Promise.all(Array.from({ length: 32 }, () => send(one)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answers[0]?.text()).toBe('OK')
    expect((await send(one)).status).toBe(200)
    expect(await state()).toEqual(paid)
  })

  it('of a payment puts its money into suspense when the deposit was credited before, and raises an alert', async () => {
    const before = await suspense()
    const events = Array.from({ length: 8 }, () => message())
    await Promise.all(events.map((event) => send(event)))
    expect(await state()).toEqual(paid)
    expect((await suspense()) - before).toBe(amountFromWire(350))
    expect(
      (await bank.alerts('wallet.secondPayment')).filter((details) => details['deposit'] === intentId),
    ).toHaveLength(7)
  })

  it('with another amount credits what came in, and raises an alert', async () => {
    await send(message({ amount: '70.25' }))
    expect(await state()).toEqual({ status: 'Success', received: 70.25, cash: 70.25, held: 0 })
    expect(await bank.alerts('wallet.overpaid')).toContainEqual(
      expect.objectContaining({ deposit: intentId, amount: '70.25' }),
    )
  })

  it('under an id that was used for something else moves nothing and alerts an operator', async () => {
    const one = message()
    await send(one)
    expect((await send({ ...one, amount: '5000.00' })).status).toBe(200)
    expect(await state()).toEqual(paid)
    expect(await bank.alerts('wallet.eventReused')).toContainEqual(
      expect.objectContaining({ deposit: intentId, amount: '5,000.00' }),
    )
  })

  it('that a payment failed, arriving after its money, changes nothing', async () => {
    await send(message())
    await send(message({ state: 'failed', amount: '0.00' }))
    expect(await state()).toEqual(paid)
  })

  it('of a payment, arriving after one that it failed, credits it', async () => {
    await send(message({ state: 'failed', amount: '0.00' }))
    expect(await state()).toMatchObject({ status: 'Failed', cash: 0 })
    await send(message())
    expect(await state()).toEqual(paid)
    expect(await bank.alerts('wallet.latePayment')).toContainEqual(
      expect.objectContaining({ deposit: intentId }),
    )
  })

  it('in another currency goes to suspense in that currency', async () => {
    await send(message({ currency: 'EUR' }))
    expect(await state()).toEqual(untouched)
    expect(await bank.alerts('wallet.foreignCurrency')).toContainEqual(
      expect.objectContaining({ deposit: intentId, currency: 'EUR' }),
    )
  })

  it('without an amount credits nothing', async () => {
    await send(message({ amount: '0.00' }))
    expect(await state()).toEqual(untouched)
    expect(await bank.alerts('wallet.emptyPayment')).toContainEqual(
      expect.objectContaining({ deposit: intentId }),
    )
  })

  it('for an unknown deposit puts the money into suspense, once', async () => {
    const before = await suspense()
    const stray = message({ intentId: randomUUID() })
    await Promise.all([send(stray), send(stray), send(stray)])
    expect((await suspense()) - before).toBe(amountFromWire(50))
    expect(await bank.alerts('wallet.unknownPayment')).toContainEqual(
      expect.objectContaining({ amount: '50.00' }),
    )
    expect((await send(message({ intentId: randomUUID(), state: 'failed', amount: '0.00' }))).status).toBe(
      200,
    )
    expect((await suspense()) - before).toBe(amountFromWire(50))
  })

  it('is accepted after a first try that failed between the posting and the commit', async () => {
    const { database } = bank.server.platform
    const account = await findPayAccount(database, 'sandbox')
    const eventId = randomUUID()
    const body = JSON.stringify(message({ eventId }))
    const event = {
      eventId,
      providerRef: 'r'.repeat(43),
      intentId,
      state: 'paid' as const,
      amount: amountFromWire(50),
      currency: 'USD',
      bodyHash: createHash('sha256').update(body).digest('hex'),
    }
    await expect(
      database.transaction(async (tx) => {
        await takePaymentEvent(tx, bank.server.platform, account!, event, bank.clock.now())
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect(await state()).toEqual(untouched)
    await send(body)
    expect(await state()).toEqual(paid)
    expect(
      await database.transaction((tx) =>
        takePaymentEvent(tx, bank.server.platform, account!, event, bank.clock.now()),
      ),
    ).toBeUndefined()
    expect(await state()).toEqual(paid)
  })

  it("of another account does not touch this one's deposit", async () => {
    const { database } = bank.server.platform
    await database.pool.query(
      `insert into payment_account (id, provider, name, type, currency, secret, created_at) values ('other', 'sandbox-bank', 'Other', 'bank', 'USD', $1, now()) on conflict do nothing`,
      [secret],
    )
    expect((await send(message(), { account: 'other' })).status).toBe(200)
    expect(await state()).toEqual(untouched)
  })
})

describe('a forged or broken notification', () => {
  it.each<[string, () => Promise<Response>, number]>([
    ['without a signature', () => send(message(), { headers: { [signatureHeader]: '' } }), 401],
    [
      'with a signature of another body',
      () => send(message(), { headers: { [signatureHeader]: signBody(secret, Buffer.from('{}')) } }),
      401,
    ],
    [
      'signed with another secret',
      () =>
        send(message(), {
          headers: { [signatureHeader]: signBody('guess', Buffer.from(JSON.stringify(message()))) },
        }),
      401,
    ],
    [
      'with a signature that is no signature',
      () => send(message(), { headers: { [signatureHeader]: 'zz' } }),
      401,
    ],
    ['for an account that does not exist', () => send(message(), { account: 'nobody' }), 404],
    ['that is no JSON', () => send('{"eventId":'), 400],
    ['that is empty', () => send(''), 400],
    ['with a negative amount', () => send(message({ amount: '-50.00' })), 400],
    ['with an amount in scientific notation', () => send(message({ amount: '5e1' })), 400],
    ['with an absurd amount', () => send(message({ amount: '99999999999.00' })), 400],
    ['with an unknown state', () => send(message({ state: 'doubled' })), 400],
    ['that is too large', () => send(message({ note: 'x'.repeat(70_000) })), 413],
    ['by GET', () => send(message(), { method: 'GET' }), 405],
    ['by PUT', () => send(message(), { method: 'PUT' }), 405],
  ])('%s is refused and changes nothing', async (_, sent, status) => {
    const answer = await sent()
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toMatch(/at .*\.ts|select|secret/i)
    expect(await state()).toEqual(untouched)
  })
})

describe('the bank', () => {
  const press = async () => {
    const start = await fetch(`${bank.publicUrl}/payments/deposits/${intentId}`, { redirect: 'manual' })
    await fetch(start.headers.get('location') ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'choice=pay',
    })
  }

  it('repeats a notification, at growing intervals, until the platform accepts it', async () => {
    await press()
    const { pool } = bank.server.platform.database
    await pool.query(`update payment_account set provider = 'away' where id = 'sandbox'`)
    const { bank: sandbox } = bank.server.modules
    expect(await sandbox.deliverDue()).toBe(0)
    expect(await sandbox.deliverDue()).toBe(0)
    await pool.query(`update payment_account set provider = 'sandbox-bank' where id = 'sandbox'`)
    bank.clock.advance(900)
    expect(await sandbox.deliverDue()).toBe(0)
    bank.clock.advance(200)
    expect(await sandbox.deliverDue()).toBe(1)
    expect(await sandbox.deliverDue()).toBe(0)
    expect(await state()).toEqual(paid)
  })

  it('loses no unsent notification when it is stopped', async () => {
    await press()
    await bank.server.modules.bank.stop()
    bank.server.modules.bank.start()
    for (let tries = 0; tries < 100 && (await state()).cash === 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    await bank.server.modules.bank.stop()
    expect(await state()).toEqual(paid)
  })
})

describe('an address that fails to authenticate as a provider', () => {
  it('is refused by its headers alone when it keeps trying, until a minute has passed', async () => {
    bank.clock.advance(61_000)
    const answers: number[] = []
    for (let sent = 0; sent < 125; sent++)
      answers.push((await send(message(), { headers: { [signatureHeader]: 'wrong' } })).status)
    expect([
      answers.filter((status) => status === 401).length,
      answers.filter((status) => status === 429).length,
    ]).toEqual([120, 5])
    bank.clock.advance(61_000)
    expect((await send(message())).status).toBe(200)
  })
})
