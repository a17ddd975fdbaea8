// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { recentWins } from '../../bets/index.ts'
import { nextDrawOf } from '../draws/draw-store.ts'
import { gameIdOf } from '../games/game-ids.ts'
import { totalsOfDraw } from '../operations/operated-tickets.ts'
import { returnsReport } from '../operations/returns-report.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor
let trial: Bettor
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  await lotto.server.platform.settings.write('identity.freePlay', true, 'test')
  await lotto.server.platform.settings.refresh()
  anna = await lotto.bettor('anna', 10_000)
  trial = await openTrial()
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database

async function openTrial(): Promise<Bettor> {
  const client: CallClient = lotto.server.program()
  const { data } = await client.seal({ merchant: 'brand1' })
  const { value } = (
    await client.call('identity.freePlay', { os: 'Linux', platform: 'W', gatewayVersion: 3, token: data })
  ).envelope
  client.token = value.token
  const row = await db().one<{ id: bigint }>(sql`select id from member where username = ${value.username}`)
  return { id: row!.id, client }
}

/** What stands on the next draw of a lottery, in units: stakes, the most that it can return, and by outcome. */
async function standing(gameCode: string) {
  const draw = (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
  const counted = await db().one<{ staked: bigint; liability: bigint }>(
    sql`select staked, liability from lottery_draw where id = ${draw.id}`,
  )
  const outcomes = await db().query<{ outcome: string; liability: bigint }>(
    sql`select outcome, liability from lottery_draw_exposure where draw_id = ${draw.id} order by outcome`,
  )
  return { staked: Number(counted!.staked), liability: Number(counted!.liability), outcomes }
}

it('a trial account buys a ticket with its play money, finds it and can cancel it', async () => {
  const { envelope } = await lotto.bet(trial, 'D5-1', [sum('big', 10)])
  expect(envelope).toMatchObject({ success: true, value: { balance: 1_990 } })
  const { ticket } = envelope.value
  const mine = await trial.client.call('lottery.tickets', { gameId: gameIdOf('D5-1') })
  expect(mine.envelope.value.list.map(({ ticketId }) => ticketId)).toEqual([ticket.ticketId])
  const foreign = await anna.client.call('lottery.cancelTicket', {
    requestId: crypto.randomUUID(),
    ticketId: ticket.ticketId,
  })
  expect(foreign.envelope.code).toBe('UNKNOWN_TICKET')
  const cancelled = await trial.client.call('lottery.cancelTicket', {
    requestId: crypto.randomUUID(),
    ticketId: ticket.ticketId,
  })
  expect(cancelled.envelope).toMatchObject({ success: true, value: { balance: 2_000 } })
})

it('play money takes no part of what a draw and its numbers can bear, and gives none back', async () => {
  await lotto.bet(anna, 'MB-HN', [{ playType: 'de', numbers: ['15'], stakePerLot: 1 }])
  const before = await standing('MB-HN')
  const { ticket } = (
    await lotto.bet(trial, 'MB-HN', [{ playType: 'de', numbers: ['15', '27'], stakePerLot: 100 }])
  ).envelope.value
  expect(await standing('MB-HN')).toEqual(before)
  await trial.client.call('lottery.cancelTicket', {
    requestId: crypto.randomUUID(),
    ticketId: ticket.ticketId,
  })
  expect(await standing('MB-HN')).toEqual(before)
})

it('a crowd of trial accounts closes neither a number nor a draw for members, and lowers no odds', async () => {
  const { settings } = lotto.server.platform
  await settings.write('lottery.numberLiability', 500, 'test')
  await settings.write('lottery.numberReduced', [{ above: 10, odds: 90 }], 'test')
  await settings.write('lottery.drawLiability', 1_000, 'test')
  for (let count = 0; count < 3; count += 1) {
    const rival = await openTrial()
    const { envelope } = await lotto.bet(rival, 'MB-BN', [
      { playType: 'de', numbers: ['08'], stakePerLot: 5 },
    ])
    expect(envelope).toMatchObject({ success: true })
  }
  expect((await lotto.odds('MB-BN')).crowded).toEqual([])
  const member = await lotto.bet(anna, 'MB-BN', [{ playType: 'de', numbers: ['08'], stakePerLot: 5 }])
  expect(member.envelope).toMatchObject({ success: true })
  await settings.write('lottery.numberLiability', 0, 'test')
  await settings.write('lottery.numberReduced', [], 'test')
  await settings.write('lottery.drawLiability', 1_000_000, 'test')
})

it('no number of trial tickets makes a lottery popular', async () => {
  const popular = async () =>
    (await lotto.server.program().call('lottery.popular', { count: 20 })).envelope.value.map(
      ({ gameCode }) => gameCode,
    )
  const before = await popular()
  for (let count = 0; count < 5; count += 1) await lotto.bet(trial, 'D5-3', [sum('big', 1)])
  expect(await popular()).toEqual(before)
})

it('a draw pays play money in play money, and the ledger adds up', async () => {
  const cash = await lotto.cash(trial)
  for (const side of ['big', 'small'] as const) await lotto.bet(trial, 'D5-2', [sum(side, 10)])
  expect(await lotto.cash(trial)).toBe(cash - 20)
  lotto.server.clock.advance(2 * minuteMs)
  await lotto.run()
  expect(await lotto.cash(trial)).toBeGreaterThan(cash - 20)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('asks a trial account for no age, and a member as before', async () => {
  expect((await lotto.bet(trial, 'D5-1', [sum('big', 1)])).envelope.success).toBe(true)
  const client = await lotto.server.member('young', { ageUnknown: true })
  const refused = await lotto.bet({ id: 0n, client }, 'D5-1', [sum('big', 1)])
  expect(refused.envelope).toMatchObject({ success: false, code: 'AGE_UNCONFIRMED' })
})

it('neither the boards of winners nor the reports of operators count play money', async () => {
  const rival = await openTrial()
  const draw = (await nextDrawOf(db(), 'D5-3', lotto.server.clock.now()))!
  for (const side of ['big', 'small'] as const) await lotto.bet(rival, 'D5-3', [sum(side, 100)])
  await lotto.bet(anna, 'D5-3', [sum('big', 1)])
  lotto.server.clock.advance(2 * minuteMs)
  await lotto.run()
  const wins = await recentWins(db(), { limit: 50, memberIds: [rival.id] })
  expect(wins).toEqual([])
  expect(
    (await totalsOfDraw(db(), Number(draw.id))).map(({ currency, tickets }) => [currency, tickets]),
  ).toEqual([['USD', 1]])
  const period = { fromMs: draw.drawAtMs - 1, toMs: draw.drawAtMs + 1 }
  const report = await returnsReport(db(), ['D5-3'], period)
  expect(report.map(({ currency, lines }) => [currency, lines])).toEqual([['USD', 1]])
})

it('play money grows no jackpot of money and takes no part of one', async () => {
  const jackpot = async () => (await lotto.odds('MEGA-645')).game.jackpots.map(({ amount }) => amount)
  const before = await jackpot()
  const rival = await openTrial()
  const numbers = ['01', '02', '03', '04', '05', '06']
  const { envelope } = await lotto.bet(rival, 'MEGA-645', [{ playType: 'mega6', numbers, stakePerLot: 100 }])
  expect(envelope).toMatchObject({ success: true })
  const draw = (await nextDrawOf(db(), 'MEGA-645', lotto.server.clock.now()))!
  lotto.goTo(draw.drawAtMs + minuteMs)
  await lotto.run()
  expect(await jackpot()).toEqual(before)
  const pools = await db().query<{ currency: string }>(
    sql`select distinct currency from lottery_draw_jackpot where draw_id = ${draw.id}`,
  )
  expect(pools).toEqual([{ currency: 'FUN' }])
  expect(await lotto.ledgerDifferences()).toEqual([])
})
