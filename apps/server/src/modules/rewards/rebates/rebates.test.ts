// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire } from '@tessera/rules/money'
import { lotteryVendor } from '../../lottery/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { count, openGames, rebateOf, settle } from '../ranks-for-tests.ts'

const hourMs = 3_600_000
let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
  // Noon of a day of the site, which is seven hours ahead.
  bank.clock.advance(Date.UTC(2027, 2, 10, 5) - bank.clock.now())
  await openGames(bank)
  await count(bank)
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

const claim = ({ client }: TestMember, input: { requestId?: string } = {}) =>
  client.call('rewards.claimRebate', input)

describe('a rebate', () => {
  it('is the share of the valid bets by type of games and day of the site [MEMBER-017]', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000)
    await settle(bank, member, 500)
    await settle(bank, member, 200, { gameCode: 'LIVE' })
    await settle(bank, member, 100, { gameCode: '1M', vendor: lotteryVendor.vendorCode })
    // Ten minutes before and after midnight of the site.
    const midnight = Date.UTC(2027, 2, 9, 17)
    await settle(bank, member, 10, { atMs: midnight - 1 })
    await settle(bank, member, 20, { atMs: midnight })
    await count(bank)
    expect(await rebateOf(member)).toEqual({
      list: [
        { day: '2027-03-10', gameType: 'LIVE', validBets: 200, rate: 0.4, amount: 0.8 },
        { day: '2027-03-10', gameType: 'LOTT', validBets: 100, rate: 0.1, amount: 0.1 },
        { day: '2027-03-10', gameType: 'RNG', validBets: 1_520, rate: 0.5, amount: 7.6 },
        { day: '2027-03-09', gameType: 'RNG', validBets: 10, rate: 0.5, amount: 0.05 },
      ],
      earlier: 0,
      total: 8.55,
      minimum: 1,
      lastClaim: null,
    })
  })

  it('counts as something to claim only while a claim would pay, and the brand has a rebate', async () => {
    const { settings } = bank.server.platform
    const member = await bank.member()
    const rebates = async () => (await member.client.call('rewards.claimable', {})).envelope.value.rebates
    await settle(bank, member, 199)
    await count(bank)
    expect(await rebates()).toBe(0)
    await settle(bank, member, 1)
    await count(bank)
    expect(await rebates()).toBe(1)
    await settings.write('site.memberCenter', false, 'test')
    expect(await rebates()).toBe(0)
    await settings.write('site.memberCenter', true, 'test')
    expect((await claim(member)).envelope.success).toBe(true)
    expect(await rebates()).toBe(0)
  })

  it('counts all of a day at the highest rank of the day, and earlier days at theirs', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000, { atMs: bank.clock.now() - 24 * hourMs })
    await settle(bank, member, 1_000, { gameCode: 'LIVE' })
    await count(bank)
    await settle(bank, member, 50_000)
    await count(bank)
    expect((await rebateOf(member)).list).toMatchObject([
      { gameType: 'LIVE', validBets: 1_000, rate: 0.45 },
      { gameType: 'RNG', validBets: 50_000, rate: 0.6, amount: 300 },
      { day: '2027-03-09', gameType: 'RNG', rate: 0.5 },
    ])
  })

  it('rises with a rank that an operator gives on this day', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000)
    await count(bank)
    const operator = await bank.operator('finance')
    await operator.call('backoffice.changeRank', {
      id: member.id,
      rankLevel: 7,
      reason: 'For the test',
      requestId: requestId(),
    })
    expect((await rebateOf(member)).list).toMatchObject([{ gameType: 'RNG', rate: 1.2, amount: 12 }])
  })

  it('leaves out play money, games of no known type, and bets under an open bonus', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000, { currency: playCurrency })
    await settle(bank, member, 1_000, { gameCode: 'UNKNOWN' })
    await settle(bank, member, 300)
    await settle(bank, member, 700)
    await count(bank, {
      underBonus: async (_, bets) => new Set(bets.filter(({ validBet }) => validBet === amountFromWire(700))),
    })
    expect((await rebateOf(member)).list).toMatchObject([{ gameType: 'RNG', validBets: 300 }])
  })

  it('counts once, however many processes count', async () => {
    const member = await bank.member()
    for (let bet = 0; bet < 10; bet += 1) await settle(bank, member, 10)
    await Promise.all(Array.from({ length: 6 }, () => count(bank)))
    expect((await rebateOf(member)).list).toMatchObject([{ validBets: 100 }])
  })

  it('is nobody else’s', async () => {
    const [member, other] = [await bank.member(), await bank.member()]
    await settle(bank, member, 1_000)
    await count(bank)
    expect(await rebateOf(other)).toMatchObject({ list: [], total: 0 })
    expect((await claim(other)).envelope.code).toBe('BELOW_MINIMUM')
    expect((await bank.program().call('rewards.manualRebate', {})).status).toBe(401)
    expect((await bank.program().call('rewards.claimRebate', {})).status).toBe(401)
  })
})

describe('claiming a rebate', () => {
  it('credits the total at once and starts again from 0 [MEMBER-017]', async () => {
    const member = await bank.member()
    const received = bank.listen(member)
    await settle(bank, member, 1_000)
    await count(bank)
    expect((await claim(member)).envelope.value).toEqual({ amount: 5 })
    expect((await bank.balance(member)).cash).toBe(5)
    expect(await rebateOf(member)).toMatchObject({ list: [], total: 0, lastClaim: { amount: 5 } })
    // The ledger stamps its postings with the time of the database.
    const hours = (count: number): number => Date.now() + count * hourMs
    const record = await member.client.call('wallet.transactions', {
      transType: 'REBATE',
      startTime: hours(-1),
      endTime: hours(1),
    })
    const [line] = record.envelope.value.list
    expect(line).toMatchObject({ transType: 'REBATE', amount: 5 })
    await settle(bank, member, 300)
    await count(bank)
    expect(await rebateOf(member)).toMatchObject({ total: 1.5 })
    await expect.poll(() => received).toContainEqual(expect.objectContaining({ topic: 'wallet.balance' }))
  })

  it('needs 1.00, and changes nothing below it', async () => {
    const member = await bank.member()
    await settle(bank, member, amountFromWire(199.99))
    await count(bank)
    const { envelope } = await claim(member)
    expect([envelope.code, envelope.value]).toEqual(['BELOW_MINIMUM', { min: '1.00', available: '0.99' }])
    expect(await rebateOf(member)).toMatchObject({ total: 0.99, list: [{ validBets: 199.99 }] })
    await settle(bank, member, amountFromWire(0.01))
    await count(bank)
    expect((await claim(member)).envelope.value).toEqual({ amount: 1 })
  })

  it('pays once when it is raced by 256 claims', async () => {
    const member = await bank.member()
    await settle(bank, member, 2_000)
    await count(bank)
    const answers = await Promise.all(Array.from({ length: 256 }, () => claim(member)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await bank.balance(member)).cash).toBe(10)
  })

  it('loses nothing of what is counted at the same time', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000)
    await count(bank)
    for (let round = 0; round < 5; round += 1) {
      await settle(bank, member, 1_000)
      await settle(bank, member, 1_000, { gameCode: 'LIVE' })
      await Promise.all([count(bank), claim(member), claim(member)])
    }
    await count(bank)
    await claim(member)
    expect((await bank.balance(member)).cash).toBe(5 + 5 * (5 + 4))
  })

  it('answers the same request again with the first answer, and nobody else', async () => {
    const [member, other] = [await bank.member(), await bank.member()]
    await settle(bank, member, 1_000)
    await settle(bank, other, 1_000)
    await count(bank)
    const id = requestId()
    const answers = [await claim(member, { requestId: id }), await claim(member, { requestId: id })]
    expect(answers.map(({ envelope }) => envelope.value)).toEqual([{ amount: 5 }, { amount: 5 }])
    expect((await bank.balance(member)).cash).toBe(5)
    expect((await claim(other, { requestId: id })).envelope.code).toBe('REQUEST_REUSED')
    expect(await rebateOf(other)).toMatchObject({ total: 5 })
  })

  it('takes bets that were given back off the next total', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000)
    await count(bank)
    await claim(member)
    await settle(bank, member, -400)
    await count(bank)
    expect(await rebateOf(member)).toMatchObject({ total: 0, list: [{ validBets: -400, amount: -2 }] })
    await settle(bank, member, 1_000)
    await count(bank)
    expect((await claim(member)).envelope.value).toEqual({ amount: 3 })
  })

  it('is refused to a closed account, and at a brand without a member centre [NAV-064]', async () => {
    const [closed, member] = [await bank.member(), await bank.member()]
    for (const each of [closed, member]) await settle(bank, each, 1_000)
    await count(bank)
    await bank.server.modules.identity.setAccountEnabled(closed.id, false)
    expect((await claim(closed)).status).toBe(401)
    await bank.server.platform.settings.write('site.memberCenter', false, 'test')
    expect((await claim(member)).envelope.code).toBe('FORBIDDEN')
    expect((await member.client.call('rewards.manualRebate', {})).envelope.code).toBe('FORBIDDEN')
    await bank.server.platform.settings.write('site.memberCenter', true, 'test')
    expect((await claim(member)).envelope.value).toEqual({ amount: 5 })
  })

  it('is listed for operators with what it consists of', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000)
    await settle(bank, member, 1_000, { gameCode: 'PVP' })
    await count(bank)
    await claim(member)
    const operator = await bank.operator('finance')
    const { list } = (await operator.call('backoffice.rebateClaims', { username: member.name })).envelope
      .value
    expect(list).toMatchObject([{ username: member.name, amount: 6, validBets: 2_000 }])
    const { lines } = (await operator.call('backoffice.rebateClaim', { id: list[0]!.claimId })).envelope.value
    expect(lines).toMatchObject([
      { gameType: 'PVP', rate: 0.1, amount: 1, rankLevel: 0 },
      { gameType: 'RNG', rate: 0.5, amount: 5 },
    ])
  })
})
