// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { btcpayProvider } from '../../../adapters/payments/btcpay/index.ts'
import {
  apiKey,
  openTestBtcpay,
  storeId,
  webhookSecret,
  type TestBtcpay,
  type TestInvoice,
} from '../../../adapters/payments/btcpay/greenfield-for-tests.ts'
import { signatureHeader } from '../../../adapters/payments/btcpay/signature.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { openPayAccount, sealConnection, setConnection, walletJobs } from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

let bank: WalletTestServer
let btcpay: TestBtcpay
let member: TestMember
let depositId: string
let invoice: TestInvoice
let notifyUrl: string

beforeAll(async () => {
  bank = await openWalletTestServer()
  btcpay = await openTestBtcpay()
  notifyUrl = `${bank.publicUrl}/payments/coins/notify`
  const { platform, modules } = bank.server
  const connection = sealConnection(modules.identity.deps.vault, 'coins', {
    settings: { url: btcpay.url, store: storeId },
    secrets: { key: apiKey, webhookSecret },
  })
  await platform.database.transaction(async (tx) => {
    const account = { id: 'coins', provider: btcpayProvider, name: 'Coins', type: 'wallet' as const }
    await openPayAccount(tx, systemChance, { ...account, currency: 'USD' }, bank.clock.now())
    await setConnection(tx, 'coins', connection, bank.clock.now())
  })
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await btcpay.close()
  await bank.close()
})

const pay = (id = depositId) => fetch(`${bank.publicUrl}/payments/deposits/${id}`, { redirect: 'manual' })
const open = async () => {
  const { envelope } = await member.client.call('wallet.deposit', {
    methodId: 'coins',
    amount: 50,
    requestId: requestId(),
  })
  return envelope.value.depositId
}
const invoiceOf = (id: string) =>
  [...btcpay.invoices.values()].find(({ metadata }) => metadata.orderId === id)!
beforeEach(async () => {
  btcpay.broken = undefined
  // Refused senders are counted by the minute.
  bank.clock.advance(60_000)
  member = await bank.member()
  depositId = await open()
  await pay()
  invoice = invoiceOf(depositId)
})

const become = (status: string, additionalStatus = 'None', paid?: string) => {
  Object.assign(invoice, { status, additionalStatus })
  if (paid !== undefined) invoice.methods = [{ rate: '50000', totalPaid: paid }]
  return btcpay.notify(notifyUrl, invoice.id)
}
const state = async () => {
  const { list } = (await member.client.call('wallet.deposits', {})).envelope.value
  const own = list.find((deposit) => deposit.depositId === depositId)
  return { status: own?.status, received: own?.received, cash: (await bank.balance(member)).cash }
}
const untouched = { status: 'Pending', received: 0, cash: 0 }
const paid = { status: 'Success', received: 50, cash: 50 }
const inSuspense = async () => {
  const { database } = bank.server.platform
  return accountBalance(database, await operatorAccount(database, 'suspense', 'USD'))
}

const listed = async () => {
  const finance = await bank.operator('finance')
  const { list } = (await finance.call('backoffice.suspense', { pageSize: 100 })).envelope.value
  return list.filter(({ suggestion }) => suggestion?.depositId === depositId)
}
const lastAlert = async (kind: string) => ({ details: (await bank.alerts(kind)).at(-1) })

describe('a deposit by BTCPay', () => {
  it('leads to the page of its invoice, which is made once', async () => {
    expect(invoice).toMatchObject({ amount: '50.00', currency: 'USD', metadata: { orderId: depositId } })
    const before = btcpay.invoices.size
    for (const answer of [await pay(), await pay()])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, invoice.checkoutLink])
    expect(btcpay.invoices.size).toBe(before)
  })

  it('is credited once when the invoice is settled, however often and by whatever event it is reported', async () => {
    await become('Settled')
    const types = ['InvoiceSettled', 'InvoicePaymentSettled', 'InvoiceReceivedPayment']
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        btcpay.notify(notifyUrl, invoice.id, { type: types[index % 3], isRedelivery: index > 3 }),
      ),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await state()).toEqual(paid)
  })

  it('is what the invoice says, not what the notification says', async () => {
    expect(await btcpay.notify(notifyUrl, invoice.id, { type: 'InvoiceSettled' })).toBe(200)
    await become('Processing')
    expect(await state()).toEqual(untouched)
    await become('Settled')
    await btcpay.notify(notifyUrl, invoice.id, { type: 'InvoiceInvalid' })
    expect(await state()).toEqual(paid)
  })

  it.each([
    ['Settled', 'PaidOver', '0.00101', 50.5],
    ['Settled', 'Marked', undefined, 50],
    ['Expired', 'PaidPartial', '0.0004', 20],
  ])('of an invoice that is %s (%s) credits what was paid', async (status, additional, coins, received) => {
    await become(status, additional, coins)
    expect(await state()).toEqual({ status: 'Success', received, cash: received })
  })

  it.each([
    ['Expired', 'PaidLate', '0.001', 50, 'latePayment'],
    ['Settled', 'PaidLate', '0.002', 100, 'latePayment'],
    ['Settled', 'PaidOver', '0.00125', 62.5, 'overpaid'],
  ])(
    'of an invoice that is %s (%s) waits for an operator: its payer may have waited until the coin was worth less',
    async (status, additional, coins, waits, alert) => {
      const before = await inSuspense()
      for (let times = 0; times < 3; times += 1) await become(status, additional, coins)
      expect((await state()).cash).toBe(0)
      expect((await inSuspense()) - before).toBe(amountFromWire(waits))
      expect(await listed()).toMatchObject([{ amount: waits, reason: 'oldPrice', suggestion: { depositId } }])
      expect((await lastAlert(`wallet.${alert}`)).details).toMatchObject({ deposit: depositId })
    },
  )

  it('ends with its invoice, and money that comes later waits for an operator', async () => {
    await become('Expired')
    expect((await state()).status).toBe('Expired')
    await become('Settled', 'PaidLate', '0.001')
    expect(await state()).toMatchObject({ status: 'Expired', cash: 0 })
    expect(await listed()).toMatchObject([{ amount: 50, reason: 'oldPrice' }])
  })

  it.each([
    ['Settled', 'None', undefined, 'Settled', 'PaidOver', '0.00125', 12.5],
    ['Expired', 'PaidPartial', '0.0004', 'Settled', 'PaidLate', '0.001', 30],
  ])(
    'of an invoice that was %s (%s) and gets more money, leaves that in suspense for an operator, once',
    async (status, additional, coins, nextStatus, nextAdditional, nextCoins, more) => {
      await become(status, additional, coins)
      const before = await inSuspense()
      const credited = await state()
      for (let times = 0; times < 3; times += 1) await become(nextStatus, nextAdditional, nextCoins)
      await Promise.all(Array.from({ length: 8 }, () => btcpay.notify(notifyUrl, invoice.id)))
      expect((await inSuspense()) - before).toBe(amountFromWire(more))
      expect(await state()).toEqual(credited)
      expect(await listed()).toMatchObject([
        { amount: more, reason: 'secondPayment', suggestion: { depositId } },
      ])
    },
  )

  it('of an invoice that becomes invalid after it was credited is listed as reversed, once; no balance changes', async () => {
    await become('Settled')
    const before = await inSuspense()
    for (let times = 0; times < 3; times += 1) await become('Invalid', 'Marked')
    expect(await state()).toEqual(paid)
    expect(await inSuspense()).toBe(before)
    expect(await listed()).toMatchObject([
      { amount: 50, reason: 'reversedPayment', suggestion: { depositId } },
    ])
    const { details } = await lastAlert('wallet.reversedPayment')
    expect(details).toMatchObject({ deposit: depositId })
  })

  it('is not reversed by another invoice of it that becomes invalid without money', async () => {
    await become('Settled')
    btcpay.invoices.set('unpaid', { ...invoice, id: 'unpaid', status: 'Invalid' })
    await btcpay.notify(notifyUrl, 'unpaid')
    expect(await listed()).toEqual([])
  })

  it('fails with its invoice', async () => {
    await become('Invalid')
    expect(await state()).toEqual({ ...untouched, status: 'Failed' })
  })

  it('that expired here is credited when its invoice is settled', async () => {
    bank.clock.advance(30 * 60_000)
    const jobs = walletJobs(bank.server.platform)
    await jobs.find(({ name }) => name === 'wallet.expireDeposits')?.run(bank.clock.now())
    await become('Settled')
    expect(await state()).toEqual(paid)
  })

  it('of a second invoice of the same deposit waits in suspense', async () => {
    await become('Settled')
    const before = await inSuspense()
    btcpay.invoices.set('second', { ...invoice, id: 'second' })
    await btcpay.notify(notifyUrl, 'second')
    expect((await inSuspense()) - before).toBe(amountFromWire(50))
    expect(await state()).toEqual(paid)
  })

  it.each([500, 404, 'silent' as const])(
    'is reported again after BTCPay answered with %s, and then credited',
    { timeout: 20_000 },
    async (broken) => {
      btcpay.broken = broken
      expect(await become('Settled')).toBe(503)
      expect(await state()).toEqual(untouched)
      btcpay.broken = undefined
      expect(await become('Settled')).toBe(200)
      expect(await state()).toEqual(paid)
    },
  )

  it('cannot be paid while BTCPay does not answer, and can afterwards', async () => {
    const id = await open()
    btcpay.broken = 500
    expect((await pay(id)).status).toBe(503)
    btcpay.broken = undefined
    expect((await pay(id)).status).toBe(303)
  })
})

describe('a notification of BTCPay is refused and asks nobody', () => {
  it.each<[string, Record<string, string>]>([
    ['without a signature', {}],
    ['with a wrong signature', { [signatureHeader]: `sha256=${'0'.repeat(64)}` }],
    ['with half a signature', { [signatureHeader]: 'sha256=00' }],
  ])('%s', async (_, headers) => {
    Object.assign(invoice, { status: 'Settled' })
    const before = btcpay.calls
    expect(await btcpay.notify(notifyUrl, invoice.id, {}, headers)).toBe(401)
    expect([btcpay.calls, await state()]).toEqual([before, untouched])
  })

  it.each([{ storeId: 'other' }, { invoiceId: '../x' }, { invoiceId: 7 }, { type: undefined }])(
    'with %j',
    async (more) => {
      const before = btcpay.calls
      expect(await btcpay.notify(notifyUrl, invoice.id, more)).toBe(400)
      expect([btcpay.calls, await state()]).toEqual([before, untouched])
    },
  )

  it('about no invoice is accepted, because BTCPay sends such, and changes nothing', async () => {
    const before = btcpay.calls
    expect(await btcpay.notify(notifyUrl, invoice.id, { invoiceId: undefined, type: 'Test' })).toBe(200)
    expect(btcpay.calls).toBe(before)
  })
})
