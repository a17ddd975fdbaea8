// SPDX-License-Identifier: Apache-2.0
import type { CallInput, SettingValue } from '@tessera/contract'
import { amountFromWire, units } from '@tessera/rules/money'
import { firstBrandCode } from '@tessera/rules/site/brand'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxBankProvider } from '../../adapters/payments/sandbox-bank/index.ts'
import { signBody, signatureHeader } from '../../adapters/payments/sandbox-bank/notification.ts'
import { systemChance } from '../../platform/chance/chance.ts'
import { byAsManyAsNeeded } from '../../testing/by-two.ts'
import type { CallClient } from '../../testing/call-client.ts'
import { recordFact } from '../bets/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../ledger/index.ts'
import { memberByUsername } from '../members/index.ts'
import { findPayAccount, openPayAccount } from './index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from './wallet-for-tests.ts'
import { everyFlag } from '../../testing/every-flag.ts'

// One brand with two currencies, through the calls of members and operators.

const password = 'correct-horse-9'
const dong: SettingValue<'site.furtherCurrencies'>[number] = {
  code: 'VND',
  open: true,
  depositMinimum: 50_000,
  depositMaximum: 100_000_000,
  withdrawalMinimum: 100_000,
  withdrawalMaximum: 50_000_000,
  rebateMinimum: 10_000,
}
let bank: WalletTestServer
let admin: CallClient
let other: CallClient
beforeAll(async () => {
  bank = await openWalletTestServer()
  const { database, settings } = bank.server.platform
  await settings.write('site.furtherCurrencies', [dong], 'test')
  await database.transaction((tx) =>
    openPayAccount(
      tx,
      systemChance,
      { id: 'dong', provider: sandboxBankProvider, name: 'Bank in Hanoi', type: 'bank', currency: 'VND' },
      bank.clock.now(),
    ),
  )
  admin = await bank.operator('admin')
  other = await bank.operator('admin')
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

let names = 0
async function register(form: Partial<CallInput<'identity.register'>> = {}) {
  const client = bank.program()
  const username = `person${++names}`
  const answer = await client.call(
    'identity.register',
    {
      username,
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...form,
    } as CallInput<'identity.register'>,
    { ip: `198.51.100.${names}` },
  )
  return { client, username, ...answer }
}

/** A registered member of this currency with a payment password. */
async function person(currency: string, cash = units(0)): Promise<TestMember> {
  const { client, username, envelope } = await register({ currency })
  client.token = envelope.value.token
  await client.call('identity.setPaymentPassword', {
    newPassword: paymentPassword,
    confirmNewPassword: paymentPassword,
  })
  const { database } = bank.server.platform
  const member = await memberByUsername(database, firstBrandCode, username)
  if (!member) throw new Error(`${username} was not registered`)
  if (cash > 0n)
    await database.transaction(async (tx) =>
      creditCash(tx, {
        from: await operatorAccount(tx, 'test', currency),
        to: await openAccounts(tx, ownerOfMember(member.id), currency),
        amount: cash,
        kind: 'deposit',
        cause: 'test',
        externalId: username,
      }),
    )
  return { id: member.id, name: username, client }
}

async function deposit({ client }: TestMember, methodId: string, amount: number) {
  const opened = await client.call('wallet.deposit', { methodId, amount, requestId: requestId() })
  return opened.envelope
}

async function pay(depositId: string, amount: string, currency: string) {
  const secret = (await findPayAccount(bank.server.platform.database, 'dong'))?.secret ?? ''
  const body = JSON.stringify({
    eventId: requestId(),
    reference: depositId.padEnd(43, 'r').slice(0, 43),
    intentId: depositId,
    state: 'paid',
    amount,
    currency,
    at: '2026-01-05T03:00:00.000Z',
  })
  return fetch(`${bank.publicUrl}/payments/dong/notify`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signBody(secret, Buffer.from(body)),
    },
    body,
  })
}

describe('an account in a further currency', () => {
  it('is chosen when registering, and shows its own symbol', async () => {
    const { client, envelope } = await register({ currency: 'VND' })
    client.token = envelope.value.token
    expect((await client.call('members.info', {})).envelope.value.currency).toEqual({
      code: 'VND',
      symbol: '₫',
    })
    expect((await client.call('wallet.balance', {})).envelope.value.currency).toBe('VND')
    const { currencies } = (await client.call('site.whitelabel', {})).envelope.value
    expect(currencies).toEqual([
      { code: 'USD', symbol: '$' },
      { code: 'VND', symbol: '₫' },
    ])
  })

  it('is in the currency of the brand without a choice', async () => {
    const { client, envelope } = await register()
    client.token = envelope.value.token
    expect((await client.call('wallet.balance', {})).envelope.value.currency).toBe('USD')
  })

  it('is refused in a currency that is not offered, or no longer open', async () => {
    expect((await register({ currency: 'EUR' })).envelope.code).toBe('CURRENCY_NOT_OFFERED')
    const { settings } = bank.server.platform
    await settings.write('site.furtherCurrencies', [{ ...dong, open: false }], 'test')
    expect((await register({ currency: 'VND' })).envelope.code).toBe('CURRENCY_NOT_OFFERED')
    await settings.write('site.furtherCurrencies', [dong], 'test')
  })

  it('is below an agent always in the currency of the agent', async () => {
    const agent = await bank.server.modules.identity.openAccount({
      username: 'dollaragent',
      password,
      type: 1,
      currency: 'USD',
    })
    const recommenderId = String(agent?.id)
    expect((await register({ currency: 'VND', recommenderId })).envelope.code).toBe('CURRENCY_NOT_OFFERED')
    const below = await register({ recommenderId })
    below.client.token = below.envelope.value.token
    expect((await below.client.call('wallet.balance', {})).envelope.value.currency).toBe('USD')
    await expect(
      bank.server.modules.identity.openAccount({
        username: 'wronglybelow',
        password,
        currency: 'VND',
        uplineId: agent!.id,
      }),
    ).rejects.toThrow('cannot be below')
  })

  it('can never hold money of another currency, whatever tries to pay it', async () => {
    const { id } = await person('VND')
    await expect(
      bank.server.platform.database.transaction((tx) => openAccounts(tx, ownerOfMember(id), 'USD')),
    ).rejects.toThrow('their currency is VND')
  })

  it('keeps its currency: a brand cannot drop one that members have', async () => {
    await person('VND')
    const { leaves } = (await admin.call('backoffice.settings', {})).envelope.value
    const version = leaves.find(({ name }) => name === 'site.furtherCurrencies')?.version ?? 0
    const answer = await admin.call('backoffice.changeSettings', {
      changes: [{ name: 'site.furtherCurrencies', value: [], version }],
    })
    expect(answer.envelope.code).toBe('INVALID')
    expect(JSON.stringify(answer.envelope)).toContain('There are members in VND')
  })
})

describe('paying in and out in a further currency', () => {
  it('offers the payment accounts of that currency with its limits, and takes whole units only', async () => {
    const member = await person('VND')
    const { list } = (await member.client.call('wallet.depositMethods', {})).envelope.value
    expect(list.map(({ methodId, min, max }) => [methodId, min, max])).toEqual([
      ['dong', 50_000, 100_000_000],
    ])
    expect((await deposit(member, 'sandbox', 100)).code).toBe('UNKNOWN_METHOD')
    expect((await deposit(member, 'dong', 49_999)).code).toBe('BELOW_MINIMUM')
    expect((await deposit(member, 'dong', 50_000.5)).code).toBe('WHOLE_UNITS')
    const dollars = await person('USD')
    expect((await deposit(dollars, 'dong', 50_000)).code).toBe('UNKNOWN_METHOD')
  })

  it('credits a paid deposit in that currency, and pays a withdrawal out of it', async () => {
    const member = await person('VND')
    const { depositId } = (await deposit(member, 'dong', 250_000)).value
    expect((await pay(depositId, '250000.00', 'VND')).status).toBe(200)
    expect(await bank.balance(member)).toEqual({ cash: 250_000, held: 0 })
    const bankAccountId = await bank.bankAccount(member)
    const withdraw = (amount: number) =>
      member.client.call('wallet.withdraw', {
        amount,
        bankAccountId,
        password: paymentPassword,
        requestId: requestId(),
      })
    expect((await withdraw(100_000.25)).envelope.code).toBe('WHOLE_UNITS')
    expect((await withdraw(99_999)).envelope.code).toBe('BELOW_MINIMUM')
    expect((await withdraw(150_000)).envelope.success).toBe(true)
    expect(await bank.balance(member)).toEqual({ cash: 100_000, held: 150_000 })
  })

  it('never credits dollars to an account in dong', async () => {
    const member = await person('VND')
    const { depositId } = (await deposit(member, 'dong', 60_000)).value
    await pay(depositId, '60000.00', 'USD')
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
  })

  it('is approved only within the tier of the role, by the rate of the day; without a rate by nobody with a tier', async () => {
    const { settings } = bank.server.platform
    const member = await person('VND', units(40_000_000))
    const bankAccountId = await bank.bankAccount(member)
    const ask = async (amount: number): Promise<string> =>
      (
        await member.client.call('wallet.withdraw', {
          amount,
          bankAccountId,
          password: paymentPassword,
          requestId: requestId(),
        })
      ).envelope.value.withdrawalId
    await settings.write('wallet.approvalTierFinance', 100, 'test')
    const finance = await bank.operator('finance')
    const approve = async (id: string) =>
      (await finance.call('backoffice.approveWithdrawal', { id, requestId: requestId(), flags: everyFlag }))
        .envelope
    const [small, large] = [await ask(1_000_000), await ask(5_000_000)]
    expect((await approve(small)).code).toBe('ABOVE_TIER')
    await byAsManyAsNeeded([other, admin], 'backoffice.addExchangeRate', {
      currency: 'VND',
      rate: '0.00004',
      validFrom: '2020-01-01',
      requestId: requestId(),
    })
    expect((await approve(small)).success).toBe(true)
    expect((await approve(large)).code).toBe('ABOVE_TIER')
    await settings.write('wallet.approvalTierFinance', 0, 'test')
  })
})

describe('what a brand gives in its own currency', () => {
  it('is refused to members with another: promotions, raffles, points and lotteries', async () => {
    const { client } = await person('VND', units(1_000_000))
    expect((await client.call('promotions.status', {})).envelope.value).toEqual([])
    const refused = [
      await client.call('promotions.join', { promotionId: 1 }),
      await client.call('promotions.claim', { promotionId: 1 }),
      await client.call('promotions.claimRaffle', { promotionId: 1, requestId: requestId() }),
      await client.call('rewards.convertPoints', {
        points: 100,
        password: paymentPassword,
        requestId: requestId(),
      }),
    ]
    for (const { envelope } of refused) {
      expect(envelope.code).toBe('OWN_CURRENCY_ONLY')
      expect(envelope.message).toContain('USD')
    }
    expect((await client.call('wallet.balance', {})).envelope.value.mainBalance).toBe(1_000_000)
  })
})

describe('the report of money in several currencies', () => {
  const rates = (rate: string, validFrom: string) =>
    byAsManyAsNeeded([other, admin], 'backoffice.addExchangeRate', {
      ...{ currency: 'VND', rate, validFrom, requestId: requestId() },
    })
  async function play(member: TestMember, currency: string, amount: number, atMs: number): Promise<void> {
    await bank.server.platform.database.transaction((tx) =>
      recordFact(tx, {
        memberId: member.id,
        vendor: 'TEST',
        gameCode: 'test',
        roundId: requestId(),
        kind: 'stake',
        amount: amountFromWire(amount),
        currency,
        validBet: amountFromWire(amount),
        closed: true,
        atMs,
        reference: requestId(),
      }),
    )
  }

  it('lists each currency, and adds them up by the rate of each day', async () => {
    const [first, second] = [Date.UTC(2026, 2, 9, 12), Date.UTC(2026, 2, 10, 12)]
    const [vnd, usd] = [await person('VND'), await person('USD')]
    await play(vnd, 'VND', 1_000_000, first)
    await play(vnd, 'VND', 2_000_000, second)
    await play(usd, 'USD', 7, second)
    expect((await rates('0.00005', '2026-03-10')).envelope.success).toBe(true)
    const { value } = (
      await admin.call('backoffice.moneyReport', { fromDay: '2026-03-09', toDay: '2026-03-10' })
    ).envelope
    expect(value.own).toBe('USD')
    expect(value.list.map(({ currency, stakes }) => [currency, stakes])).toEqual([
      ['USD', 7],
      ['VND', 3_000_000],
    ])
    // 1,000,000 at 0.00004, 2,000,000 at 0.00005 and 7 dollars.
    expect(value.inOne?.stakes).toBe(147)
    expect(value.missing).toEqual([])
  })

  it('has no total while a rate is missing, and names it', async () => {
    const early = Date.UTC(2019, 11, 30, 12)
    await play(await person('VND'), 'VND', 500_000, early)
    const { value } = (
      await admin.call('backoffice.moneyReport', { fromDay: '2019-12-30', toDay: '2020-01-01' })
    ).envelope
    expect(value.inOne).toBeNull()
    expect(value.missing).toEqual([{ currency: 'VND', day: '2019-12-30' }])
  })

  it('refuses rates and periods that make no sense, and keeps every entry', async () => {
    for (const rate of ['0', '-1', '1e3', 'much', ''])
      expect((await rates(rate, '2026-03-11')).envelope.code).toBe('INVALID')
    const own = { currency: 'USD', rate: '1', validFrom: '2026-03-11', requestId: requestId() }
    expect((await admin.call('backoffice.addExchangeRate', own)).envelope.code).toBe('INVALID')
    const long = { fromDay: '2026-01-01', toDay: '2026-03-01' }
    expect((await admin.call('backoffice.moneyReport', long)).envelope.code).toBe('INVALID')
    await rates('0.00006', '2026-03-10')
    const { value } = (await admin.call('backoffice.exchangeRates', {})).envelope
    expect(value.list.map(({ rate, validFrom }) => [rate, validFrom])).toEqual([
      ['0.00006', '2026-03-10'],
      ['0.00005', '2026-03-10'],
      ['0.00004', '2020-01-01'],
    ])
    expect(value).toMatchObject({ own: 'USD', possible: ['VND'] })
    const support = await bank.operator('support')
    const asked = { currency: 'VND', rate: '1', validFrom: '2026-03-11', requestId: requestId() }
    expect((await support.call('backoffice.addExchangeRate', asked)).envelope.code).toBe('FORBIDDEN')
  })
})
