// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { saveVendor } from '../../catalogue/index.ts'
import { checkInvariants, operatorAccount, openAccounts, ownerOfMember, post } from '../../ledger/index.ts'
import { memberByUsername } from '../../members/index.ts'
import { sql } from '../../../platform/db/index.ts'
import { addVendor } from '../index.ts'
import { beginTransfer } from './begin-transfer.ts'
import { askPending } from './ask-pending.ts'
import { returnIdle } from './return-idle.ts'
import { openTestVendor, type TestVendor } from './vendor-for-tests.ts'

const publicKeyPem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

let server: TestServer
let vendor: TestVendor
let number = 0

beforeAll(async () => {
  server = await openTestServer()
  vendor = await openTestVendor()
  const shared = { protocol: 'hub88' as const, publicKeyPem, baseUrl: vendor.baseUrl }
  await server.platform.database.transaction(async (tx) => {
    await saveVendor(tx, { vendorCode: 'OAK', gameType: 'RNG', name: 'Oaklantern', sort: 1 })
    await addVendor(tx, { ...shared, id: 'oak', operatorId: 'us', vendorCode: 'OAK', transferWallet: true })
    await addVendor(tx, { ...shared, id: 'plain', operatorId: 'us', vendorCode: 'PLAIN' })
  })
})
afterAll(async () => {
  await server.close()
  await vendor.close()
})
beforeEach(() => {
  vendor.mood = 'well'
  vendor.asked = []
})

interface Person {
  id: bigint
  /** Calls are counted by address. */
  ip: string
  client: CallClient
}

async function person(cash = 100): Promise<Person> {
  const username = `mover${++number}`
  const client = await server.member(username)
  const { database } = server.platform
  const { id } = (await memberByUsername(database, 'brand1', username))!
  await database.transaction(async (tx) => {
    const accounts = await openAccounts(tx, ownerOfMember(id), 'USD')
    const from = await operatorAccount(tx, 'promotions', 'USD')
    const amount = units(cash)
    await post(tx, [
      { from, to: accounts.cash, amount, kind: 'bonus', cause: 'test', externalId: randomUUID() },
    ])
  })
  return { id, client, ip: `198.51.100.${number}` }
}

const transfer = async ({ client, ip }: Person, amount: number, more: object = {}) =>
  client.callWith(
    'play.walletTransfer',
    { fromVassalage: 'MAIN', toVassalage: 'OAK', amount, requestId: randomUUID(), ...more },
    { ip },
  )
const back = { fromVassalage: 'OAK', toVassalage: 'MAIN' }
const balance = async ({ client }: Person) => {
  const { sumBalance, mainBalance } = (await client.call('wallet.balance', {})).envelope.value
  return [mainBalance, sumBalance]
}
const wallet = async ({ client }: Person) =>
  (await client.call('play.vendorWallets', {})).envelope.value.list[0]!
const deps = () => server.modules.play.vendorWallets
const seconds = (count: number) => server.clock.advance(count * 1_000)
const codeOf = async (answer: Promise<{ envelope: { code?: unknown } }>) => (await answer).envelope.code
const transfers = async ({ id }: Person) =>
  server.platform.database.query<{ state: string; to_vendor: boolean }>(
    sql`select state, to_vendor from vendor_transfer where member_id = ${id} order by created_at`,
  )
const refOf = ({ id }: Person) =>
  deps().sessions.playerRef({ memberId: id, vendorAccountId: 'oak', currency: 'USD' })
const adds = async () =>
  expect((await checkInvariants(server.platform.database, server.clock.now())).differences).toEqual([])

describe('a transfer between the main wallet and a vendor', () => {
  it('changes both wallets, there and back [WALLET-003] [CALL-036]', async () => {
    const anna = await person(100)
    expect((await transfer(anna, 10)).envelope.value).toMatchObject({
      status: 'done',
      mainBalance: 90,
      vendorBalance: 10,
    })
    expect(await balance(anna)).toEqual([90, 100])
    expect(await wallet(anna)).toEqual({
      vassalage: 'OAK',
      displayName: 'Oaklantern',
      balance: 10,
      status: 'open',
      pending: null,
    })
    expect((await transfer(anna, 4, back)).envelope.value).toMatchObject({
      status: 'done',
      mainBalance: 94,
      vendorBalance: 6,
    })
    expect(await balance(anna)).toEqual([94, 100])
    await adds()
  })

  it('moves nothing when the same request comes again, and refuses another one under its id [WALLET-003]', async () => {
    const anna = await person(100)
    const requestId = randomUUID()
    const first = await transfer(anna, 10, { requestId })
    const answers = await Promise.all(Array.from({ length: 64 }, () => transfer(anna, 10, { requestId })))
    for (const { envelope } of answers) expect(envelope.value).toEqual(first.envelope.value)
    expect(await codeOf(transfer(anna, 11, { requestId }))).toBe('REQUEST_REUSED')
    expect(await codeOf(transfer(anna, 10, { requestId, ...back }))).toBe('REQUEST_REUSED')
    expect(await balance(anna)).toEqual([90, 100])
    await adds()
  })

  it('happens once when the same request arrives many times at once', async () => {
    const anna = await person(100)
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 64 }, () => transfer(anna, 100, { requestId })))
    expect(
      new Set(answers.map(({ envelope }) => (envelope.value as { transferId: string }).transferId)).size,
    ).toBe(1)
    expect(await transfers(anna)).toEqual([{ state: 'done', to_vendor: true }])
    expect(await balance(anna)).toEqual([0, 100])
  })

  it('takes everything once when many ask for everything at once, in both directions', async () => {
    const anna = await person(100)
    const all = await Promise.all(Array.from({ length: 64 }, () => transfer(anna, 100)))
    expect(all.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await balance(anna)).toEqual([0, 100])
    const returned = await Promise.all(Array.from({ length: 64 }, () => transfer(anna, 100, back)))
    expect(returned.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await balance(anna)).toEqual([100, 100])
    await adds()
  })

  it('is listed in the account record with the name of the vendor', async () => {
    const anna = await person(100)
    await transfer(anna, 10)
    await transfer(anna, 4, back)
    const [{ now } = { now: 0 }] = await server.platform.database.query<{ now: number }>(
      sql`select now() as now`,
    )
    const range = { startTime: now - 60_000, endTime: now + 60_000 }
    const asked = { transType: 'TRANSFER' as const, ...range }
    const { list } = (await anna.client.call('wallet.transactions', asked)).envelope.value
    expect(list.map(({ amount, balanceAfter, remark }) => [amount, balanceAfter, remark])).toEqual([
      [4, 94, 'Oaklantern'],
      [-10, 90, 'Oaklantern'],
    ])
  })
})

describe('a vendor that says no, or nothing', () => {
  it('gives the money back when the vendor refuses it', async () => {
    const anna = await person(100)
    vendor.mood = 'refusing'
    const requestId = randomUUID()
    expect(await codeOf(transfer(anna, 10, { requestId }))).toBe('TRANSFER_REFUSED')
    vendor.mood = 'well'
    expect(await codeOf(transfer(anna, 10, { requestId }))).toBe('TRANSFER_REFUSED')
    expect(await balance(anna)).toEqual([100, 100])
    expect(await codeOf(transfer(anna, 5, back))).toBe('TRANSFER_REFUSED')
    expect(await balance(anna)).toEqual([100, 100])
    await adds()
  })

  it.each(['deaf', 'mute'] as const)(
    'keeps money on its way while the vendor is %s, and moves it exactly once when it answers',
    async (mood) => {
      const anna = await person(100)
      vendor.mood = mood
      const requestId = randomUUID()
      expect((await transfer(anna, 10, { requestId })).envelope.value).toMatchObject({
        status: 'pending',
        mainBalance: 90,
        vendorBalance: 0,
      })
      expect(await balance(anna)).toEqual([90, 100])
      expect((await wallet(anna)).pending).toMatchObject({ amount: 10, toVendor: true })
      expect(await codeOf(transfer(anna, 5))).toBe('TRANSFER_OPEN')
      seconds(20)
      if (mood === 'deaf') await askPending(deps())
      vendor.mood = 'well'
      seconds(60)
      await Promise.all(Array.from({ length: 8 }, () => askPending(deps())))
      await askPending(deps())
      expect(await transfers(anna)).toEqual([{ state: 'done', to_vendor: true }])
      expect([await balance(anna), (await wallet(anna)).balance]).toEqual([[90, 100], 10])
      expect((await transfer(anna, 10, { requestId })).envelope.value).toMatchObject({
        status: 'done',
        mainBalance: 90,
        vendorBalance: 10,
      })
      await adds()
    },
  )

  it.each(['deaf', 'mute', 'odd'] as const)(
    'credits money from a %s vendor only once it has confirmed',
    async (mood) => {
      const anna = await person(100)
      await transfer(anna, 50)
      vendor.mood = mood
      expect((await transfer(anna, 20, back)).envelope.value).toMatchObject({
        status: 'pending',
        mainBalance: 50,
      })
      expect((await balance(anna))[0]).toBe(50)
      vendor.mood = 'well'
      for (let times = 0; times < 3; times += 1) {
        seconds(60)
        await askPending(deps())
      }
      expect([await balance(anna), (await wallet(anna)).balance]).toEqual([[70, 100], 30])
      await adds()
    },
  )

  it('goes on after a crash between the steps: what was stored is finished by the job', async () => {
    const anna = await person(100)
    const { database } = server.platform
    const playerRef = await refOf(anna)
    await database.transaction((tx) =>
      beginTransfer(tx, {
        memberId: anna.id,
        requestId: randomUUID(),
        vendorAccountId: 'oak',
        vendorName: 'Oaklantern',
        playerRef,
        currency: 'USD',
        toVendor: true,
        amount: units(10),
        automatic: false,
        nowMs: server.clock.now(),
      }),
    )
    expect(await balance(anna)).toEqual([90, 100])
    seconds(20)
    await askPending(deps())
    expect([await balance(anna), (await wallet(anna)).balance]).toEqual([[90, 100], 10])
    await adds()
  })

  it('shows operators a transfer that has had no answer for long, and asks the vendor when they say so', async () => {
    const anna = await person(100)
    vendor.mood = 'deaf'
    await transfer(anna, 10)
    for (let times = 0; times < 7; times += 1) {
      seconds(1_000)
      await askPending(deps())
    }
    const alerts = await server.platform.database.query(
      sql`select kind from operator_alert where kind = 'play.transferPending'`,
    )
    expect(alerts).toHaveLength(1)
    const admin = await server.operator('asker', 'admin')
    const { pendingTransfers } = (await admin.call('backoffice.vendorAccounts', {})).envelope.value
    expect(pendingTransfers).toMatchObject([
      { accountId: 'oak', toVendor: true, amount: 10, currency: 'USD' },
    ])
    vendor.mood = 'well'
    expect((await admin.call('backoffice.askVendor', { id: 'oak' })).envelope.value).toEqual({ pending: 1 })
    await askPending(deps())
    expect(await transfers(anna)).toEqual([{ state: 'done', to_vendor: true }])
  })
})

describe('what is refused', () => {
  it('refuses bad transfers, and changes nothing [CALL-036]', async () => {
    const anna = await person(100)
    expect(await codeOf(transfer(anna, 0.99))).toBe('BELOW_MINIMUM')
    expect(await codeOf(transfer(anna, 100.01))).toBe('INSUFFICIENT')
    expect(await codeOf(transfer(anna, 10, { toVassalage: 'NONE' }))).toBe('UNKNOWN_WALLET')
    expect(await codeOf(transfer(anna, 10, { toVassalage: 'PLAIN' }))).toBe('UNKNOWN_WALLET')
    for (const [fromVassalage, toVassalage] of [
      ['MAIN', 'MAIN'],
      ['OAK', 'OAK'],
    ])
      expect((await transfer(anna, 10, { fromVassalage, toVassalage })).status).toBe(400)
    for (const more of [{ requestId: 'no' }, { requestId: undefined }, { amount: -5 }, { amount: 1.001 }])
      expect((await transfer(anna, 10, more)).envelope.success).toBe(false)
    expect(await balance(anna)).toEqual([100, 100])
    expect(await transfers(anna)).toEqual([])
    expect(vendor.asked).toEqual([])
  })

  it('answers without a token 401, by the wrong method 405, and under an unknown name 404 [CALL-036] [CALL-037] [CALL-050]', async () => {
    const nobody = server.program()
    expect((await transfer({ id: 0n, client: nobody, ip: '198.51.100.250' }, 10)).status).toBe(401)
    expect((await nobody.call('play.vendorWallets', {})).status).toBe(401)
    const at = (method: 'GET' | 'POST', name: string) =>
      server.app.inject({ method, url: `/wps/relay/${name}`, payload: method === 'POST' ? {} : undefined })
    expect((await at('GET', 'GCS_walletTransfer')).statusCode).toBe(405)
    expect((await at('POST', 'GCS_merchantWallet')).statusCode).toBe(405)
    expect((await at('GET', 'GCS_merchantWallet')).statusCode).toBe(401)
    expect((await at('POST', 'GCS_walletTransfer')).statusCode).not.toBe(404)
    expect((await at('GET', 'GCS_noSuchName')).statusCode).toBe(404)
  })

  it('keeps the wallets of members apart, and the same request id of two members too [CALL-037]', async () => {
    const [anna, bert] = [await person(100), await person(100)]
    const requestId = randomUUID()
    await transfer(anna, 10, { requestId })
    expect(await wallet(bert)).toMatchObject({ balance: 0 })
    expect(await codeOf(transfer(bert, 5, back))).toBe('TRANSFER_REFUSED')
    expect((await transfer(bert, 20, { requestId })).envelope.value).toMatchObject({ vendorBalance: 20 })
    expect([await balance(anna), await balance(bert)]).toEqual([
      [90, 100],
      [80, 100],
    ])
  })

  it('takes no money from members with limits on play, or who take a break, and always gives it back', async () => {
    const anna = await person(100)
    await transfer(anna, 50)
    await anna.client.callWith('compliance.setLimit', {
      kind: 'stake',
      period: 'day',
      most: 10,
      requestId: randomUUID(),
    })
    expect(await codeOf(transfer(anna, 10))).toBe('LIMITS_COUNT_HERE')
    expect((await transfer(anna, 10, back)).envelope.value).toMatchObject({ mainBalance: 60 })
    const bert = await person(100)
    await transfer(bert, 50)
    await bert.client.callWith('compliance.takeBreak', { days: 1, requestId: randomUUID() })
    expect(await codeOf(transfer(bert, 10))).toBe('EXCLUDED')
    expect((await transfer(bert, 50, back)).envelope.value).toMatchObject({ mainBalance: 100 })
    await adds()
  })
})

describe('the list of wallets', () => {
  it('shows the last known balance of a vendor that does not answer, as maintenance [CALL-037]', async () => {
    const anna = await person(100)
    await transfer(anna, 10)
    for (const mood of ['deaf', 'odd'] as const) {
      vendor.mood = mood
      expect(await wallet(anna)).toMatchObject({ balance: 10, status: 'maintenance' })
    }
    vendor.mood = 'well'
    expect(await wallet(anna)).toMatchObject({ balance: 10, status: 'open' })
  })

  it('shows what was won there, also in the sum of all wallets', async () => {
    const anna = await person(100)
    await transfer(anna, 10)
    const ref = await refOf(anna)
    vendor.balances.set(ref, 35 * 100_000)
    expect(await wallet(anna)).toMatchObject({ balance: 35 })
    expect(await balance(anna)).toEqual([90, 125])
    expect((await transfer(anna, 35, back)).envelope.value).toMatchObject({
      mainBalance: 125,
      vendorBalance: 0,
    })
    await adds()
  })
})

describe('money that lies unused at a vendor', () => {
  it('stays there unless the brand brings it back, and returns once after the minutes of the brand', async () => {
    const anna = await person(100)
    await transfer(anna, 10)
    const later = () => returnIdle(deps(), server.clock.now())
    seconds(600)
    await later()
    expect((await balance(anna))[0]).toBe(90)
    await server.platform.settings.write('play.returnAfterMinutes', 5, 'test')
    const ref = await refOf(anna)
    vendor.balances.set(ref, 12 * 100_000)
    await later()
    expect((await balance(anna))[0]).toBe(90)
    seconds(200)
    await later()
    expect((await balance(anna))[0]).toBe(90)
    seconds(200)
    await Promise.all([later(), later(), later()])
    expect(await balance(anna)).toEqual([102, 102])
    await server.platform.settings.write('play.returnAfterMinutes', 0, 'test')
    await adds()
  })
})
