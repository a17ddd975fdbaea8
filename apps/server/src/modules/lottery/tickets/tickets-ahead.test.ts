// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { voidDraw } from '../draws/void-draw.ts'
import { countSold, nextDrawsOf } from '../draws/draw-store.ts'
import { gameIdOf } from '../games/game-ids.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
const ticketsOf = async ({ client }: Bettor) => (await client.call('lottery.tickets', {})).envelope.value

it('sells one ticket for each of the next draws, each with its own stake', async () => {
  const { draw, drawsAhead } = await lotto.odds('MB-HN')
  const numbers = [draw!.numero, ...drawsAhead.map(({ numero }) => numero)]
  expect(numbers).toHaveLength(10)
  const line = { playType: 'de', numbers: ['07'], stakePerLot: 10 }
  const { envelope } = await lotto.bet(anna, 'MB-HN', [line], { draws: 3 })
  expect(envelope).toMatchObject({ success: true, value: { balance: 970 } })
  expect(envelope.value.tickets.map(({ numero, stake }) => [numero, stake])).toEqual(
    numbers.slice(0, 3).map((numero) => [numero, 10]),
  )
  expect(envelope.value.ticket).toEqual(envelope.value.tickets[0])
  expect((await ticketsOf(anna)).list).toEqual(envelope.value.tickets)
  expect(await lotto.cash(anna)).toBe(970)
})

it('carries out a repeated request for several draws once', async () => {
  const otto = await lotto.bettor('otto', 100)
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => lotto.bet(otto, 'D5-5', [sum('big', 5)], { requestId, draws: 4 })),
  )
  expect(
    new Set(answers.flatMap(({ envelope }) => envelope.value.tickets.map(({ code }) => code))).size,
  ).toBe(4)
  expect([await lotto.cash(otto), (await ticketsOf(otto)).totalCount]).toEqual([80, 4])
})

it('sells all of them or none: for lack of money, or because one of the draws is full', async () => {
  const { settings } = lotto.server.platform
  const rita = await lotto.bettor('rita', 29)
  const codeOf = async (draws: number) =>
    (await lotto.bet(rita, 'D5-3', [sum('big', 10)], { draws })).envelope.code
  expect(await codeOf(3)).toBe('INSUFFICIENT')
  const [, second] = await nextDrawsOf(db(), 'D5-3', { nowMs: lotto.server.clock.now(), limit: 2 })
  await db().transaction(async (tx) => {
    await countSold(tx, second!.id, { tickets: 1, staked: units(1), mostReturn: units(30) })
  })
  await settings.write('lottery.drawLiability', 40, 'test')
  expect(await codeOf(2)).toBe('DRAW_FULL')
  expect([await lotto.cash(rita), (await ticketsOf(rita)).totalCount]).toEqual([29, 0])
  expect(await codeOf(1)).toBe('OK')
  await settings.write('lottery.drawLiability', 50_000_000, 'test')
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('refuses more draws than the setting allows', async () => {
  const { settings } = lotto.server.platform
  await settings.write('lottery.drawsAhead', 2, 'test')
  expect((await lotto.odds('D5-5')).drawsAhead).toHaveLength(1)
  const before = await lotto.cash(anna)
  expect((await lotto.bet(anna, 'D5-5', [sum('big', 1)], { draws: 3 })).envelope).toMatchObject({
    code: 'TOO_MANY_DRAWS',
    value: { max: 2 },
  })
  await settings.write('lottery.drawsAhead', 10, 'test')
  expect(
    (
      await anna.client.callWith('lottery.bet', {
        requestId: randomUUID(),
        gameId: gameIdOf('D5-5'),
        numero: (await lotto.odds('D5-5')).draw!.numero,
        lines: [sum('big', 1)],
        draws: 31,
      })
    ).status,
  ).toBe(400)
  expect(await lotto.cash(anna)).toBe(before)
})

it('settles each ticket with its own draw, and pays the stake of a draw that is called off back', async () => {
  const pia = await lotto.bettor('pia', 30)
  const { tickets } = (await lotto.bet(pia, 'D5-1', [sum('big', 10)], { draws: 3 })).envelope.value
  const [, second] = await nextDrawsOf(db(), 'D5-1', { nowMs: lotto.server.clock.now(), limit: 3 })
  await db().transaction((tx) => voidDraw(tx, second!.id))
  for (const { drawTime } of tickets) {
    lotto.goTo(drawTime)
    await lotto.run()
  }
  const { list } = await ticketsOf(pia)
  expect(list.map(({ status }) => status)).toEqual(['settled', 'refunded', 'settled'])
  expect(list[1]).toMatchObject({ returned: 10 })
  expect(await lotto.cash(pia)).toBe(list.reduce((total, { returned }) => total + (returned ?? 0), 0))
  expect(await lotto.ledgerDifferences()).toEqual([])
})
