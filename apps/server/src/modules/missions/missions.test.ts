// SPDX-License-Identifier: Apache-2.0
import { negate, units, zero } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { correctPayment, ownerOfMember } from '../ledger/index.ts'
import type { TestMember } from '../wallet/wallet-for-tests.ts'
import { countBets } from './index.ts'
import { dayMs, openMissionTestServer, type MissionTestServer } from './missions-for-tests.ts'

let bank: MissionTestServer
beforeAll(async () => {
  bank = await openMissionTestServer()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

const rewardsOf = async ({
  client,
}: TestMember): Promise<{ title: string; amount: number; status: string }[]> =>
  (await client.call('rewardCentre.list', {})).envelope.value.list.map(({ title, amount, status }) => ({
    title,
    amount,
    status,
  }))
const give = (amount: number, status = 'Claim') => ({ title: 'Bet 100 today', amount, status })
/** Claims all that can be claimed. */
async function claimAll(member: TestMember): Promise<boolean[]> {
  const { list } = (await member.client.call('rewardCentre.list', {})).envelope.value
  const answers = []
  for (const { rewardId } of list.filter(({ status }) => status === 'Claim'))
    answers.push((await member.client.call('rewardCentre.claim', { rewardId })).envelope.success)
  return answers
}

const claimableOf = async ({ client }: TestMember) =>
  (await client.call('rewards.claimable', {})).envelope.value

describe('a mission', () => {
  it('counts valid bets, and its reward waits in the reward centre once it is finished [CALL-065]', async () => {
    const id = await bank.mission()
    const member = await bank.member()
    await bank.play(member, units(99))
    await bank.count()
    // What is only on its way is not counted.
    expect((await member.client.call('missions.summary', {})).envelope.value.missionCount).toBe(0)
    expect(await bank.missionOf(member, id)).toMatchObject({
      title: 'Bet 100 today',
      kind: 'DAILY',
      target: 100,
      progress: 99,
      reward: 5,
      status: 'Process',
    })
    await bank.play(member, units(1))
    await bank.count()
    const answer = await member.client.send({
      method: 'GET',
      url: '/wps/relay/MCSFE_getMissionSummaryDetails',
    })
    expect(answer.envelope).toMatchObject({
      success: true,
      value: { missionCount: 1, missions: [{ missionId: id, progress: 100, status: 'Claim' }] },
    })
    expect(await rewardsOf(member)).toEqual([give(5)])
    expect(await claimableOf(member)).toEqual({ rewards: 1, missions: 1, rebates: 0, promotions: 0 })
    const rewardId = (await bank.missionOf(member, id))?.rewardId ?? 0
    expect((await member.client.call('rewardCentre.claim', { rewardId })).envelope.success).toBe(true)
    expect((await bank.balance(member)).cash).toBe(5)
    expect(await bank.missionOf(member, id)).toMatchObject({ status: 'Claimed' })
    expect((await member.client.call('missions.summary', {})).envelope.value.missionCount).toBe(0)
    expect(await claimableOf(member)).toEqual({ rewards: 0, missions: 0, rebates: 0, promotions: 0 })
    await bank.play(member, units(500))
    await bank.count()
    expect(await rewardsOf(member)).toEqual([give(5, 'Claimed')])
    await bank.change(id, { enabled: false })
  })

  it('counts bets, different games and deposits, by what it asks', async () => {
    const bets = await bank.mission({ counts: 'BETS', target: 3 })
    const games = await bank.mission({ counts: 'GAMES', target: 2 })
    const deposits = await bank.mission({ counts: 'DEPOSITS', target: 50 })
    const vendors = await bank.mission({ vendor: 'OTHER', target: 10 })
    const member = await bank.member(units(60))
    for (const gameCode of ['dice', 'dice', 'mines']) await bank.play(member, units(1), { gameCode })
    await bank.play(member, units(4), { vendor: 'OTHER', gameCode: 'dice' })
    await bank.count()
    const progress = async (id: number) => {
      const listed = await bank.missionOf(member, id)
      return [listed?.progress, listed?.status]
    }
    expect(await progress(bets)).toEqual([4, 'Claim'])
    expect(await progress(games)).toEqual([3, 'Claim'])
    expect(await progress(deposits)).toEqual([60, 'Claim'])
    expect(await progress(vendors)).toEqual([4, 'Process'])
    for (const id of [bets, games, deposits, vendors]) await bank.change(id, { enabled: false })
  })

  it('that counts deposits counts those less that are taken back, and its reward goes until they come again', async () => {
    const id = await bank.mission({ kind: 'ONCE', counts: 'DEPOSITS', target: 50 })
    const member = await bank.member(units(60))
    await bank.count()
    const { rewardId } = (await bank.missionOf(member, id))!
    const move = (amount: number, externalId: string) =>
      bank.server.platform.database.transaction((tx) =>
        correctPayment(tx, {
          ...{
            owner: ownerOfMember(member.id),
            currency: 'USD',
            purpose: 'test',
            cause: 'test.reversed',
            externalId,
          },
          ...{ difference: negate(units(amount)), kindOfBack: 'depositReversed' },
        }),
      )
    // More than the cash that is left: the rest is owed, and counts as taken back, too.
    expect(await move(70, 'a')).toBe(units(10))
    await bank.count()
    expect(await bank.missionOf(member, id)).toMatchObject({ progress: 0, status: 'Process' })
    expect(
      (await member.client.call('rewardCentre.claim', { rewardId: rewardId ?? 0 })).envelope.success,
    ).toBe(false)
    await bank.change(id, { enabled: false })
  })

  it('pays a reward that has to be staked as bonus money, once of 64 claims at once', async () => {
    const id = await bank.mission({ wagerTimes: 3 })
    const member = await bank.member()
    await bank.play(member, units(100))
    await bank.count()
    const { rewardId, wagerTimes } = (await bank.missionOf(member, id))!
    expect(wagerTimes).toBe(3)
    const claims = await Promise.all(
      Array.from({ length: 64 }, () => member.client.call('rewardCentre.claim', { rewardId: rewardId ?? 0 })),
    )
    expect(claims.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect((await bank.balance(member)).cash).toBe(0)
    expect((await member.client.call('bonuses.wallet', {})).envelope.value).toMatchObject({
      bonusBalance: 5,
      turnoverLeft: 15,
      bonuses: [{ title: 'Bet 100 today', amount: 5, required: 15 }],
    })
    await bank.change(id, { enabled: false })
  })

  it('counts cash: bonus money stands apart, as it does for ranks', async () => {
    const [valid, bets] = [await bank.mission(), await bank.mission({ counts: 'BETS', target: 2 })]
    const member = await bank.member()
    await bank.play(member, units(30), { bonusBet: units(10) })
    await bank.play(member, units(20), { bonusBet: units(20) })
    await bank.count()
    expect(await bank.missionOf(member, valid)).toMatchObject({ progress: 20 })
    expect(await bank.missionOf(member, bets)).toMatchObject({ progress: 1, status: 'Process' })
    for (const id of [valid, bets]) await bank.change(id, { enabled: false })
  })

  it('begins again each day and each week of the site, and one that comes once does not', async () => {
    const [daily, weekly, once] = [
      await bank.mission(),
      await bank.mission({ kind: 'WEEKLY' }),
      await bank.mission({ kind: 'ONCE' }),
    ]
    const member = await bank.member()
    await bank.play(member, units(40))
    await bank.count()
    await bank.pass(dayMs, member)
    await bank.play(member, units(30))
    await bank.count()
    expect((await bank.missionOf(member, daily))?.progress).toBe(30)
    expect((await bank.missionOf(member, once))?.progress).toBe(70)
    await bank.pass(7 * dayMs, member)
    expect((await bank.missionOf(member, weekly))?.progress).toBe(0)
    expect((await bank.missionOf(member, once))?.progress).toBe(70)
    for (const id of [daily, weekly, once]) await bank.change(id, { enabled: false })
  })

  it('does not count play money, nor what was settled before or after it', async () => {
    const minute = Math.floor(bank.clock.now() / 60_000) * 60_000
    const later = await bank.mission({ startTime: minute + 60_000 })
    const over = await bank.mission({ startTime: minute - dayMs, endTime: minute })
    const member = await bank.member()
    await bank.play(member, units(10))
    await bank.play(member, units(10), { currency: 'FUN' })
    await bank.count()
    await bank.pass(60_000, member)
    expect((await bank.missionOf(member, later))?.progress).toBe(0)
    expect(await bank.missionOf(member, over)).toBeUndefined()
    await bank.change(later, { enabled: false })
  })
})

describe('a reward is granted once', () => {
  it('however many processes count at once, and after one was cut off', async () => {
    const id = await bank.mission()
    const member = await bank.member()
    await bank.play(member, units(150))
    const { platform } = bank.server
    const deps = {
      ...platform,
      gameTypes: { refresh: async () => {}, of: () => undefined },
      gameEdges: { refresh: async () => {}, of: () => 0 },
    }
    await expect(
      countBets({
        ...deps,
        database: {
          ...platform.database,
          transaction: (work) =>
            platform.database.transaction(async (tx) => {
              await work(tx)
              throw new Error('the process was killed here')
            }),
        },
      }),
    ).rejects.toThrow('killed')
    expect(await rewardsOf(member)).toEqual([])
    await Promise.all(Array.from({ length: 4 }, () => countBets(deps)))
    expect(await rewardsOf(member)).toEqual([give(5)])
    await bank.change(id, { enabled: false })
  })

  it('and a bet that is voided before the claim takes the reward back, until it is earned again', async () => {
    const id = await bank.mission({ budget: 5 })
    const [slow, quick] = [await bank.member(), await bank.member()]
    await bank.play(slow, units(90), { roundId: 'slow' })
    await bank.play(quick, units(100), { roundId: 'quick' })
    await bank.count()
    const before = await rewardsOf(quick)
    for (const [member, roundId] of [
      [slow, 'slow'],
      [quick, 'quick'],
    ] as const)
      await bank.play(member, units(60), { roundId, kind: 'refund', validBet: negate(units(60)) })
    await bank.count()
    expect(await bank.missionOf(slow, id)).toMatchObject({ progress: 30, status: 'Process' })
    expect(await bank.missionOf(quick, id)).toMatchObject({ progress: 40, status: 'Process' })
    expect([before, await rewardsOf(quick)]).toEqual([[give(5)], []])
    await bank.play(quick, units(200))
    await bank.count()
    expect(await rewardsOf(quick)).toEqual([give(5)])
    expect(await claimAll(quick)).toEqual([true])
    await bank.change(id, { enabled: false })
  })

  it('a bet counts when it is settled, and never when it is only placed', async () => {
    const [valid, bets] = [await bank.mission(), await bank.mission({ counts: 'BETS', target: 1 })]
    const member = await bank.member()
    await bank.play(member, units(100), { roundId: 'open', validBet: zero, closed: false })
    await bank.count()
    expect([await rewardsOf(member), (await bank.missionOf(member, bets))?.progress]).toEqual([[], 0])
    await bank.play(member, units(100), { roundId: 'open', kind: 'refund', validBet: zero })
    await bank.count()
    expect([(await bank.missionOf(member, valid))?.progress, await rewardsOf(member)]).toEqual([0, []])
    for (const id of [valid, bets]) await bank.change(id, { enabled: false })
  })

  it('a bet that is voided on the next day takes back what it earned on its own day', async () => {
    const id = await bank.mission()
    const member = await bank.member()
    await bank.play(member, units(100), { roundId: 'yesterday' })
    await bank.count()
    expect(await rewardsOf(member)).toEqual([give(5)])
    await bank.pass(dayMs, member)
    await bank.play(member, units(30))
    await bank.play(member, units(100), {
      roundId: 'yesterday',
      kind: 'refund',
      validBet: negate(units(100)),
    })
    await bank.count()
    expect(await rewardsOf(member)).toEqual([])
    expect((await bank.missionOf(member, id))?.progress).toBe(30)
    await bank.change(id, { enabled: false })
  })

  it('what is voided after the claim lowers the next period, once', async () => {
    const id = await bank.mission()
    const member = await bank.member()
    await bank.play(member, units(120), { roundId: 'claimed' })
    await bank.count()
    expect(await claimAll(member)).toEqual([true])
    await bank.pass(dayMs, member)
    await bank.play(member, units(90), { roundId: 'claimed', kind: 'refund', validBet: negate(units(90)) })
    await bank.count()
    await bank.play(member, units(100))
    await bank.count()
    // 30 of its 100 are left: the other 70 were carried.
    expect(await bank.missionOf(member, id)).toMatchObject({ progress: 30, status: 'Process' })
    await bank.play(member, units(70))
    await bank.count()
    expect(await bank.missionOf(member, id)).toMatchObject({ progress: 100, status: 'Claim' })
    await bank.change(id, { enabled: false })
  })

  it('a voided bet that was the only one in a game does not count as a game', async () => {
    const id = await bank.mission({ counts: 'GAMES', target: 5 })
    const member = await bank.member()
    for (const gameCode of ['dice', 'mines']) await bank.play(member, units(1), { gameCode })
    await bank.play(member, units(1), { gameCode: 'mines', kind: 'refund', validBet: negate(units(1)) })
    await bank.count()
    expect((await bank.missionOf(member, id))?.progress).toBe(1)
    await bank.change(id, { enabled: false })
  })

  it('to nobody whose account is closed', async () => {
    const id = await bank.mission()
    const member = await bank.member()
    await bank.play(member, units(100))
    const { pool } = bank.server.platform.database
    await pool.query('update member set enabled = false where id = $1', [member.id])
    await bank.count()
    await pool.query('update member set enabled = true where id = $1', [member.id])
    await bank.pass(0, member)
    expect(await rewardsOf(member)).toEqual([])
    await bank.change(id, { enabled: false })
  })
})

describe('the budget of a mission', () => {
  it('ends exactly: who comes after it is granted nothing, and the mission is gone for them', async () => {
    const id = await bank.mission({ reward: 5, budget: 14 })
    const members = [await bank.member(), await bank.member(), await bank.member(), await bank.member()]
    for (const member of members) await bank.play(member, units(100))
    await bank.count()
    const granted = await Promise.all(members.map(rewardsOf))
    expect(granted).toEqual([[give(5)], [give(5)], [], []])
    expect(await bank.missionOf(members[2]!, id)).toBeUndefined()
    expect(await bank.missionOf(members[0]!, id)).toMatchObject({ status: 'Claim' })
    const { list } = (await bank.admin.call('backoffice.missions', {})).envelope.value
    expect(list.find(({ missionId }) => missionId === id)).toMatchObject({ budget: 14, spent: 10 })
    await bank.change(id, { enabled: false })
  })

  it('cannot be set below what was granted', async () => {
    const id = await bank.mission({ reward: 5, budget: 10 })
    const members = [await bank.member(), await bank.member()]
    for (const member of members) await bank.play(member, units(100))
    await bank.count()
    const { envelope } = await bank.admin.call('backoffice.changeMission', { missionId: id, budget: 9 })
    expect(envelope).toMatchObject({ success: false, value: { fields: { budget: expect.any(String) } } })
    await bank.change(id, { enabled: false })
  })
})

describe('a mission that is changed', () => {
  it('keeps the terms of the running period for members who are in it', async () => {
    const id = await bank.mission()
    const [begun, late] = [await bank.member(), await bank.member()]
    await bank.play(begun, units(50))
    await bank.count()
    await bank.change(id, { counts: 'BETS', target: 2, reward: 9 })
    for (const member of [begun, late]) await bank.play(member, units(30))
    await bank.count()
    expect(await bank.missionOf(begun, id)).toMatchObject({
      counts: 'VALID_BETS',
      progress: 80,
      target: 100,
      reward: 5,
    })
    expect(await bank.missionOf(late, id)).toMatchObject({
      counts: 'BETS',
      progress: 1,
      target: 2,
      reward: 9,
    })
    for (const member of [begun, late]) await bank.play(member, units(20))
    await bank.count()
    expect([await rewardsOf(begun), await rewardsOf(late)]).toEqual([[give(5)], [give(9)]])
    await bank.pass(dayMs, begun, late)
    await bank.play(begun, units(1))
    await bank.count()
    expect(await bank.missionOf(begun, id)).toMatchObject({ counts: 'BETS', progress: 1, target: 2 })
    await bank.change(id, { enabled: false })
  })

  it('to count deposits leaves members who count bets with their bets', async () => {
    const id = await bank.mission({ kind: 'ONCE', startTime: 0 })
    const member = await bank.member()
    await bank.play(member, units(10))
    await bank.count()
    await bank.change(id, { counts: 'DEPOSITS', target: 50 })
    const payer = await bank.member(units(60))
    await bank.play(member, units(15))
    await bank.count()
    expect(await bank.missionOf(member, id)).toMatchObject({ counts: 'VALID_BETS', progress: 25 })
    expect(await bank.missionOf(payer, id)).toMatchObject({
      counts: 'DEPOSITS',
      progress: 60,
      status: 'Claim',
    })
    await bank.change(id, { enabled: false })
  })

  it('is refused with terms that cannot be used, and stays as it was', async () => {
    const id = await bank.mission()
    for (const [change, field] of [
      [{ counts: 'DEPOSITS', gameType: 'RNG' }, 'gameType'],
      [{ counts: 'BETS', target: 1.5 }, 'target'],
      [{ reward: 0 }, 'reward'],
      [{ wagerTimes: 11 }, 'wagerTimes'],
      [{ endTime: 60_000 }, 'endTime'],
      [{ reward: 2_000 }, 'budget'],
    ] as const) {
      const { envelope } = await bank.admin.callWith('backoffice.changeMission', { missionId: id, ...change })
      expect(envelope).toMatchObject({ success: false, value: { fields: { [field]: expect.any(String) } } })
    }
    const { status } = await bank.admin.callWith('backoffice.changeMission', {
      missionId: 999_999,
      position: 1,
    })
    expect(status).toBe(404)
    expect((await bank.missionOf(await bank.member(), id))?.target).toBe(100)
    await bank.change(id, { enabled: false })
  })
})

it('can be closed after the limit of wagering was lowered below its own', async () => {
  const id = await bank.mission({ wagerTimes: 10 })
  const { settings } = bank.server.platform
  await settings.write('bonuses.mostWagerTimes', 3, 'test')
  await bank.change(id, { enabled: false })
  const { envelope } = await bank.admin.callWith('backoffice.changeMission', {
    missionId: id,
    wagerTimes: 11,
  })
  expect(envelope).toMatchObject({ success: false, value: { fields: { wagerTimes: expect.any(String) } } })
  await settings.write('bonuses.mostWagerTimes', 10, 'test')
})

describe('the leaderboard', () => {
  it('lists who finished most missions this week, masked, and the own rank [CALL-066]', async () => {
    await bank.pass(14 * dayMs)
    const ids = [
      await bank.mission({ target: 10 }),
      await bank.mission({ target: 20 }),
      await bank.mission({ target: 30 }),
    ]
    const members = await Promise.all(Array.from({ length: 23 }, () => bank.member()))
    const [first, second] = members
    const last = members.at(-1)!
    for (const member of members)
      await bank.play(member, units(member === first ? 30 : member === second ? 20 : 10))
    const tester = await bank.member()
    await bank.server.platform.database.pool.query('update member set type = 41 where id = $1', [tester.id])
    await bank.play(tester, units(30))
    await bank.count()
    const answer = await last.client.send({
      method: 'GET',
      url: '/wps/relay/MCSFE_getMissionLeaderboard?period=WEEK',
    })
    expect(answer.status).toBe(200)
    const { value } = (await last.client.call('missions.leaderboard', { period: 'WEEK' })).envelope
    expect(value.list).toHaveLength(20)
    expect(value.list.map(({ rank, count }) => [rank, count]).slice(0, 4)).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
      [3, 1],
    ])
    expect(value.list.every(({ customerName }) => customerName.includes('*'))).toBe(true)
    expect(value.own).toEqual({ rank: 3, count: 1 })
    expect((await tester.client.call('missions.leaderboard', {})).envelope.value.own).toBeNull()
    await bank.play(last, units(25))
    await bank.count()
    const own = (await last.client.call('missions.leaderboard', {})).envelope.value
    expect(own.own).toEqual({ rank: 1, count: 3 })
    expect(own.list.slice(0, 2).map(({ rank, own: mine }) => [rank, mine])).toEqual([
      [1, false],
      [1, true],
    ])
    for (const id of ids) await bank.change(id, { enabled: false })
  })
})
