// SPDX-License-Identifier: Apache-2.0
import { units, type Amount } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/db/index.ts'
import { creditCash, openAccounts, operatorAccount, ownerOfMember } from '../ledger/index.ts'
import { gameIdOf } from '../lottery/games/game-ids.ts'
import { bodyOf, editorOf } from '../messages/messages-for-tests.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../wallet/wallet-for-tests.ts'
import { count, openGames, rankOf, rebateOf, settle } from './ranks-for-tests.ts'

// What a member with dong gets at a brand in dollars (docs/domain/currencies.md).

const limits = { depositMinimum: 50_000, depositMaximum: 100_000_000, withdrawalMinimum: 100_000 }
const dong = { code: 'VND', open: true, ...limits, withdrawalMaximum: 50_000_000, rebateMinimum: 10_000 }
let bank: WalletTestServer
let vnd: TestMember
beforeAll(async () => {
  bank = await openWalletTestServer()
  await bank.server.platform.settings.write('site.furtherCurrencies', [dong], 'test')
  await openGames(bank)
  await count(bank)
  vnd = await bank.member(units(1_000_000), 'VND')
})
afterAll(async () => {
  expect(await bank.ledgerDifferences()).toEqual([])
  await bank.close()
})

/** An agent in dollars with a payment password. */
async function agentWith(cash: Amount): Promise<TestMember> {
  const { database } = bank.server.platform
  const [name, password] = ['dollaragent', 'correct-horse-9']
  const { id } = (await bank.server.modules.identity.openAccount({
    ...{ username: name, password, type: 1, currency: 'USD' },
  }))!
  await database.transaction(async (tx) =>
    creditCash(tx, {
      from: await operatorAccount(tx, 'test', 'USD'),
      to: await openAccounts(tx, ownerOfMember(id), 'USD'),
      ...{ amount: cash, kind: 'deposit', cause: 'test', externalId: name },
    }),
  )
  const client = bank.program()
  client.token = (await client.call('identity.login', { username: name, password })).envelope.value.token
  const pin = { newPassword: paymentPassword, confirmNewPassword: paymentPassword }
  await client.call('identity.setPaymentPassword', pin)
  return { id, name, client }
}

const ownOnly = { success: false, code: 'OWN_CURRENCY_ONLY', message: expect.stringContaining('USD') }

describe('a member with another currency than the brand', () => {
  it('joins no published promotion, and is paid nothing by it', async () => {
    const editor = editorOf(await bank.operator('content'), await bank.operator('admin'))
    const offer = { kind: 'AUTO', target: 1, reward: 10 }
    const { id: promotionId } = await editor.publish(bodyOf('PR', 'Ten dollars', { offer }))
    const usd = await bank.member(units(5))
    const join = async ({ client }: TestMember) =>
      (await client.call('promotions.join', { promotionId })).envelope
    expect(await join(usd)).toMatchObject({ success: true })
    expect(await join(vnd)).toMatchObject(ownOnly)
    await settle(bank, vnd, 500_000, { currency: 'VND' })
    expect((await vnd.client.call('promotions.claim', { promotionId })).envelope).toMatchObject(ownOnly)
    expect((await vnd.client.call('promotions.status', {})).envelope.value).toEqual([])
    expect(await bank.balance(vnd)).toEqual({ cash: 1_000_000, held: 0 })
  })

  it('gets the rebate of their bets in their currency, from the least amount of that currency', async () => {
    const member = await bank.member(units(0), 'VND')
    await settle(bank, member, 1_000_000, { currency: 'VND' })
    await count(bank)
    expect(await rebateOf(member)).toMatchObject({ total: 5_000, minimum: 10_000 })
    const claim = () => member.client.call('rewards.claimRebate', { requestId: requestId() })
    expect((await claim()).envelope.code).toBe('BELOW_MINIMUM')
    expect(await bank.balance(member)).toEqual({ cash: 0, held: 0 })
    await settle(bank, member, 3_000_150, { currency: 'VND' })
    await count(bank)
    // 20,000.75, of which there are no coins below one dong.
    expect(await rebateOf(member)).toMatchObject({ total: 20_000 })
    expect((await claim()).envelope.success).toBe(true)
    expect(await bank.balance(member)).toEqual({ cash: 20_000, held: 0 })
  })

  it('rises in no rank by millions of dong', async () => {
    const member = await bank.member(units(0), 'VND')
    await settle(bank, member, 90_000_000, { currency: 'VND' })
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 0, validBets: 0 })
  })

  it('redeems nothing in the mall, and buys no lottery ticket', async () => {
    const admin = await bank.operator('finance')
    const { rewardId } = (
      await admin.call('backoffice.addReward', {
        ...{ kind: 'BONUS', category: 'BONUS', name: 'Bonus 5', picture: 'coins', points: 1, stock: 5 },
        ...{ minRankLevel: 0, position: 10, enabled: true, bonus: 5 },
      })
    ).envelope.value
    const redeem = { rewardId, password: paymentPassword, requestId: requestId() }
    expect((await vnd.client.call('rewards.redeem', redeem)).envelope).toMatchObject(ownOnly)
    const lines = [{ playType: 'de', numbers: ['07'], stakePerLot: 1 }]
    const ticket = { gameId: gameIdOf('MB-HN'), numero: '1', lines, requestId: requestId() }
    expect((await vnd.client.call('lottery.bet', ticket)).envelope).toMatchObject(ownOnly)
    expect(await bank.balance(vnd)).toEqual({ cash: 1_000_000, held: 0 })
  })

  it('sees the missions of their currency only', async () => {
    const admin = await bank.operator('admin')
    const added = await admin.call('backoffice.addMission', {
      ...{ kind: 'DAILY', titles: { EN: 'Bet 100 today' }, counts: 'VALID_BETS', gameType: null },
      ...{ vendor: null, target: 100, reward: 5, wagerTimes: 0, budget: 1_000, enabled: true, position: 10 },
      ...{ startTime: Math.floor(bank.clock.now() / 60_000) * 60_000 - 86_400_000, endTime: null },
    })
    expect(added.envelope.success).toBe(true)
    const missionsOf = async ({ client }: TestMember) =>
      (await client.call('missions.summary', {})).envelope.value.missions.map(({ title }) => title)
    expect(await missionsOf(await bank.member())).toEqual(['Bet 100 today'])
    expect(await missionsOf(vnd)).toEqual([])
  })

  it('is sent no cash by an agent with another currency: nothing moves', async () => {
    const { identity } = bank.server.modules
    const { database } = bank.server.platform
    const agent = await agentWith(units(100))
    const below = await identity.openAccount({
      ...{ username: 'belowagent', password: 'correct-horse-9', currency: 'USD', uplineId: agent.id },
    })
    // The database refuses such a line; this is what a transfer in it would do.
    await database.query(sql`update member set currency = 'VND' where id = ${below!.id}`)
    const send = { account: 'belowagent', amount: 10, remark: '', password: paymentPassword }
    const { envelope } = await agent.client.call('wallet.transferDownline', {
      ...{ ...send, requestId: requestId() },
    })
    expect(envelope).toMatchObject({ success: false, code: 'OTHER_CURRENCY' })
    expect(await bank.balance(agent)).toEqual({ cash: 100, held: 0 })
  })
})
