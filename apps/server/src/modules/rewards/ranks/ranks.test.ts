// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { playCurrency } from '@tessera/rules/identity/trial'
import { amountFromWire, amountOfMillionths, subtract, units } from '@tessera/rules/money'
import { byAsManyAsNeeded } from '../../../testing/by-two.ts'
import { sql } from '../../../platform/db/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { comeBack, count, rankOf, settle } from '../ranks-for-tests.ts'

let bank: WalletTestServer
beforeAll(async () => {
  bank = await openWalletTestServer()
})
afterAll(() => bank.close())

/** The ranks whose upgrade bonus a member has been given, and how much it was. */
const bonusesOf = async ({ id }: TestMember): Promise<[rank: number, amount: bigint][]> =>
  (
    await bank.server.platform.database.query<{ rank_level: number; amount: bigint }>(
      sql`select rank_level, amount from rank_bonus where member_id = ${id} order by rank_level`,
    )
  ).map((row) => [row.rank_level, row.amount])

describe('a rank is reached', () => {
  it('by the settlement that brings exactly the valid bets that it needs [MEMBER-018]', async () => {
    const member = await bank.member()
    await settle(bank, member, subtract(units(50_000), amountOfMillionths(1n)))
    await count(bank)
    expect(await rankOf(member)).toMatchObject({
      rankLevel: 0,
      labelName: 'VIP0',
      validBets: 49_999.99,
      nextTarget: 50_000,
      keepTarget: 0,
    })
    await settle(bank, member, amountOfMillionths(1n))
    await count(bank)
    expect(await rankOf(member)).toMatchObject({
      rankLevel: 1,
      labelName: 'VIP1',
      validBets: 50_000,
      nextTarget: 250_000,
      keepTarget: 5_000,
      monthBets: 50_000,
      regain: null,
    })
    expect((await member.client.call('members.info', {})).envelope.value.clubLabel).toMatchObject({
      labelName: 'VIP1',
    })
    expect(await bonusesOf(member)).toEqual([[1, units(18)]])
  })

  it('together with all below it, each with its bonus', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000_000)
    await count(bank)
    const { rankLevel, changes, ranks } = await rankOf(member)
    expect(rankLevel).toBe(3)
    expect(changes).toEqual([{ time: expect.any(Number), from: 0, to: 3, cause: 'BETS' }])
    expect(await bonusesOf(member)).toEqual([
      [1, units(18)],
      [2, units(58)],
      [3, units(188)],
    ])
    expect(ranks.map(({ bonusGranted }) => bonusGranted)).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('once, however many processes count at the same time', async () => {
    const member = await bank.member()
    for (let bet = 0; bet < 10; bet += 1) await settle(bank, member, 25_000)
    await Promise.all(Array.from({ length: 6 }, () => count(bank)))
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 2, validBets: 250_000, monthBets: 250_000 })
    expect(await bonusesOf(member)).toHaveLength(2)
  })

  it('not with play money', async () => {
    const member = await bank.member()
    await settle(bank, member, 90_000, { currency: playCurrency })
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 0, validBets: 0 })
  })

  it('and is not lost when the bets are given back, which count less from then on', async () => {
    const member = await bank.member()
    await settle(bank, member, 60_000)
    await count(bank)
    await settle(bank, member, -20_000)
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 1, validBets: 40_000, monthBets: 40_000 })
    await settle(bank, member, 15_000)
    await count(bank)
    expect(await bonusesOf(member)).toHaveLength(1)
  })

  it('and the open pages and the inbox of the member tell so', async () => {
    const member = await bank.member()
    const received = bank.listen(member)
    await settle(bank, member, 250_000)
    await count(bank)
    // The message of the service says that a payment password was set.
    await vi.waitFor(() =>
      expect(received).toEqual(
        expect.arrayContaining([
          { topic: 'rewards.rank', payload: { rankLevel: 2 } },
          { topic: 'messages.unread', payload: { operator: 1, service: 1 } },
        ]),
      ),
    )
    const [message] = (await member.client.call('messages.inbox', {})).envelope.value.list
    expect(message?.title).toContain('VIP2')
    expect(message?.content).toContain('76.00')
  })
})

describe('an operator', () => {
  const giveRank = async (member: TestMember, rankLevel: number) =>
    (await bank.operator('finance')).call('backoffice.changeRank', {
      id: member.id,
      rankLevel,
      reason: 'A friend of the site',
      requestId: requestId(),
    })

  it('sets a rank by hand, with the bonuses that bets would have brought, each once for life', async () => {
    const member = await bank.member()
    await giveRank(member, 2)
    expect(await rankOf(member)).toMatchObject({
      rankLevel: 2,
      changes: [{ from: 0, to: 2, cause: 'OPERATOR' }],
    })
    await giveRank(member, 0)
    await giveRank(member, 3)
    expect(await bonusesOf(member)).toEqual([
      [1, units(18)],
      [2, units(58)],
      [3, units(188)],
    ])
    const { changes, bonuses, peak } = (
      await (await bank.operator('finance')).call('backoffice.memberRank', { id: member.id })
    ).envelope.value
    expect(peak).toBe(3)
    expect(bonuses).toHaveLength(3)
    expect(changes[0]).toMatchObject({
      from: 0,
      to: 3,
      reason: 'A friend of the site',
      by: expect.any(String),
    })
  })

  it('takes a rank, which no bet of this month gives back', async () => {
    const member = await bank.member()
    await settle(bank, member, 250_000)
    await count(bank)
    await giveRank(member, 0)
    await settle(bank, member, 10_000)
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 0, regain: null })
    bank.clock.advance(32 * 86_400_000)
    await comeBack(member)
    await settle(bank, member, 4_999)
    await count(bank)
    expect(await rankOf(member)).toMatchObject({
      rankLevel: 0,
      regain: { rankLevel: 1, target: 5_000 },
    })
    await settle(bank, member, 1)
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 1, regain: { rankLevel: 2, target: 25_000 } })
  })

  it('decides how often the bonus of a rank has to be staked, and with which bets', async () => {
    const admin = await bank.operator('admin')
    const change = async (values: Record<string, number>, version: number) =>
      byAsManyAsNeeded([admin, await bank.operator('admin')], 'backoffice.changeSettings', {
        changes: Object.entries(values).map(([name, value]) => ({ name, value, version })),
        dryRun: false,
      })
    await change({ 'rewards.rankBonusWagerTimes': 3, 'rewards.rankBonusMaxStake': 2 }, 0)
    const member = await bank.member()
    await settle(bank, member, 50_000)
    await count(bank)
    expect((await rankOf(member)).bonusWagerTimes).toBe(3)
    const [reward] = (await member.client.call('rewardCentre.list', {})).envelope.value.list
    expect(reward).toMatchObject({ source: 'RANK', amount: 18, wagerTimes: 3 })
    const { value } = (await member.client.call('rewardCentre.price', { rewardId: reward!.rewardId }))
      .envelope
    expect(value).toMatchObject({ bonus: 18, required: 54, maxStake: 2 })
    await change({ 'rewards.rankBonusWagerTimes': 0, 'rewards.rankBonusMaxStake': 0 }, 1)
  })

  it('changes thresholds, which count from the next settlement on; falling ones are refused', async () => {
    const admin = await bank.operator('admin')
    const ranks = [0, 100, 200, 300, 400, 500, 600, 700].map((validBets) => ({ validBets, bonus: 0 }))
    const other = await bank.operator('admin')
    const change = (value: unknown, version: number) =>
      byAsManyAsNeeded([admin, other], 'backoffice.changeSettings', {
        changes: [{ name: 'rewards.ranks', value, version }],
        dryRun: false,
      })
    const wrong = await change([...ranks.slice(0, 7), { validBets: 600, bonus: 0 }], 0)
    expect(wrong.envelope.code).toBe('INVALID')
    expect((await change(ranks, 0)).envelope.success).toBe(true)
    const member = await bank.member()
    await settle(bank, member, amountFromWire(450))
    await count(bank)
    expect(await rankOf(member)).toMatchObject({ rankLevel: 4, nextTarget: 500 })
    const usual = (await admin.call('backoffice.settings', {})).envelope.value.leaves.find(
      ({ name }) => name === 'rewards.ranks',
    )
    await change(usual?.default, 1)
  })
})

describe('the page of the rank', () => {
  it('lists the rates of every rank as they are', async () => {
    const { ranks } = await rankOf(await bank.member())
    const ratesOf = (rank: number) =>
      Object.fromEntries(ranks[rank]!.rates.map(({ gameType, rate }) => [gameType, rate]))
    expect(ratesOf(0)).toEqual({
      SPORTS: 0.3,
      ESPORTS: 0.3,
      COCKFIGHT: 0.3,
      LIVE: 0.4,
      RNG: 0.5,
      FISH: 0.5,
      INHOUSE: 0.5,
      LOTT: 0.1,
      ELOTT: 0.1,
      PVP: 0.1,
    })
    expect(ratesOf(4)).toMatchObject({ SPORTS: 0.47, LIVE: 0.62, RNG: 0.9, PVP: 0.32 })
    expect(ratesOf(7)).toMatchObject({ SPORTS: 0.6, LIVE: 0.8, RNG: 1.2, PVP: 0.5 })
    expect(ranks.map(({ target, keepTarget, bonus }) => [target, keepTarget, bonus])).toEqual([
      [0, 0, 0],
      [50_000, 5_000, 18],
      [250_000, 25_000, 58],
      [1_000_000, 100_000, 188],
      [5_000_000, 500_000, 588],
      [20_000_000, 2_000_000, 1_888],
      [80_000_000, 8_000_000, 5_888],
      [300_000_000, 30_000_000, 18_888],
    ])
    expect(ranks.filter(({ vipService }) => vipService).map(({ rankLevel }) => rankLevel)).toEqual([5, 6, 7])
  })

  it('names the manager from rank 5 on, as long as their account is open', async () => {
    const [supervisor, support] = [await bank.operator('supervisor'), await bank.operator('support')]
    const me = (await support.call('backoffice.me', {})).envelope.value
    const member = await bank.member()
    const assign = () =>
      supervisor.call('backoffice.assignManager', {
        id: member.id,
        operatorId: me.operatorId,
        reason: 'Plays a lot',
        requestId: requestId(),
      })
    expect((await assign()).envelope.code).toBe('NO_MANAGER')
    const contact = { name: 'Ann', link: 'https://chat.example.com/ann' }
    await supervisor.call('backoffice.saveRankManager', { operatorId: me.operatorId, ...contact })
    await assign()
    expect((await rankOf(member)).manager).toBeNull()
    await (
      await bank.operator('finance')
    ).call('backoffice.changeRank', {
      id: member.id,
      rankLevel: 5,
      reason: 'Plays a lot',
      requestId: requestId(),
    })
    expect((await rankOf(member)).manager).toEqual(contact)
    await bank.server.platform.database.query(
      sql`update operator set enabled = false where id = ${me.operatorId}`,
    )
    expect((await rankOf(member)).manager).toBeNull()
  })

  it('is refused to visitors and trial accounts', async () => {
    const visitor = bank.program()
    expect((await visitor.call('rewards.playerRank', {})).status).toBe(401)
    await bank.server.platform.settings.write('identity.freePlay', true, 'test')
    const { data } = await visitor.seal({ merchant: 'brand1' })
    visitor.token = (
      await visitor.call('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 3, token: data })
    ).envelope.value.token
    for (const call of ['rewards.playerRank', 'rewards.manualRebate', 'rewards.claimRebate'] as const) {
      const { status, envelope } = await visitor.call(call, {})
      expect([status, envelope.code]).toEqual([403, 'NEED_REAL_ACCOUNT'])
    }
  })
})
