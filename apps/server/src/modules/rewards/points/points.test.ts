// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire, amountOfMillionths, units } from '@tessera/rules/money'
import type { Tx } from '../../../platform/db/index.ts'
import {
  openWalletTestServer,
  paymentPassword,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { fullEdges } from '../../catalogue/edges-for-tests.ts'
import { creditPoints, rewardsJobs } from '../index.ts'
import { credit, memberWithPoints, play, pointsOf } from '../points-for-tests.ts'
import { convertPoints } from './convert-points.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

const convert = (member: TestMember, points: number, change: object = {}) =>
  member.client.call('rewards.convertPoints', {
    points,
    password: paymentPassword,
    requestId: requestId(),
    ...change,
  })
const comeBack = async (member: TestMember): Promise<void> => {
  member.client.token = undefined
  member.client.token = (
    await member.client.call('identity.login', { username: member.name, password: 'correct-horse-9' })
  ).envelope.value.token
}

describe('points are earned', () => {
  it('one for each 100.00 of settled valid bets, and the remainder counts for the next', async () => {
    const member = await bank.member()
    await play(bank, member, amountFromWire(250.5))
    await credit(bank)
    expect(await pointsOf(member)).toBe(2)
    await play(bank, member, amountOfMillionths(49_499_999n))
    await credit(bank)
    expect(await pointsOf(member)).toBe(2)
    await play(bank, member, amountOfMillionths(1n))
    await credit(bank)
    expect(await pointsOf(member)).toBe(3)
  })

  it('by the job, and the open pages of the member are updated', async () => {
    const member = await bank.member()
    const received = bank.listen(member)
    await play(bank, member, units(700))
    await rewardsJobs({
      ...bank.server.platform,
      gameEdges: fullEdges,
      underBonus: async () => new Set(),
    })[0]?.run(bank.clock.now())
    expect(await pointsOf(member)).toBe(7)
    await vi.waitFor(() =>
      expect(received).toContainEqual({ topic: 'rewards.points', payload: { balance: 7 } }),
    )
  })

  it('not with play money, and not until new bets make up for a refunded stake', async () => {
    const member = await bank.member()
    await play(bank, member, units(1_000), playCurrency)
    await play(bank, member, units(300))
    await credit(bank)
    expect(await pointsOf(member)).toBe(3)
    await play(bank, member, units(-150))
    await play(bank, member, units(200))
    await credit(bank)
    expect(await pointsOf(member)).toBe(3)
    await play(bank, member, units(50))
    await credit(bank)
    expect(await pointsOf(member)).toBe(4)
  })

  it('once, however many processes run the job, even after one was cut off', async () => {
    const member = await bank.member()
    await play(bank, member, units(500))
    const { database } = bank.server.platform
    const transaction = <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
      database.transaction(async (tx) => {
        await work(tx)
        throw new Error('the process was killed here')
      })
    await expect(
      creditPoints({ ...bank.server.platform, gameEdges: fullEdges, database: { ...database, transaction } }),
    ).rejects.toThrow('killed')
    expect(await pointsOf(member)).toBe(0)
    await Promise.all(Array.from({ length: 6 }, () => credit(bank)))
    await credit(bank)
    expect(await pointsOf(member)).toBe(5)
  })

  it('by the current terms of the brand', async () => {
    const { settings } = bank.server.platform
    const member = await memberWithPoints(bank, 1)
    await settings.write('rewards.earnPer', 10, 'test')
    await play(bank, member, units(100))
    await credit(bank)
    await settings.write('rewards.earnPer', 100, 'test')
    expect(await pointsOf(member)).toBe(11)
  })

  it('not while the brand has switched that off, and not for those bets later', async () => {
    const { settings } = bank.server.platform
    const member = await memberWithPoints(bank, 1)
    await settings.write('rewards.earnPer', 0, 'test')
    await play(bank, member, units(900))
    await credit(bank)
    const visitor = bank.program()
    expect((await visitor.call('rewards.pointRates', {})).envelope.value).toMatchObject({
      earnPer: 0,
      rates: [],
    })
    await settings.write('rewards.earnPer', 100, 'test')
    await play(bank, member, units(100))
    await credit(bank)
    expect(await pointsOf(member)).toBe(2)
  })

  it('forever: a year later they are all there [PROMO-022]', async () => {
    const member = await memberWithPoints(bank, 12)
    bank.clock.advance(366 * 86_400_000)
    await rewardsJobs({
      ...bank.server.platform,
      gameEdges: fullEdges,
      underBonus: async () => new Set(),
    })[0]?.run(bank.clock.now())
    await comeBack(member)
    const { value } = (await member.client.call('rewards.pointBalance', {})).envelope
    expect(value).toEqual({ balance: 12, exchangeRatio: 100 })
  })
})

describe('what members see of points', () => {
  it('is their number, and how many of them are one unit of money [CALL-068]', async () => {
    const member = await memberWithPoints(bank, 3)
    expect(await member.client.send({ method: 'GET', url: '/wps/relay/MCS2_pointBalance' })).toMatchObject({
      status: 200,
      envelope: { success: true, value: { balance: 3, exchangeRatio: 100 } },
    })
    expect((await bank.program().call('rewards.pointBalance', {})).status).toBe(401)
  })

  it('is how they are earned and converted [CALL-072]', async () => {
    const member = await bank.member()
    expect(
      (await member.client.send({ method: 'GET', url: '/wps/relay/MCS2_config' })).envelope,
    ).toMatchObject({
      success: true,
      value: { exchangeRatio: 100, minConvert: 100, earnPer: 100, passwordRequired: true },
    })
  })
})

describe('converting points', () => {
  it('pays the main wallet, as points in the account record; a wrong password changes nothing [CALL-073]', async () => {
    const member = await memberWithPoints(bank, 350)
    expect((await convert(member, 300, { password: '000000' })).envelope).toMatchObject({
      success: false,
      code: 'BAD_PASSWORD',
    })
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([350, 0])
    expect((await convert(member, 300)).envelope).toMatchObject({
      success: true,
      value: { amount: 3, balance: 50 },
    })
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([50, 3])
    bank.clock.advance(Math.max(0, Date.now() + 60_000 - bank.clock.now()))
    await comeBack(member)
    // The ledger stamps its postings with the time of the database, and the clock of this test may be ahead
    // of it.
    const { list } = (
      await member.client.call('wallet.transactions', {
        transType: 'POINT',
        startTime: Date.now() - 86_400_000,
        endTime: Date.now() + 60_000,
      })
    ).envelope.value
    expect(list).toMatchObject([{ transType: 'POINT', amount: 3, balanceAfter: 3 }])
  })

  it('takes whole units of money only, no fewer than the minimum, and no more than there are', async () => {
    const member = await memberWithPoints(bank, 250)
    expect((await convert(member, 99)).envelope).toMatchObject({
      code: 'BELOW_MINIMUM',
      message: expect.stringContaining('100'),
    })
    expect((await convert(member, 150)).envelope).toMatchObject({ code: 'NOT_MULTIPLE' })
    expect((await convert(member, 300)).envelope).toMatchObject({
      code: 'INSUFFICIENT_POINTS',
      value: { available: '250', points: '300' },
    })
    for (const points of [0, -100, 100.5, 1e15]) expect((await convert(member, points)).status).toBe(400)
    expect(await pointsOf(member)).toBe(250)
  })

  it('counts wrong passwords together with those of withdrawals, and locks both', async () => {
    const member = await memberWithPoints(bank, 100)
    for (let wrong = 0; wrong < 5; wrong += 1) await convert(member, 100, { password: '000000' })
    expect((await convert(member, 100)).status).toBe(429)
    expect(await pointsOf(member)).toBe(100)
  })

  it('is done once for twenty copies of one request', async () => {
    const member = await memberWithPoints(bank, 500)
    const id = requestId()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => convert(member, 200, { requestId: id })),
    )
    for (const { envelope } of answers) expect(envelope).toEqual(answers[0]?.envelope)
    expect(answers[0]?.envelope.value).toEqual({ amount: 2, balance: 300 })
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([300, 2])
    expect((await convert(member, 100, { requestId: id })).status).toBe(409)
  })

  it('spends the same points once, however many requests try at once, and never again', async () => {
    const member = await memberWithPoints(bank, 500)
    const { database, settings } = bank.server.platform
    const deps = { settings }
    const input = () => ({ points: 200, password: paymentPassword, requestId: requestId() })
    const stored = input()
    const work = (request = input()) =>
      database.transaction((tx) => convertPoints(tx, deps, { memberId: member.id }, request))
    await expect(
      database.transaction(async (tx) => {
        await convertPoints(tx, deps, { memberId: member.id }, stored)
        throw new Error('the process was killed here')
      }),
    ).rejects.toThrow('killed')
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([500, 0])
    await work(stored)
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => work()))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([100, 4])
    await play(bank, member, units(20_000))
    await credit(bank)
    // The answer was deleted long ago, but the ledger still knows the request.
    await expect(work(stored)).rejects.toMatchObject({ fault: 'call.requestReused' })
    expect([await pointsOf(member), (await bank.balance(member)).cash]).toEqual([300, 4])
  })
})
