// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostedPageProvider, hostedPageSettings } from '../../../adapters/payments/hosted-page/index.ts'
import {
  apiKey,
  openTestPageProvider,
  testFields,
  webhookSecret,
  type TestPageProvider,
  type TestPayment,
} from '../../../adapters/payments/hosted-page/provider-for-tests.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { openPayAccount, sealConnection, setConnection } from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
let psp: TestPageProvider
let member: TestMember
let depositId: string
let payment: TestPayment
let notifyUrl: string

beforeAll(async () => {
  bank = await openWalletTestServer()
  psp = await openTestPageProvider()
  notifyUrl = `${bank.publicUrl}/payments/cards/notify`
  const { platform, modules } = bank.server
  const connection = sealConnection(modules.identity.deps.vault, 'cards', {
    settings: hostedPageSettings.parse({ ...testFields, url: psp.url }),
    secrets: { key: apiKey, webhookSecret },
  })
  await platform.database.transaction(async (tx) => {
    const account = { id: 'cards', provider: hostedPageProvider, name: 'Card', type: 'wallet' as const }
    await openPayAccount(tx, systemChance, { ...account, currency: 'USD' }, bank.clock.now())
    await setConnection(tx, 'cards', connection, bank.clock.now())
  })
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await psp.close()
  await bank.close()
})

const pay = (id = depositId) => fetch(`${bank.publicUrl}/payments/deposits/${id}`, { redirect: 'manual' })
const open = async () => {
  const asked = { methodId: 'cards', amount: 50, requestId: requestId() }
  return (await member.client.call('wallet.deposit', asked)).envelope.value.depositId
}
beforeEach(async () => {
  psp.broken = undefined
  // Refused senders are counted by the minute.
  bank.clock.advance(60_000)
  member = await bank.member()
  depositId = await open()
  await pay()
  payment = [...psp.payments.values()].find(({ reference }) => reference === depositId)!
})

const notify = (more: { atMs?: number; body?: string; headers?: Record<string, string> } = {}) =>
  psp.notify(notifyUrl, { id: payment.id, atMs: bank.clock.now(), ...more })
const become = (state: string, paid: string | number = payment.paid) => {
  Object.assign(payment, { state, paid })
  return notify()
}
const state = async () => {
  const { list } = (await member.client.call('wallet.deposits', {})).envelope.value
  const own = list.find((deposit) => deposit.depositId === depositId)
  return { status: own?.status, received: own?.received, cash: (await bank.balance(member)).cash }
}
const untouched = { status: 'Pending', received: 0, cash: 0 }
const credited = { status: 'Success', received: 50, cash: 50 }
const inSuspense = async () => {
  const { database } = bank.server.platform
  return accountBalance(database, await operatorAccount(database, 'suspense', 'USD'))
}

describe('a deposit on the page of a provider', () => {
  it('leads to the page of its payment, which is made once', async () => {
    expect(psp.created.at(-1)).toEqual({
      order: { ref: depositId, total: '50.00', currency: 'USD' },
      return_url: expect.stringContaining('center=depositv2'),
      notify_url: notifyUrl,
    })
    const before = psp.payments.size
    for (const answer of await Promise.all([pay(), pay()]))
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${psp.url}/page/${payment.id}`])
    expect(psp.payments.size).toBe(before)
  })

  it('is not credited by coming back, only by what the provider says', async () => {
    await fetch(`${bank.publicUrl}/?center=depositv2&status=paid`)
    expect(await state()).toEqual(untouched)
  })

  it('is credited once, however often it is reported', async () => {
    Object.assign(payment, { state: 'CAPTURED', paid: '50.00' })
    const answers = await Promise.all(Array.from({ length: 16 }, () => notify()))
    await become('SETTLED')
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await state()).toEqual(credited)
  })

  it.each<[string, string | number, object]>([
    ['CAPTURED', 50, credited],
    ['SETTLED', '49.999', { status: 'Success', received: 49.99, cash: 49.99 }],
    ['CAPTURED', '70.5', { status: 'Success', received: 70.5, cash: 70.5 }],
    ['OPEN', '50', untouched],
    ['DECLINED', '0', { ...untouched, status: 'Failed' }],
    ['LAPSED', '0', { ...untouched, status: 'Expired' }],
  ])('that is %s there with %s', async (word, paid, result) => {
    expect(await become(word, paid)).toBe(200)
    expect(await state()).toEqual(result)
  })

  it('that was declined there and is paid later is still credited', async () => {
    await become('DECLINED')
    await become('CAPTURED', '50')
    expect(await state()).toEqual(credited)
  })

  it('leaves more money for it in suspense, and takes all of it back when it is declined after all', async () => {
    await become('CAPTURED', '50')
    const before = await inSuspense()
    await become('CAPTURED', '80')
    await become('CAPTURED', '80')
    expect((await inSuspense()) - before).toBe(amountFromWire(30))
    await become('DECLINED', '0')
    await become('DECLINED', '0')
    expect((await state()).cash).toBe(0)
    expect(await inSuspense()).toBe(before)
    const details = (await bank.alerts('wallet.reversedDeposit')).at(-1)
    expect(details).toMatchObject({ deposit: depositId, amount: '50.00', owed: '0.00' })
  })

  it('is not taken back by an answer that was overtaken by a newer one', async () => {
    await become('CAPTURED', '50')
    Object.assign(payment, { state: 'LAPSED', paid: '0' })
    psp.afterNextAnswer = () => Object.assign(payment, { state: 'CAPTURED', paid: '50' })
    expect(await notify()).toBe(200)
    expect(await state()).toEqual(credited)
  })

  it.each<[string, Partial<TestPayment>]>([
    ['a status that is in no list', { state: 'WEIRD' }],
    ['no amount', { state: 'CAPTURED', paid: 'lots' }],
    ['a negative amount', { state: 'CAPTURED', paid: '-50' }],
    ['an amount with an exponent', { state: 'CAPTURED', paid: '5e1' }],
    ['more than any account holds', { state: 'CAPTURED', paid: '999999999999999' }],
    ['no currency', { state: 'CAPTURED', paid: '50', currency: '$$' }],
  ])('is not guessed from %s', async (_, change) => {
    Object.assign(payment, change)
    expect(await notify()).toBe(503)
    expect(await state()).toEqual(untouched)
    Object.assign(payment, { currency: 'USD' })
    expect(await become('CAPTURED', '50')).toBe(200)
    expect(await state()).toEqual(credited)
  })

  it.each([500, 404, 'silent' as const, 'elsewhere' as const])(
    'is reported again after the provider answered with %s, and then credited',
    { timeout: 20_000 },
    async (broken) => {
      psp.broken = broken
      expect(await become('CAPTURED', '50')).toBe(503)
      expect(await state()).toEqual(untouched)
      psp.broken = undefined
      expect(await notify()).toBe(200)
      expect(await state()).toEqual(credited)
    },
  )

  it('leaves every other call its connection while the provider is silent', async () => {
    psp.broken = 'silent'
    const waiting = Array.from({ length: 30 }, () => notify())
    expect((await bank.balance(member)).cash).toBe(0)
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]))
  })

  it('of another currency waits in suspense', async () => {
    Object.assign(payment, { currency: 'EUR' })
    await become('CAPTURED', '50')
    expect(await state()).toEqual(untouched)
    Object.assign(payment, { currency: 'USD' })
  })
})

describe('a notification of the provider is refused and asks nobody', () => {
  const before = () => psp.calls
  it.each<[string, Record<string, string>, number]>([
    ['without a signature', { 'x-signature': '' }, 401],
    ['with a wrong signature', { 'x-signature': `sha256=${'0'.repeat(64)}` }, 401],
    ['with half a signature', { 'x-signature': 'sha256=00' }, 401],
    ['with another timestamp than the signed one', { 'x-timestamp': '1' }, 401],
    ['without a timestamp', { 'x-timestamp': '' }, 401],
  ])('%s', async (_, headers, status) => {
    Object.assign(payment, { state: 'CAPTURED', paid: '50' })
    const calls = before()
    expect(await notify({ headers })).toBe(status)
    expect([psp.calls, await state()]).toEqual([calls, untouched])
  })

  it.each([-301_000, 302_000])('signed %i ms away', async (awayMs) => {
    const calls = before()
    expect(await notify({ atMs: bank.clock.now() + awayMs })).toBe(401)
    expect(psp.calls).toBe(calls)
  })

  it.each(['{}', 'no JSON', '{"event":{"token":"../../other"}}', '{"event":{"token":{}}}', '[]'])(
    'with the body %s',
    async (body) => {
      const calls = before()
      expect(await notify({ body })).toBe(400)
      expect([psp.calls, await state()]).toEqual([calls, untouched])
    },
  )
})

describe('the self-test of such an account', () => {
  it.each<[TestPageProvider['broken'], boolean, string]>([
    [undefined, true, 'answers with our key'],
    [500, false, 'the provider answered 500'],
    ['elsewhere', false, 'leads elsewhere'],
  ])('while the provider is %s', async (broken, passed, detail) => {
    psp.broken = broken
    const admin = await bank.operator('admin')
    const { value } = (await admin.call('backoffice.testPaymentAccount', { id: 'cards' })).envelope
    expect(value).toMatchObject({ passed, detail: expect.stringContaining(detail) })
    expect(JSON.stringify(value)).not.toContain(apiKey)
  })
})
