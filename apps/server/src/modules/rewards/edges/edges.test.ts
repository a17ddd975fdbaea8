// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { leastEdgeOf } from '@tessera/rules/games/least-edges'
import { amountFromWire, units, zero } from '@tessera/rules/money'
import { rankLevels } from '@tessera/rules/ranks/ranks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantTo } from '../../bonuses/bonuses-for-tests.ts'
import { saveGames, saveVendor, type GameType } from '../../catalogue/index.ts'
import { lotteryVendor } from '../../lottery/index.ts'
import { rewardsOf } from '../../reward-centre/rewards-for-tests.ts'
import { sportsbookVendor } from '../../sportsbook/index.ts'
import {
  openWalletTestServer,
  requestId,
  type TestMember,
  type WalletTestServer,
} from '../../wallet/wallet-for-tests.ts'
import { rankOf, rebateOf, settle } from '../ranks-for-tests.ts'
import { pointsOf } from '../points-for-tests.ts'

const minuteMs = 60_000
let bank: WalletTestServer
const blackjack = { vendor: 'BGS', gameCode: 'inh_blackjack' }
const roulette = { vendor: 'BGS', gameCode: 'inh_roulette' }

beforeAll(async () => {
  bank = await openWalletTestServer()
  const game = (vendorCode: string, gameId: string, gameType: GameType, stated = {}) => ({
    ...{ vendorCode, gameId, gameType, name: gameId, theme: '', client: 'own' as const },
    ...{ isHot: false, isNew: false, sort: 1, minimumStake: zero, rtpBasisPoints: null, ...stated },
  })
  await bank.server.platform.database.transaction(async (tx) => {
    for (const [vendorCode, gameType] of [
      ['BGS', 'INHOUSE'],
      ['FAR', 'RNG'],
      ['FAR', 'LIVE'],
      ['FAR', 'PVP'],
    ] as const)
      await saveVendor(tx, { vendorCode, gameType, name: vendorCode, sort: 1 })
    await saveGames(tx, [
      game('BGS', 'inh_blackjack', 'INHOUSE', { rtpBasisPoints: 9_951 }),
      game('BGS', 'inh_roulette', 'INHOUSE', { rtpBasisPoints: 9_729 }),
      // A lobby states the return of its worst bet; what counts is its best.
      game('BGS', 'inh_baccarat', 'INHOUSE', { rtpBasisPoints: 8_564 }),
      game('FAR', 'silent', 'RNG'),
      game('FAR', 'generous', 'RNG', { rtpBasisPoints: 9_920 }),
      game('FAR', 'giving', 'RNG', { rtpBasisPoints: 10_050 }),
      game('FAR', 'stated', 'LIVE', { edgeBasisPoints: 106 }),
      game('FAR', 'table', 'LIVE', { rtpBasisPoints: 9_000 }),
      game('FAR', 'room', 'PVP', { rtpBasisPoints: 9_500 }),
    ])
  })
  await run()
})
afterAll(async () => {
  const differences = await bank.ledgerDifferences()
  await bank.close()
  expect(differences).toEqual([])
})

/** Runs the jobs that count bets, as the server has them. */
async function run(): Promise<void> {
  await bank.server.platform.settings.reload()
  for (const name of [
    'rewards.followRanks',
    'rewards.creditPoints',
    'referrals.countBets',
    'missions.countBets',
    'bonuses.countTurnover',
  ])
    await bank.server.modules.jobs.all.find((job) => job.name === name)?.run(bank.clock.now())
}
const totalRebate = async (member: TestMember) => (await rebateOf(member)).total

type Edge = CallOutput<'backoffice.gameEdges'>['list'][number]
async function edges(): Promise<Edge[]> {
  const operator = await bank.operator('support')
  const list: Edge[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { value } = (await operator.call('backoffice.gameEdges', { pageNo, pageSize: 100 })).envelope
    list.push(...value.list)
    if (pageNo >= value.totalPages) return list
  }
}

describe('what bets earn', () => {
  it('stays below what the house keeps of them, also for VIP7 at the game of the least edge', async () => {
    const [member, highest] = [await bank.member(), await bank.member()]
    const operator = await bank.operator('finance')
    await operator.call('backoffice.changeRank', {
      id: highest.id,
      rankLevel: 7,
      reason: 'For the test',
      requestId: requestId(),
    })
    for (const player of [member, highest]) await settle(bank, player, 100_000, blackjack)
    await run()
    // 21 % of the bets count: 42 of 200 hundredths of a per cent.
    expect((await rebateOf(member)).list).toMatchObject([{ validBets: 21_000, rate: 0.5, amount: 105 }])
    expect((await rebateOf(highest)).list).toMatchObject([{ validBets: 21_000, rate: 1.2, amount: 252 }])
    expect(await rankOf(member)).toMatchObject({ validBets: 21_000, rankLevel: 0 })
    const edgeWorth = (100_000 * leastEdgeOf('inh_blackjack')!) / 10_000
    for (const player of [member, highest]) {
      expect(await pointsOf(player)).toBe(210)
      expect((await totalRebate(player)) + (await pointsOf(player)) / 100).toBeLessThan(0.7 * edgeWorth)
    }
  })

  it('is told to everybody, by type of games, and is what a bet of that size earns', async () => {
    const { settings } = bank.server.platform
    const rates = async () => (await bank.program().call('rewards.pointRates', {})).envelope.value
    const { earnPer, currency, rates: list } = await rates()
    expect([earnPer, currency]).toEqual([100, 'USD'])
    // Blackjack and roulette; a slot of which 40 % count, and one with no edge at all; rooms.
    expect(list).toContainEqual({ gameType: 'INHOUSE', least: 100, most: 476.2 })
    expect(list).toContainEqual({ gameType: 'RNG', least: 100, most: null })
    expect(list).toContainEqual({ gameType: 'PVP', least: null, most: null })
    expect(list).toContainEqual(expect.objectContaining({ gameType: 'LOTT', least: 100 }))
    // A type without games, a lottery or a sport is not named.
    expect(list.map(({ gameType }) => gameType)).not.toContain('FISH')
    const member = await bank.member()
    await settle(bank, member, amountFromWire(476.19), blackjack)
    await run()
    expect(await pointsOf(member)).toBe(0)
    await settle(bank, member, amountFromWire(0.01), blackjack)
    await run()
    expect(await pointsOf(member)).toBe(1)
    await settings.write('rewards.earnPer', 10, 'test')
    expect((await rates()).rates).toContainEqual({ gameType: 'INHOUSE', least: 10, most: 47.62 })
    await settings.write('rewards.earnPer', 100, 'test')
  })

  it('is in full from an edge of 2 % on, and goes again with a bet that is taken back', async () => {
    const member = await bank.member()
    await settle(bank, member, 1_000, roulette)
    await settle(bank, member, 1_000, blackjack)
    await settle(bank, member, -1_000, blackjack)
    await run()
    expect((await rebateOf(member)).list).toMatchObject([{ validBets: 1_000, amount: 5 }])
  })

  it('is nothing at games without an edge, at rooms of which none is stated, and at games that nobody knows', async () => {
    const member = await bank.member()
    await settle(bank, member, 10_000, { vendor: 'FAR', gameCode: 'giving' })
    await settle(bank, member, 10_000, { vendor: 'FAR', gameCode: 'room' })
    await settle(bank, member, 10_000, { vendor: 'FAR', gameCode: 'unheard-of' })
    await run()
    expect([(await rebateOf(member)).list, await pointsOf(member)]).toEqual([[], 0])
    expect(await rankOf(member)).toMatchObject({ validBets: 0 })
  })

  it('is no rebate while a bonus is open, also for lottery and sports, with cash or not', async () => {
    const member = await bank.member()
    await grantTo(bank.server.platform, member.id, units(100), { wagerTimes: 1_000 })
    bank.clock.advance(1_000)
    await settle(bank, member, 500, { vendor: lotteryVendor.vendorCode, gameCode: 'MB-HN' })
    await settle(bank, member, 500, { vendor: sportsbookVendor.vendorCode, gameCode: 'football' })
    await settle(bank, member, 500, roulette)
    await run()
    expect((await rebateOf(member)).list).toEqual([])
  })
})

describe('a mission that begins again', () => {
  it('waits until the play of its member is worth its reward, and is then granted once', async () => {
    const admin = await bank.operator('admin')
    const { missionId } = (
      await admin.call('backoffice.addMission', {
        ...{ kind: 'DAILY', titles: { EN: 'Two bets' }, counts: 'BETS', gameType: null, vendor: null },
        ...{
          target: 2,
          reward: 5,
          wagerTimes: 0,
          startTime: Math.floor(bank.clock.now() / minuteMs) * minuteMs - 86_400_000,
          endTime: null,
        },
        ...{ budget: 100, enabled: true, position: 1 },
      })
    ).envelope.value
    const member = await bank.member()
    await run()
    const bet = (amount: number, game = roulette) =>
      settle(bank, member, amount, { ...game, kind: 'stake', amount: units(amount) })
    const progress = async () =>
      (await member.client.call('missions.summary', {})).envelope.value.missions.find(
        (one) => one.missionId === missionId,
      )
    await bet(1)
    await bet(1)
    await run()
    expect(await progress()).toMatchObject({ progress: 0, status: 'Process' })
    // 30 % of 2.70 %, and of 0.42 %: 600 at blackjack are worth 0.756, 600 at roulette 4.86.
    await bet(600, blackjack)
    await run()
    expect(await rewardsOf(member)).toEqual([])
    await bet(600)
    await run()
    await run()
    expect(await progress()).toMatchObject({ progress: 4, status: 'Claim' })
    expect(await rewardsOf(member)).toMatchObject([{ amount: 5 }])
  })
})

describe('the page of edges', () => {
  it('shows for every game and rank what rewards leave of the edge: more than nothing, as shipped', async () => {
    const list = await edges()
    const of = (gameCode: string) => list.find((one) => one.gameCode === gameCode)
    expect(list.map(({ edge }) => edge).every((edge) => Number.isFinite(edge))).toBe(true)
    expect(
      ['inh_blackjack', 'inh_baccarat', 'stated', 'generous', 'silent', 'table'].map(
        (code) => of(code)?.edge,
      ),
    ).toEqual([0.42, 1.05, 1.06, 0.8, 2, 0.5])
    expect([of('MB-HN')?.edge, of('football')?.edge, of('cockfight')?.edge]).toEqual([1, 3.84, 5.21])
    const edgeWorth = list.filter(({ edge }) => edge > 0)
    expect(edgeWorth.length).toBeGreaterThan(20)
    for (const { gameCode, left } of edgeWorth) {
      expect(left, gameCode).toHaveLength(rankLevels.length)
      for (const ofRank of left) expect(ofRank, gameCode).toBeGreaterThan(0)
    }
    // What has no edge earns nothing, and so loses nothing to rewards.
    for (const { edge, counted } of list.filter((one) => one.edge <= 0))
      expect([edge <= 0, counted]).toEqual([true, 0])
  })

  it('lists games of which the operator keeps nothing, such as card rooms, last', async () => {
    const list = await edges()
    const firstWithout = list.findIndex(({ edge }) => edge === 0)
    expect(firstWithout).toBeGreaterThan(0)
    expect(list.slice(firstWithout).filter(({ edge }) => edge !== 0)).toEqual([])
  })

  it('refuses settings with which rewards would reach the edge, with the figure', async () => {
    const [admin, second] = [await bank.operator('admin'), await bank.operator('admin')]
    const change = async (name: string, value: unknown, by = admin) => {
      const { leaves } = (await admin.call('backoffice.settings', {})).envelope.value
      const version = leaves.find((leaf) => leaf.name === name)?.version ?? 0
      return (await by.call('backoffice.changeSettings', { changes: [{ name, value, version }] })).envelope
    }
    const refused = await change('rewards.rebateRates', [{ gameType: 'RNG', lowest: 0.5, highest: 1.4 }])
    expect(refused).toMatchObject({ success: false })
    expect(JSON.stringify(refused)).toMatch(/RNG would earn VIP7 1\.46 %: rebate 1\.4 %, points 0\.01 %/)
    // The first of two people is refused already, and nothing is edgeWorth for a second one to approve.
    for (const name of ['rewards.exchangeRatio', 'referrals.commissionPercent'])
      for (const by of [admin, second])
        expect(JSON.stringify(await change(name, 1, by))).toMatch(/would earn VIP\d [\d.]+ %: rebate/)
    const below = [{ gameType: 'RNG', lowest: 0.5, highest: 1.3 }]
    expect((await change('rewards.rebateRates', below)).code).toBe('SECOND_NEEDED')
    expect((await change('rewards.rebateRates', below, second)).success).toBe(true)
  })
})
