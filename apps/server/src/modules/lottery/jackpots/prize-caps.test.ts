// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { closeDrawsUntil, findDraw, nextDrawOf, type Draw } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import { openLotteryTestServer, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'
import { sharedCaps } from './prize-cap-store.ts'
import { prepareShares } from './prepare-shares.ts'

let lotto: LotteryTestServer
let anna: Bettor
let ben: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 10_000)
  ben = await lotto.bettor('ben', 10_000)
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const eight = ['01', '02', '03', '04', '05', '06', '07', '08']
const buy = async (bettor: Bettor, stakePerLot: number) =>
  (await lotto.bet(bettor, 'KENO', [{ playType: 'k8', numbers: eight, stakePerLot }])).envelope.value.ticket
    .ticketId
const returnedTo = async (bettor: Bettor, ticketId: string) =>
  (await bettor.client.call('lottery.tickets', {})).envelope.value.list.find(
    (ticket) => ticket.ticketId === ticketId,
  )?.returned

/** Makes the next draw of Keno without settling it, and gives these tickets eight of its balls. */
async function drawnFor(ticketIds: readonly string[]): Promise<Draw> {
  const { id, drawAtMs } = (await nextDrawOf(db(), 'KENO', lotto.server.clock.now()))!
  lotto.goTo(drawAtMs)
  await closeDrawsUntil(db(), drawAtMs)
  await makeDueDraws(deps(), drawAtMs)
  const draw = (await findDraw(db(), id))!
  const owner = new pg.Client({ connectionString: lotto.server.ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `update lottery_ticket set lines = jsonb_set(lines, '{0,numbers}', $1::jsonb) where id = any ($2::uuid[])`,
      [JSON.stringify(draw.winningNumber!.split(',').slice(3, 11)), ticketIds],
    )
  } finally {
    await owner.end()
  }
  return draw
}

it('says the cap before anybody buys, and keeps that of a draw on sale when the setting changes', async () => {
  const capOf = async (code: string) =>
    (await lotto.odds('KENO')).playTypes.find(({ playType }) => playType === code)?.prizeCap
  expect([await capOf('k8'), await capOf('k10'), await capOf('k7')]).toEqual([1_000_000, 1_000_000, null])
  await lotto.server.platform.settings.write('lottery.prizeCaps', [], 'test')
  await lotto.run()
  expect(await capOf('k8')).toBe(1_000_000)
  await lotto.server.platform.settings.write(
    'lottery.prizeCaps',
    [{ playType: 'k8', most: 1_000_000 }],
    'test',
  )
})

it('refuses caps of plays without such a prize, and two of one play', async () => {
  const { settings } = lotto.server.platform
  for (const wrong of [
    [{ playType: 'kbs', most: 10 }],
    [{ playType: 'lo2', most: 10 }],
    [{ playType: 'k8', most: 0 }],
    [
      { playType: 'k8', most: 10 },
      { playType: 'k8', most: 20 },
    ],
  ])
    await expect(settings.write('lottery.prizeCaps', wrong, 'test')).rejects.toThrow()
})

it('pays the prize whole while all winners fit below the cap', async () => {
  await lotto.run()
  const tickets = [await buy(anna, 20), await buy(ben, 30)] as const
  const draw = await drawnFor(tickets)
  await settleDraws(deps())
  expect([await returnedTo(anna, tickets[0]), await returnedTo(ben, tickets[1])]).toEqual([400_000, 600_000])
  expect(await sharedCaps(db(), draw.id)).toEqual([])
})

it('is shared above the cap, each rounded down, once, by any number of processes at once', async () => {
  await lotto.run()
  const tickets = [await buy(anna, 20), await buy(ben, 30), await buy(ben, 1)] as const
  const draw = await drawnFor(tickets)
  const before = await lotto.cash(anna)
  await Promise.all(Array.from({ length: 4 }, () => prepareShares(deps(), draw)))
  await Promise.all(Array.from({ length: 4 }, () => settleDraws(deps())))
  await prepareShares(deps(), draw)
  const returned = [
    await returnedTo(anna, tickets[0]),
    await returnedTo(ben, tickets[1]),
    await returnedTo(ben, tickets[2]),
  ]
  expect(returned).toEqual([392_156.86, 588_235.29, 19_607.84])
  expect((await lotto.cash(anna)) - before).toBeCloseTo(392_156.86, 2)
  expect(await sharedCaps(db(), draw.id)).toMatchObject([
    {
      playType: 'k8',
      tier: '8',
      currency: 'USD',
      picks: 3,
      cap: 1_000_000_000_000n,
      due: 1_020_000_000_000n,
    },
  ])
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('prepares nothing when it fails halfway, and all of it the next time', async () => {
  await lotto.run()
  const tickets = [await buy(anna, 40), await buy(ben, 40)] as const
  const draw = await drawnFor(tickets)
  const clock = {
    ...deps().clock,
    now: () => {
      throw new Error('killed')
    },
  }
  await expect(prepareShares({ ...deps(), clock }, draw)).rejects.toThrow('killed')
  expect(await sharedCaps(db(), draw.id)).toEqual([])
  await settleDraws(deps())
  expect([await returnedTo(anna, tickets[0]), await returnedTo(ben, tickets[1])]).toEqual([500_000, 500_000])
})

it('lets nobody change the cap of a draw that is on sale', async () => {
  await lotto.run()
  const { id } = (await nextDrawOf(db(), 'KENO', lotto.server.clock.now()))!
  await expect(db().query(sql`update lottery_draw set prize_caps = '[]' where id = ${id}`)).rejects.toThrow(
    'permission denied',
  )
})
