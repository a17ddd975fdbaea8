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
  type TestMethod,
} from '../../../adapters/payments/btcpay/greenfield-for-tests.ts'
import { signatureHeader } from '../../../adapters/payments/btcpay/signature.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import {
  accountBalance,
  debtsOfMany,
  openAccounts,
  operatorAccount,
  ownerOfMember,
  post,
} from '../../ledger/index.ts'
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

type Status = TestMethod['payments'][number]['status']
const inCoins = (...payments: [value: string, status: Status][]): TestMethod => ({
  rate: '50000',
  totalPaid: String(payments.reduce((sum, [value]) => sum + Number(value), 0)),
  payments: payments.map(([value, status], index) => ({ id: `tx${index}`, value, status })),
})
/** The invoice in a state, paid as a settled one is, with so many coins, or by these payments. */
const become = (
  status: string,
  additionalStatus = 'None',
  paid: string | TestMethod[] | undefined = status === 'Settled' ? '0.001' : undefined,
) => {
  Object.assign(invoice, { status, additionalStatus })
  if (paid !== undefined) invoice.methods = typeof paid === 'string' ? [inCoins([paid, 'Settled'])] : paid
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
    ['Settled', 'Marked', [], 50],
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
    ['Settled', 'None', '0.001', 'Settled', 'PaidOver', '0.00125', 12.5],
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

  it('of an invoice that becomes invalid after it was credited is taken back, once', async () => {
    await become('Settled')
    const before = await inSuspense()
    for (let times = 0; times < 3; times += 1) await become('Invalid', 'Marked')
    expect((await state()).cash).toBe(0)
    expect(await inSuspense()).toBe(before)
    expect(await listed()).toEqual([])
    const { details } = await lastAlert('wallet.reversedDeposit')
    expect(details).toMatchObject({ deposit: depositId, amount: '50.00', owed: '0.00' })
  })

  it('is not reversed by another invoice of it that becomes invalid without money', async () => {
    await become('Settled')
    btcpay.invoices.set('unpaid', { ...invoice, id: 'unpaid', status: 'Invalid', methods: [] })
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

describe('a payment that is seen is not received', () => {
  const seen = [inCoins(['0.001', 'Processing'])]
  const replaced = [inCoins(['0.001', 'Invalid'])]
  const owed = async () => {
    const owner = ownerOfMember(member.id)
    return (await debtsOfMany(bank.server.platform.database, [owner], 'USD')).get(owner) ?? 0n
  }

  it.each([
    ['Expired', 'PaidPartial'],
    ['Expired', 'PaidLate'],
    ['Expired', 'None'],
    ['Invalid', 'None'],
    ['Settled', 'None'],
    ['Settled', 'PaidOver'],
    ['Processing', 'None'],
  ])('by an invoice that is %s (%s)', async (status, additional) => {
    const before = await inSuspense()
    for (let times = 0; times < 3; times += 1) await become(status, additional, seen)
    expect(await state()).toMatchObject({ received: 0, cash: 0 })
    expect(await inSuspense()).toBe(before)
    expect(await listed()).toEqual([])
  })

  it('and is credited once it is confirmed', async () => {
    await become('Expired', 'PaidPartial', seen)
    expect(await state()).toEqual(untouched)
    await become('Expired', 'PaidPartial', [inCoins(['0.001', 'Settled'])])
    expect(await state()).toEqual(paid)
  })

  it('and is never credited when it is replaced', async () => {
    await become('Expired', 'PaidPartial', seen)
    await become('Expired', 'None', replaced)
    expect(await state()).toEqual({ ...untouched, status: 'Expired' })
  })

  it('beside one that is confirmed: that one counts', async () => {
    await become('Expired', 'PaidPartial', [inCoins(['0.0004', 'Settled'], ['0.0006', 'Processing'])])
    expect(await state()).toEqual({ status: 'Success', received: 20, cash: 20 })
  })

  it('and an invoice that never became valid credits what was confirmed of it', async () => {
    await become('Invalid', 'None', [inCoins(['0.0004', 'Settled'], ['0.0006', 'Invalid'])])
    expect(await state()).toEqual({ status: 'Success', received: 20, cash: 20 })
  })

  it('and counts once, although BTCPay writes the total of all currencies beside each', async () => {
    const lightning = { rate: null, totalPaid: '0.0004', payments: [] }
    await become('Expired', 'PaidPartial', [inCoins(['0.0004', 'Settled']), lightning])
    expect(await state()).toEqual({ status: 'Success', received: 20, cash: 20 })
  })

  it('that is gone after it was credited is taken back, and what was spent meanwhile is owed, with an alert', async () => {
    await become('Settled')
    const spent = await bank.member()
    await bank.server.platform.database.transaction(async (tx) => {
      const accounts = await openAccounts(tx, ownerOfMember(member.id), 'USD')
      const to = (await openAccounts(tx, ownerOfMember(spent.id), 'USD')).cash
      const moved = { from: accounts.cash, to, amount: amountFromWire(30), kind: 'transfer' }
      await post(tx, [{ ...moved, cause: 'test', externalId: depositId }])
    })
    await Promise.all(Array.from({ length: 8 }, () => become('Expired', 'None', replaced)))
    expect((await state()).cash).toBe(0)
    expect(await owed()).toBe(amountFromWire(30))
    const { details } = await lastAlert('wallet.reversedDeposit')
    expect(details).toMatchObject({ deposit: depositId, amount: '50.00', owed: '30.00' })
  })

  it('that comes, goes and comes again ends with its money', async () => {
    for (let times = 0; times < 3; times += 1) {
      await become('Settled')
      await become('Invalid', 'None', replaced)
    }
    expect(await owed()).toBe(0n)
    const before = await inSuspense()
    await become('Settled')
    // A deposit is credited once: money that comes again is for an operator.
    expect((await inSuspense()) - before).toBe(amountFromWire(50))
    expect((await state()).cash).toBe(0)
  })

  it('and money that waits in suspense leaves it when it is gone', async () => {
    await become('Settled')
    const before = await inSuspense()
    await become('Settled', 'PaidOver', '0.00125')
    expect((await inSuspense()) - before).toBe(amountFromWire(12.5))
    await become('Settled', 'PaidOver', [inCoins(['0.001', 'Settled'], ['0.00025', 'Invalid'])])
    expect(await inSuspense()).toBe(before)
    expect(await state()).toEqual(paid)
    expect(await listed()).toEqual([])
  })

  it('and what is taken back in part leaves the member what is left', async () => {
    await become('Expired', 'PaidPartial', [inCoins(['0.0004', 'Settled'], ['0.0002', 'Settled'])])
    expect((await state()).cash).toBe(30)
    await become('Expired', 'PaidPartial', [inCoins(['0.0004', 'Settled'], ['0.0002', 'Invalid'])])
    expect((await state()).cash).toBe(20)
  })

  it('and a store that takes what is seen for received fails its test', async () => {
    const admin = await bank.operator('admin')
    const test = async () =>
      (await admin.call('backoffice.testPaymentAccount', { id: 'coins' })).envelope.value
    btcpay.store = { name: 'Test store', speedPolicy: 'HighSpeed' }
    expect(await test()).toMatchObject({ passed: false, detail: expect.stringContaining('confirmation') })
    btcpay.store = { name: 'Test store', speedPolicy: 'MediumSpeed' }
    expect(await test()).toMatchObject({ passed: true })
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
