// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { amountFromWire } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankTransferProvider } from '../../../adapters/payments/bank-transfer/index.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { openPayAccount } from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

type Terms = Omit<CallInput<'backoffice.changePaymentAccount'>, 'id' | 'version'>

const usual: Terms = {
  name: 'Bank transfer',
  enabled: true,
  closedBrands: [],
  min: null,
  max: null,
  feeFixed: 0,
  feeBasisPoints: 0,
  feePayer: 'member',
  position: 5,
  maintenance: null,
}
const bankDetails = { bankName: 'First Test Bank', accountNumber: '12345678', holder: 'An Operator' }

let bank: WalletTestServer
let admin: CallClient
let finance: CallClient
let member: TestMember

beforeAll(async () => {
  bank = await openWalletTestServer()
  admin = await bank.operator('admin')
  finance = await bank.operator('finance')
  await bank.server.platform.database.transaction((tx) =>
    openPayAccount(
      tx,
      systemChance,
      {
        id: 'transfer',
        provider: bankTransferProvider,
        name: 'Bank transfer',
        type: 'bank',
        currency: 'USD',
        bank: bankDetails,
      },
      bank.clock.now(),
    ),
  )
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})
beforeEach(async () => {
  bank.clock.advance(60_000)
  await change({})
  member = await bank.member()
})

const versionOf = async (id: string): Promise<number> =>
  (await admin.call('backoffice.paymentAccounts', {})).envelope.value.accounts.find(
    ({ accountId }) => accountId === id,
  )?.version ?? 0
const change = async (part: Partial<Terms>, id = 'transfer') =>
  (
    await admin.callWith('backoffice.changePaymentAccount', {
      ...{ id, version: await versionOf(id) },
      ...usual,
      ...part,
    })
  ).envelope
const methods = async () =>
  (await member.client.call('wallet.depositMethods', {})).envelope.value.list as Record<string, unknown>[]
const method = async () => (await methods()).find(({ methodId }) => methodId === 'transfer')
const open = async (amount: number) =>
  (await member.client.callWith('wallet.deposit', { methodId: 'transfer', amount, requestId: requestId() }))
    .envelope as { code: string; value: { depositId: string } }
const receive = async (depositId: string, received: number, reference = `FT-${depositId}`) =>
  (
    await finance.callWith('backoffice.recordBankTransfer', {
      id: depositId,
      received,
      reference,
      requestId: requestId(),
    })
  ).envelope
const feesTaken = async () => {
  const { database } = bank.server.platform
  return accountBalance(database, await operatorAccount(database, 'depositFees:transfer', 'USD'))
}
const deposit = async (depositId: string) =>
  (await member.client.call('wallet.deposits', {})).envelope.value.list.find(
    (one) => one.depositId === depositId,
  )

describe('the fee of a payment account', () => {
  it('is shown to members, taken from what comes in, and goes to an account of the operator', async () => {
    await change({ min: 10, max: 1_000, feeFixed: 1, feeBasisPoints: 250 })
    expect(await method()).toMatchObject({ min: 10, max: 1_000, feeFixed: 1, feeBasisPoints: 250 })
    const before = await feesTaken()
    const { value } = await open(50)
    await receive(value.depositId, 50)
    expect(await deposit(value.depositId)).toMatchObject({ amount: 50, received: 47.75, fee: 2.25 })
    expect((await bank.balance(member)).cash).toBe(47.75)
    expect((await feesTaken()) - before).toBe(amountFromWire(2.25))
  })

  it('is of what came in, not of what was announced', async () => {
    await change({ feeBasisPoints: 1_000 })
    const { value } = await open(50)
    await receive(value.depositId, 80)
    expect(await deposit(value.depositId)).toMatchObject({ received: 72, fee: 8 })
  })

  it('is the one that the member was shown, whatever was changed meanwhile', async () => {
    await change({ feeBasisPoints: 1_000 })
    const { value } = await open(50)
    await change({ feeBasisPoints: 2_000 })
    await receive(value.depositId, 50)
    expect(await deposit(value.depositId)).toMatchObject({ received: 45, fee: 5 })
  })

  it('that the operator bears is neither shown nor taken', async () => {
    await change({ feeBasisPoints: 1_000, feePayer: 'operator' })
    expect(await method()).toMatchObject({ feeFixed: 0, feeBasisPoints: 0 })
    const before = await feesTaken()
    const { value } = await open(50)
    await receive(value.depositId, 50)
    expect(await deposit(value.depositId)).toMatchObject({ received: 50, fee: 0 })
    expect(await feesTaken()).toBe(before)
    const { list } = (await finance.call('backoffice.deposits', {})).envelope.value
    expect(list[0]).toMatchObject({ fee: 5, feePayer: 'operator' })
  })

  it('is taken once, of however many operators who record the transfer at once', async () => {
    await change({ feeBasisPoints: 1_000 })
    const before = await feesTaken()
    const { value } = await open(50)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => receive(value.depositId, 50, `FT-many-${index}`)),
    )
    expect(
      answers.filter(({ value }) => (value as { status?: string } | null)?.status === 'Success'),
    ).toHaveLength(1)
    expect((await bank.balance(member)).cash).toBe(45)
    expect((await feesTaken()) - before).toBe(amountFromWire(5))
  })

  it('leaves what is too little for it to the member', async () => {
    await change({ min: 10, max: 1_000, feeFixed: 5 })
    const { value } = await open(50)
    await receive(value.depositId, 4)
    expect(await deposit(value.depositId)).toMatchObject({ received: 4, fee: 0 })
  })
})

describe('the limits of a payment account', () => {
  it('refuse a deposit outside, and name themselves', async () => {
    await change({ min: 20, max: 30 })
    expect(await open(19.99)).toMatchObject({ code: 'BELOW_MINIMUM', value: { min: 20, max: 30 } })
    expect(await open(30.01)).toMatchObject({ code: 'ABOVE_MAXIMUM', value: { min: 20, max: 30 } })
    expect((await open(20)).value.depositId).toBeTruthy()
    expect((await open(30)).value.depositId).toBeTruthy()
  })

  it('are those of the settings where it has none', async () => {
    expect(await method()).toMatchObject({ min: 10, max: 50_000 })
  })
})

describe('a payment account', () => {
  it('under maintenance is shown as such and refused; what was begun still arrives', async () => {
    const { value } = await open(50)
    await change({ maintenance: 'Back at noon' })
    expect(await method()).toMatchObject({ maintenance: 'Back at noon' })
    expect(await open(50)).toMatchObject({ code: 'METHOD_IN_MAINTENANCE' })
    await receive(value.depositId, 50)
    expect((await bank.balance(member)).cash).toBe(50)
  })

  it('is listed in its position', async () => {
    expect((await methods()).map(({ methodId }) => methodId)).toEqual(['sandbox', 'transfer'])
    await change({ ...usual, name: 'Sandbox bank', position: 9 }, 'sandbox')
    expect((await methods()).map(({ methodId }) => methodId)).toEqual(['transfer', 'sandbox'])
  })

  it('that is closed, altogether or at the brand, is unknown to members', async () => {
    for (const closed of [{ enabled: false }, { closedBrands: ['tessera'] }]) {
      const [code] = (await admin.call('backoffice.brands', {})).envelope.value.map((one) => one.code)
      await change('closedBrands' in closed ? { closedBrands: [code!] } : closed)
      expect(await method()).toBeUndefined()
      expect(await open(50)).toMatchObject({ code: 'UNKNOWN_METHOD' })
    }
  })

  it.each<[string, Partial<Terms>, string]>([
    ['a minimum alone', { min: 10 }, 'max'],
    ['a maximum alone', { max: 10 }, 'min'],
    ['a minimum above the maximum', { min: 20, max: 10 }, 'min'],
    ['a fixed fee without limits', { feeFixed: 1 }, 'feeFixed'],
    ['a fee of the whole minimum', { min: 5, max: 10, feeFixed: 5 }, 'feeFixed'],
    ['a negative fee', { feeFixed: -1 }, 'feeFixed'],
    ['a fee of more than a fifth', { feeBasisPoints: 2_001 }, 'feeBasisPoints'],
    ['a name of nothing', { name: ' ' }, 'name'],
  ])('is not changed to %s', async (_, part, field) => {
    const answer = await change(part)
    expect(answer.code).toBe('INVALID')
    expect(Object.keys((answer.value as { fields: object }).fields)).toEqual([field])
    const { accounts } = (await admin.call('backoffice.paymentAccounts', {})).envelope.value
    expect(accounts.find(({ accountId }) => accountId === 'transfer')).toMatchObject(usual)
  })

  it('that does not exist, and a brand that does not, are named', async () => {
    expect(await change({}, 'nothing')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await change({ closedBrands: ['nobrand'] })).toMatchObject({ code: 'NO_BRAND' })
  })

  it('is changed on the record', async () => {
    await change({ feeBasisPoints: 100, maintenance: 'x' })
    const { rows } = await bank.server.platform.database.pool.query(
      "select before, after from operator_action where action = 'changePaymentAccount' order by at desc, id desc limit 1",
    )
    expect(rows).toMatchObject([
      {
        before: { feeBasisPoints: 0, maintenance: 'off' },
        after: { feeBasisPoints: 100, maintenance: 'x', feePayer: 'member' },
      },
    ])
  })
})

describe('the self-test of a payment account', () => {
  const test = async (id: string) =>
    (await admin.call('backoffice.testPaymentAccount', { id })).envelope.value

  it('asks the sandbox bank', async () => {
    expect(await test('sandbox')).toMatchObject({
      passed: true,
      detail: expect.stringContaining('sandbox bank answers'),
      time: bank.clock.now(),
    })
  })

  it('checks what payers of a bank transfer are shown', async () => {
    expect(await test('transfer')).toMatchObject({
      passed: true,
      detail: 'First Test Bank, account 12345678, without a QR code; operators record what comes in',
    })
    const set = (bankAccount: object) =>
      bank.server.platform.database.pool.query("update payment_account set bank = $1 where id = 'transfer'", [
        JSON.stringify(bankAccount),
      ])
    await set({ ...bankDetails, qr: { scheme: 'vietqr', bin: '97041' } })
    expect(await test('transfer')).toMatchObject({
      passed: false,
      detail: expect.stringContaining('no banking app reads the QR code'),
    })
    await set({ ...bankDetails, qr: { scheme: 'vietqr', bin: '970415' } })
    expect(await test('transfer')).toMatchObject({
      passed: false,
      detail: 'vietqr is for VND, and the account is in USD',
    })
    await set(bankDetails)
  })
})

it('of two operators who change an account at once, the second is told and changes nothing', async () => {
  const version = await versionOf('transfer')
  const answers = await Promise.all(
    [11, 12, 13].map((position) =>
      admin.call('backoffice.changePaymentAccount', { id: 'transfer', version, ...usual, position }),
    ),
  )
  const [saved, ...more] = answers.filter(({ envelope }) => envelope.success)
  expect(more).toEqual([])
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused.map(({ envelope }) => envelope.code)).toEqual(['SETTING_CHANGED', 'SETTING_CHANGED'])
  const { accounts } = (await admin.call('backoffice.paymentAccounts', {})).envelope.value
  expect(accounts.find(({ accountId }) => accountId === 'transfer')).toMatchObject({
    position: saved?.envelope.value.position,
    version: version + 1,
  })
})
