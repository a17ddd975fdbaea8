// SPDX-License-Identifier: Apache-2.0
import { amountToWire } from '@tessera/rules/money'
import pg from 'pg'
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
import { depositsInSlice, movementsInSlice, ownerOfMember, postedUpTo } from '../../ledger/index.ts'
import { bodyOf, editorOf } from '../../messages/messages-for-tests.ts'
import {
  depositedSince,
  memberTotals,
  netDepositsOf,
  openPayAccount,
  paymentsOfBrand,
  sealConnection,
  setConnection,
} from '../index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet-for-tests.ts'

// What a deposit brought, when its provider takes the money back (docs/domain/deposits.md).

const dayMs = 86_400_000
let bank: WalletTestServer
let psp: TestPageProvider
let promotionId: number
let member: TestMember
let payment: TestPayment

beforeAll(async () => {
  bank = await openWalletTestServer()
  psp = await openTestPageProvider()
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
  const editor = editorOf(await bank.operator('content'), await bank.operator('admin'))
  const wagering = { times: 3, base: 'bonusAndDeposit', maxStake: 5, days: 7 }
  const offer = { kind: 'DEPOSIT', which: 'FIRST', percent: 100, most: 100, minimum: 20, wagering }
  ;({ id: promotionId } = await editor.publish(bodyOf('PR', 'Welcome match', { offer })))
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await psp.close()
  await bank.close()
})
beforeEach(async () => {
  bank.clock.advance(60_000)
  member = await bank.member()
})

/** Opens a deposit of 50 on the page of the provider, which then has so much of it. */
async function payIn(): Promise<void> {
  const asked = { methodId: 'cards', amount: 50, requestId: requestId() }
  const { depositId } = (await member.client.call('wallet.deposit', asked)).envelope.value
  await fetch(`${bank.publicUrl}/payments/deposits/${depositId}`, { redirect: 'manual' })
  payment = [...psp.payments.values()].find(({ reference }) => reference === depositId)!
  await become('CAPTURED', '50')
}
const notify = () =>
  psp.notify(`${bank.publicUrl}/payments/cards/notify`, { id: payment.id, atMs: bank.clock.now() })
const become = (state: string, paid: string): Promise<number> => {
  Object.assign(payment, { state, paid })
  return notify()
}
/** As the owner of the database, who may change tables. */
async function owner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: bank.ownerUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
const latest = async () => (await member.client.call('wallet.deposits', {})).envelope.value.list[0]
const bonuses = async () => (await member.client.call('bonuses.wallet', {})).envelope.value

describe('a deposit that is taken back', () => {
  it('ends its bonus and what had to be staked for both, once, however often it is reported', async () => {
    await member.client.call('promotions.join', { promotionId })
    await payIn()
    expect(await bonuses()).toMatchObject({ bonusBalance: 50, turnoverLeft: 300 })
    Object.assign(payment, { state: 'DECLINED', paid: '0' })
    expect(new Set(await Promise.all(Array.from({ length: 8 }, notify)))).toEqual(new Set([200]))
    await notify()
    expect(await bonuses()).toMatchObject({ bonusBalance: 0, turnoverLeft: 0 })
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
  })

  it('that breaks off on the way changes nothing, and all of it the next time', async () => {
    await member.client.call('promotions.join', { promotionId })
    await payIn()
    Object.assign(payment, { state: 'DECLINED', paid: '0' })
    await owner(`create function breaks_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger breaks_off before update on turnover_requirement for each row execute function breaks_off()`)
    expect(await notify()).toBeGreaterThanOrEqual(500)
    await owner('drop trigger breaks_off on turnover_requirement; drop function breaks_off')
    expect([await bonuses(), await bank.balance(member)]).toMatchObject([{ bonusBalance: 50 }, { cash: 50 }])
    expect(await notify()).toBe(200)
    expect([await bonuses(), await bank.balance(member)]).toMatchObject([{ bonusBalance: 0 }, { cash: 0 }])
  })

  it.each([
    ['as it is noted', 'trigger ends_session after insert on payment_reversal'],
    ['as less has to be staked', 'trigger ends_session before update on turnover_requirement'],
    [
      'as it commits',
      'constraint trigger ends_session after insert on payment_reversal deferrable initially deferred',
    ],
  ])('whose process is gone %s changes nothing, and all of it once the next times', async (_, trigger) => {
    await member.client.call('promotions.join', { promotionId })
    await payIn()
    Object.assign(payment, { state: 'DECLINED', paid: '0' })
    await owner(`create function ends_session() returns trigger language plpgsql security definer as $$
      begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create ${trigger} for each row execute function ends_session()`)
    expect(await notify()).toBeGreaterThanOrEqual(500)
    await owner('drop function ends_session cascade')
    expect([await bonuses(), await bank.balance(member)]).toMatchObject([
      { bonusBalance: 50, turnoverLeft: 300 },
      { cash: 50 },
    ])
    for (let times = 0; times < 2; times += 1) {
      expect(await notify()).toBe(200)
      expect([await bonuses(), await bank.balance(member)]).toMatchObject([
        { bonusBalance: 0, turnoverLeft: 0 },
        { cash: 0 },
      ])
    }
  })

  it('in part leaves to be staked what is left, and says what went back', async () => {
    const { settings } = bank.server.platform
    await settings.write('bonuses.depositWagerTimes', 1, 'test')
    await payIn()
    await settings.write('bonuses.depositWagerTimes', 0, 'test')
    expect(await bonuses()).toMatchObject({ turnoverLeft: 50 })
    await become('CAPTURED', '20')
    expect(await bonuses()).toMatchObject({ turnoverLeft: 20 })
    expect(await latest()).toMatchObject({ deviation: 'takenBack', received: 50, takenBack: 30 })
    await become('DECLINED', '0')
    expect(await bonuses()).toMatchObject({ turnoverLeft: 0 })
  })

  it('is a negative correction of its own day in every figure, and still counts for the limit', async () => {
    const { database } = bank.server.platform
    const after = (await postedUpTo(database))!
    const fromMs = bank.clock.now()
    await payIn()
    bank.clock.advance(dayMs)
    await become('DECLINED', '0')
    const nowMs = bank.clock.now()
    const net = (await netDepositsOf(database, [member.id], { untilMs: nowMs, timeZone: 'UTC' })).get(
      member.id,
    )!
    expect([net.day, net.month].map(amountToWire)).toEqual([-50, 0])
    expect((await memberTotals(database, [member.id], 'USD')).get(member.id)?.deposits).toBe(0n)
    expect(amountToWire(await depositedSince(database, member.id, fromMs))).toBe(50)
    const days = await paymentsOfBrand(database, 'brand1', { fromMs, toMs: nowMs + 1, timeZone: 'UTC' })
    expect(
      days.filter(({ currency }) => currency === 'USD').map(({ deposits }) => amountToWire(deposits)),
    ).toEqual([50, -50])
    const upTo = (await postedUpTo(database))!
    const paidIn = (await depositsInSlice(database, { after, upTo })).filter(
      ({ memberId }) => memberId === member.id,
    )
    expect(paidIn.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n)
    const slice = { afterId: after, upToId: upTo, beforeMs: Date.now() + dayMs, sinceMs: 0, repeatedId: 0n }
    const moved = (await movementsInSlice(database, 'member:', slice)).find(
      ({ owner }) => owner === ownerOfMember(member.id),
    )
    expect(moved?.deposits).toBe(0n)
  })
})
