// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { dayText, dayOf } from '@tessera/rules/lottery/vietnam-days'
import type { NoticeChoice } from '@tessera/rules/lottery/notices/notice-periods'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql, type Database } from '../../../platform/db/index.ts'
import { gameIdOf } from '../games/game-ids.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { sendNotices } from './send-notices.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const now = () => lotto.server.clock.now()
const choose = ({ client }: Bettor, gameCode: string, choice: NoticeChoice | null) =>
  client.call('lottery.chooseNotices', { gameId: gameIdOf(gameCode), choice })
/** What a member was written, newest first; read from the database, because sessions end while days go by. */
const inbox = ({ id }: Bettor) =>
  lotto.server.platform.database.query<{ title: string; content: string }>(
    sql`select title, content from inbox_message where member_id = ${id} order by id desc`,
  )
const send = () => sendNotices(deps(), now())
async function drawNext(gameCode: string): Promise<string> {
  const { draw } = await lotto.odds(gameCode)
  lotto.goTo(draw!.drawTime)
  await lotto.run()
  return draw!.numero
}

it('offers choices by lottery, keeps the one that was made, and refuses others', async () => {
  const anna = await lotto.bettor('anna', 0)
  const read = async (gameCode: string) =>
    (await anna.client.call('lottery.notices', { gameId: gameIdOf(gameCode) })).envelope.value
  expect(await read('MB-HN')).toEqual({ choice: null, choices: ['each', 'won'] })
  expect(await read('D5-1')).toEqual({ choice: null, choices: ['won', 'daily'] })
  await choose(anna, 'MB-HN', 'each')
  await choose(anna, 'MB-HN', 'won')
  expect((await read('MB-HN')).choice).toBe('won')
  expect((await choose(anna, 'D5-1', 'each')).envelope).toMatchObject({ code: 'NO_SUCH_NOTICE' })
  expect((await read('D5-1')).choice).toBeNull()
  await choose(anna, 'MB-HN', null)
  expect((await read('MB-HN')).choice).toBeNull()
  expect((await lotto.server.program().call('lottery.notices', { gameId: 1 })).status).toBe(401)
})

it('writes a result once to those who chose it, though two processes send, one is cut off, and both repeat', async () => {
  const follower = await lotto.bettor('follower', 0)
  const loser = await lotto.bettor('loser', 10)
  const other = await lotto.bettor('other', 0)
  await choose(follower, 'MB-HN', 'each')
  await choose(loser, 'MB-HN', 'won')
  // Wins once in ten thousand draws; the seeds of tests are fixed.
  await lotto.bet(loser, 'MB-HN', [{ playType: 'de_4c', numbers: ['0000'], stakePerLot: 1 }])
  await send()
  expect(await inbox(follower)).toEqual([])
  const numero = await drawNext('MB-HN')
  const cutOff = Object.create(deps().database, {
    transaction: {
      value: (work: Parameters<Database['transaction']>[0]) =>
        deps().database.transaction(async (tx) => {
          await work(tx)
          throw new Error('cut off')
        }),
    },
  }) as Database
  await expect(sendNotices({ ...deps(), database: cutOff }, now())).rejects.toThrow('cut off')
  expect(await inbox(follower)).toEqual([])
  await Promise.all([send(), send(), send()])
  await send()
  const [message, ...more] = await inbox(follower)
  expect(more).toEqual([])
  const day = numero.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  expect(message?.title).toBe(`Hà Nội: results of ${day}`)
  const drawn = await lotto.server
    .program()
    .call('lottery.openedNumbers', { gameId: gameIdOf('MB-HN'), count: 1 })
  const special = drawn.envelope.value.list[0]?.winningNumber.split('~')[0]
  expect(message?.content).toContain(`<p>ĐB ${special}</p>`)
  expect([await inbox(loser), await inbox(other)]).toEqual([[], []])
})

it('gathers wins of a fast lottery by the hour, so that nobody is flooded', async () => {
  const hour = Math.ceil((now() + 1) / (60 * minuteMs)) * 60 * minuteMs
  lotto.goTo(hour + minuteMs)
  await lotto.run()
  const winner = await lotto.bettor('winner', 200)
  await choose(winner, 'D5-5', 'won')
  for (let times = 0; times < 3; times += 1) {
    const bet = await lotto.bet(winner, 'D5-5', [sum('big', 10), sum('small', 10)])
    expect(bet.envelope).toMatchObject({ success: true })
    await drawNext('D5-5')
    await send()
  }
  expect(await inbox(winner)).toEqual([])
  lotto.goTo(hour + 61 * minuteMs)
  await lotto.run()
  await send()
  await send()
  const [message, ...more] = await inbox(winner)
  expect(more).toEqual([])
  expect(message?.title).toContain(dayText(dayOf(hour)).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  expect(message?.content).toContain(
    'Your tickets: 3. Winning tickets: 3. They cost 60.00 USD and returned 58.80 USD.',
  )
})

it('sends a digest of the day only to members with tickets', async () => {
  const player = await lotto.bettor('player', 100)
  // Who cancels every ticket has none.
  const idle = await lotto.bettor('idle', 10)
  await choose(player, 'D5-3', 'daily')
  await choose(idle, 'D5-3', 'daily')
  const { ticketId } = (await lotto.bet(idle, 'D5-3', [sum('big', 10)])).envelope.value.ticket
  await idle.client.call('lottery.cancelTicket', { ticketId, requestId: randomUUID() })
  await lotto.bet(player, 'D5-3', [sum('big', 10), sum('small', 10)])
  await drawNext('D5-3')
  await send()
  expect(await inbox(player)).toEqual([])
  const midnight = (Math.floor((now() + 7 * 60 * minuteMs) / 86_400_000) + 1) * 86_400_000 - 7 * 60 * minuteMs
  lotto.goTo(midnight + minuteMs)
  await lotto.run()
  await send()
  expect((await inbox(player)).map(({ content }) => content)).toEqual([
    '<p>Your tickets: 1. Winning tickets: 1. They cost 20.00 USD and returned 19.60 USD.</p>',
  ])
  expect(await inbox(idle)).toEqual([])
})
