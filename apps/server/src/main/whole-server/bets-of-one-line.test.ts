// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollUp, teamFigures } from '../../modules/agents/index.ts'
import { recordFact } from '../../modules/bets/index.ts'
import { saveGames, saveVendor } from '../../modules/catalogue/index.ts'
import {
  openLotteryTestServer,
  sum,
  type LotteryTestServer,
} from '../../modules/lottery/lottery-for-tests.ts'
import { lockBranch, lockLines, moveBranch } from '../../modules/members/index.ts'
import {
  footballResult,
  openBookTestServer,
  type BookTestServer,
} from '../../modules/sportsbook/book-for-tests.ts'
import { stakeOn, testFight } from '../../modules/sportsbook/fight-for-tests.ts'
import type { TestServer } from '../../testing/server-for-tests.ts'

const minuteMs = 60_000
let names = 0

/** An agent, who is a head. */
async function openHead(server: TestServer): Promise<bigint> {
  const username = `lineof${(names += 1)}`
  const made = await server.modules.identity.openAccount({
    ...{ username, password: 'Correct-horse-9', currency: 'USD' },
    type: 2,
  })
  return made!.id
}

/** Lets an account play below another one. */
const putBelow = (server: TestServer, id: bigint, upline: bigint): Promise<void> =>
  server.platform.database.transaction(async (tx) => {
    await lockLines(tx, 'brand1')
    await lockBranch(tx, id)
    await moveBranch(tx, id, { id: upline })
  })

/** What counts of the bets of a team today, in units. */
async function countedOf(server: TestServer, agentId: bigint) {
  const { database, settings } = server.platform
  await settings.write('site.timeZone', 'UTC', 'test')
  await rollUp(server.modules.rollUpDeps)
  const days = { firstDay: '2000-01-01', lastDay: '2100-01-01' }
  const found = (await teamFigures(database, [{ agentId, ...days }], units(10))).get(agentId)
  return {
    bets: Number(found?.bets ?? 0n) / 1e6,
    profitLoss: Number(found?.profitLoss ?? 0n) / 1e6,
    active: found?.activeMembers ?? 0,
  }
}

describe('bets of one line on one event of the book', () => {
  let book: BookTestServer
  beforeAll(async () => {
    book = await openBookTestServer()
  })
  afterAll(() => book.server.close())

  async function pair(uplines?: readonly [bigint, bigint]) {
    const head = await openHead(book.server)
    const both = await Promise.all([1, 2].map(() => book.bettor(`sports${(names += 1)}`, 1_000)))
    for (const [index, { id }] of both.entries()) await putBelow(book.server, id, uplines?.[index] ?? head)
    return { head, one: both[0]!, other: both[1]! }
  }
  const decide = async (): Promise<void> => {
    book.server.clock.advance(minuteMs)
    await book.run()
  }

  it('count what they cost on both sides of a market, and make nobody active', async () => {
    const { head, one, other } = await pair()
    const match = await book.match()
    await book.placeBet(one, [await book.leg(match, 'total', 'over')], { stakePerLine: 100 })
    await book.placeBet(other, [await book.leg(match, 'total', 'under')], { stakePerLine: 100 })
    await book.result(match, footballResult(3, 0))
    await decide()
    expect(await countedOf(book.server, head)).toEqual({ bets: 10, profitLoss: 10, active: 0 })
  })

  it('count whole on one side, and on opposite sides of two lines', async () => {
    const same = await pair()
    const apart = [await pair(), await pair()] as const
    const match = await book.match()
    const over = await book.leg(match, 'total', 'over')
    const under = await book.leg(match, 'total', 'under')
    for (const who of [same.one, same.other, apart[0].one])
      await book.placeBet(who, [over], { stakePerLine: 100 })
    await book.placeBet(apart[1].one, [under], { stakePerLine: 100 })
    await book.result(match, footballResult(1, 0))
    await decide()
    expect((await countedOf(book.server, same.head)).bets).toBe(200)
    expect((await countedOf(book.server, apart[0].head)).bets).toBe(100)
    expect((await countedOf(book.server, apart[1].head)).bets).toBe(90)
  })

  it('count what they cost when they hide behind a leg that hardly can lose, or in teams beside each other', async () => {
    const head = await openHead(book.server)
    const agents = [await openHead(book.server), await openHead(book.server)] as const
    for (const agent of agents) await putBelow(book.server, agent, head)
    const { one, other } = await pair(agents)
    const [match, sure, surer] = [await book.match(), await book.match(), await book.match()]
    await book.change(sure, { markets: [safe] })
    await book.change(surer, { markets: [safe] })
    const hidden = async (who: typeof one, side: string, behind: bigint) =>
      book.placeBet(
        who,
        [await book.leg(match, 'total', side), await book.leg(behind, 'result_1x2', 'home')],
        {
          stakePerLine: 100,
        },
      )
    await hidden(one, 'over', sure)
    await hidden(other, 'under', surer)
    for (const event of [match, sure, surer]) await book.result(event, footballResult(3, 0))
    await decide()
    const { bets } = await countedOf(book.server, head)
    expect(bets).toBeCloseTo(200 - 100 * 1.9 * 1.02, 2)
    expect((await countedOf(book.server, agents[0])).bets).toBeLessThan(10)
  })

  it('count what they cost on meron and wala of one fight', async () => {
    const { head, one, other } = await pair()
    const fight = await testFight(book)
    await stakeOn(one, fight, { side: 'meron', amount: 100 })
    await stakeOn(other, fight, { side: 'wala', amount: 100 })
    await book.result(fight, { sport: 'cockfight', outcome: 'meron', over: true })
    await decide()
    const { bets, profitLoss, active } = await countedOf(book.server, head)
    expect([bets, active]).toEqual([profitLoss, 0])
    expect(bets).toBeGreaterThan(0)
    expect(bets).toBeLessThan(20)
  })
})

const safe = {
  terms: { type: 'result_1x2', period: 'regular', line: undefined },
  status: 'open' as const,
  outcomes: [
    { outcome: 'home', price: 1020 },
    { outcome: 'draw', price: 15_000 },
    { outcome: 'away', price: 30_000 },
  ],
}

describe('bets of one line on one draw', () => {
  let lotto: LotteryTestServer
  beforeAll(async () => {
    lotto = await openLotteryTestServer()
  })
  afterAll(() => lotto.server.close())

  it('count what they cost on both sides, however many accounts they come from', async () => {
    const head = await openHead(lotto.server)
    const all = await Promise.all([1, 2, 3].map(() => lotto.bettor(`drawer${(names += 1)}`, 1_000)))
    for (const { id } of all) await putBelow(lotto.server, id, head)
    const [one, two, three] = all
    await lotto.bet(one!, 'D5-1', [sum('big', 100)])
    await lotto.bet(two!, 'D5-1', [sum('small', 60)])
    await lotto.bet(three!, 'D5-1', [sum('small', 40)])
    lotto.server.clock.advance(minuteMs)
    await lotto.run()
    const { bets, profitLoss, active } = await countedOf(lotto.server, head)
    expect([bets, active]).toEqual([profitLoss, 0])
    expect(bets).toBeLessThan(5)
  })
})

describe('rounds of vendors that members share', () => {
  let book: BookTestServer
  beforeAll(async () => {
    book = await openBookTestServer()
    await book.server.platform.database.transaction(async (tx) => {
      await saveVendor(tx, { vendorCode: 'LIVEHALL', gameType: 'LIVE', name: 'Live hall', sort: 1 })
      await saveGames(tx, [
        {
          ...{ vendorCode: 'LIVEHALL', gameId: 'baccarat', gameType: 'LIVE', name: 'Baccarat', theme: '' },
          ...{ isHot: false, isNew: false, sort: 1, minimumStake: units(1), rtpBasisPoints: null },
          ...{ client: 'sample', hasTrial: false, imgSize: '1x1' },
        },
      ])
    })
  })
  afterAll(() => book.server.close())

  let facts = 0
  /** What a round came to for a member: the stake is settled when the return arrives. */
  const play = (memberId: bigint, round: string, stake: number, returned: number, gameCode = 'baccarat') =>
    book.server.platform.database.transaction(async (tx) => {
      const fact = {
        ...{ memberId, vendor: 'LIVEHALL', gameCode, roundId: round, currency: 'USD' },
        atMs: book.server.clock.now(),
      }
      await recordFact(tx, {
        ...{ ...fact, kind: 'stake', amount: units(stake), validBet: units(0), closed: false },
        reference: `s${(facts += 1)}`,
      })
      await recordFact(tx, {
        ...{ ...fact, kind: 'return', amount: units(returned), validBet: units(stake), closed: true },
        reference: `r${facts}`,
      })
    })
  async function line(): Promise<{ head: bigint; players: bigint[] }> {
    const head = await openHead(book.server)
    const players = await Promise.all([1, 2].map(() => book.bettor(`live${(names += 1)}`, 0)))
    for (const { id } of players) await putBelow(book.server, id, head)
    return { head, players: players.map(({ id }) => id) }
  }

  it('count what banker and player cost together, also when they are seen one after the other', async () => {
    const { head, players } = await line()
    await play(players[0]!, 'shoe-1', 1_000, 1_950)
    expect((await countedOf(book.server, head)).bets).toBe(950)
    await play(players[1]!, 'shoe-1', 1_000, 0)
    expect(await countedOf(book.server, head)).toEqual({ bets: 50, profitLoss: 50, active: 2 })
    expect((await countedOf(book.server, head)).bets).toBe(50)
  })

  it('count what one account lost that covers both sides, and nothing for a tie', async () => {
    const { head, players } = await line()
    await play(players[0]!, 'shoe-2', 2_000, 1_950)
    await play(players[1]!, 'shoe-3', 500, 500)
    expect((await countedOf(book.server, head)).bets).toBe(50)
  })

  it('count whole in rounds of their own, and in games that are played alone', async () => {
    const { head, players } = await line()
    await play(players[0]!, 'shoe-4', 100, 0)
    await play(players[1]!, 'shoe-5', 100, 200)
    await play(players[0]!, 'spin-1', 100, 0, 'slot')
    await play(players[1]!, 'spin-1', 100, 200, 'slot')
    expect((await countedOf(book.server, head)).bets).toBe(400)
  })
})
