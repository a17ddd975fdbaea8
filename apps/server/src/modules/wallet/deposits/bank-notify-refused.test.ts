// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signatureHeader, signLine, timestampHeader } from '../../../adapters/payments/bank-transfer/sepay.ts'
import { bankTransferProvider } from '../../../adapters/payments/bank-transfer/index.ts'
import { systemChance } from '../../../platform/chance/chance.ts'
import { openPayAccount, removeNotifier } from '../index.ts'
import { openWalletTestServer, type TestMember, type WalletTestServer } from '../wallet-for-tests.ts'
import { lineOf, notify, notifyKey, openNotifiedAccount, openTransfer } from './bank-notify-for-tests.ts'

let bank: WalletTestServer
let member: TestMember
let code: string
let events: number

beforeAll(async () => {
  bank = await openWalletTestServer()
  await openNotifiedAccount(bank)
  await bank.server.platform.database.transaction((tx) =>
    openPayAccount(
      tx,
      systemChance,
      { id: 'silent', provider: bankTransferProvider, name: 'Silent', type: 'bank', currency: 'USD' },
      bank.clock.now(),
    ),
  )
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})
const countEvents = async () =>
  Number(
    (await bank.server.platform.database.pool.query('select count(*) as n from payment_event')).rows[0].n,
  )
beforeEach(async () => {
  // Refused senders are counted by the minute.
  bank.clock.advance(60_000)
  member = await bank.member()
  code = (await openTransfer(member)).code
  events = await countEvents()
})

async function expectUntouched(): Promise<void> {
  expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
  expect((await member.client.call('wallet.deposits', {})).envelope.value.list[0]).toMatchObject({
    status: 'Pending',
    received: 0,
  })
  expect(await countEvents()).toBe(events)
}
const signed = (
  text: string,
  { key = notifyKey, timestamp = String(Math.floor(bank.clock.now() / 1000)) } = {},
) => ({
  [timestampHeader]: timestamp,
  [signatureHeader]: signLine(key, timestamp, Buffer.from(text)),
})

describe('a notification is refused and changes nothing', () => {
  it.each<[string, () => Record<string, string>]>([
    ['without key and signature', () => ({})],
    ['with another API key', () => ({ authorization: 'Apikey another' })],
    ['with the key in another form', () => ({ authorization: `Bearer ${notifyKey}` })],
    ['with an empty API key', () => ({ authorization: 'Apikey ' })],
    ['signed with another key', () => signed(JSON.stringify(lineOf({ content: code })), { key: 'another' })],
    ['signed for another body', () => signed('{}')],
    ['with a signature without a timestamp', () => ({ [signatureHeader]: 'sha256=00' })],
    [
      'with a wrong signature beside the right key',
      () => ({ authorization: `Apikey ${notifyKey}`, ...signed('{}') }),
    ],
    ['with a timestamp that is none', () => ({ ...signed('{}'), [timestampHeader]: 'now' })],
  ])('%s', async (_, headers) => {
    const text = JSON.stringify(lineOf({ content: code }))
    expect((await notify(bank, text, { headers: headers() })).status).toBe(401)
    await expectUntouched()
  })

  it.each([301, -301])('signed %d seconds ago', async (agedSeconds) => {
    expect((await notify(bank, lineOf({ content: code }), { agedSeconds })).status).toBe(401)
    await expectUntouched()
  })

  it.each<[string, object | string]>([
    ['not JSON', 'id=1&content=x'],
    ['an empty body', ''],
    ['a list', '[]'],
    ['no id', lineOf({ id: undefined })],
    ['an id with spaces', lineOf({ id: 'a b' })],
    ['an unknown direction', lineOf({ transferType: 'sideways' })],
    ['a negative amount', lineOf({ transferAmount: -50 })],
    ['an amount as text', lineOf({ transferAmount: '50' })],
    ['a thousandth', lineOf({ transferAmount: 50.001 })],
    ['more than any account holds', lineOf({ transferAmount: 1e18 })],
    ['a currency that is none', lineOf({ currency: '$' })],
    ['a content without end', lineOf({ content: 'x'.repeat(1_001) })],
  ])('with %s', async (_, body) => {
    expect((await notify(bank, body)).status).toBe(400)
    await expectUntouched()
  })

  it('with a body larger than any line of a statement', async () => {
    expect((await notify(bank, lineOf({ content: 'x'.repeat(17 * 1024) }))).status).toBe(413)
    await expectUntouched()
  })

  it('for an account of which nobody notifies, or that does not exist', async () => {
    expect((await notify(bank, lineOf({ content: code }), { account: 'silent' })).status).toBe(401)
    expect((await notify(bank, lineOf({ content: code }), { account: 'nobody' })).status).toBe(404)
    await expectUntouched()
  })

  it('once somebody has been refused too often, whatever they send then', async () => {
    const forged = () => notify(bank, lineOf({ content: code }), { headers: { authorization: 'Apikey x' } })
    const statuses: number[] = []
    for (let tries = 0; tries < 200 && statuses.at(-1) !== 429; tries += 1)
      statuses.push((await forged()).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await notify(bank, lineOf({ content: code }))).status).toBe(429)
    await expectUntouched()
  })
})

describe('a notification', () => {
  it('with the API key in the header is as good as a signed one', async () => {
    const headers = { authorization: `Apikey ${notifyKey}` }
    expect((await notify(bank, lineOf({ content: code }), { headers })).status).toBe(200)
    expect((await bank.balance(member)).cash).toBe(50)
  })

  it('that is repeated is answered as before and credits once, also 32 at once', async () => {
    const line = lineOf({ content: code })
    const answers = await Promise.all(Array.from({ length: 32 }, () => notify(bank, line)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await notify(bank, { ...line, accumulated: 1 }, { agedSeconds: 200 })
    expect((await bank.balance(member)).cash).toBe(50)
    expect(await countEvents()).toBe(events + 1)
  })

  it('under an id that was used for something else moves nothing, and an operator is alerted', async () => {
    const line = lineOf({ content: 'x' })
    await notify(bank, line)
    expect((await notify(bank, { ...line, content: code })).status).toBe(200)
    expect((await bank.balance(member)).cash).toBe(0)
    expect(await bank.alerts('wallet.eventReused')).toContainEqual(
      expect.objectContaining({ deposit: expect.any(String), amount: '50.00' }),
    )
  })

  it('is refused from the moment that the notifier is removed', async () => {
    await openNotifiedAccount(bank, 'removed')
    await bank.server.platform.database.transaction((tx) => removeNotifier(tx, 'removed'))
    expect((await notify(bank, lineOf({ content: code }), { account: 'removed' })).status).toBe(401)
    await expectUntouched()
  })
})
