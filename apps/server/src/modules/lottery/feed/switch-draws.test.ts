// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import type { CallClient } from '../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'
import { findDraw, nextDrawOf, nextDrawsOf } from '../draws/draw-store.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'
import { createFeedFollower } from './follow-feed.ts'
import { switchDraws } from './switch-draws.ts'

let lotto: LotteryTestServer
let other: TestServer
let anna: Bettor
let ada: CallClient | undefined
let finn: CallClient | undefined
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  other = await openTestServer({ databaseUrl: lotto.server.ownerUrl, opensKeys: false })
  anna = await lotto.bettor('anna', 1_000)
  ada = await lotto.server.operator('ada', 'admin')
  finn = await lotto.server.operator('finn', 'finance')
})
afterAll(async () => {
  await other.close()
  await lotto.server.close()
})

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const now = () => lotto.server.clock.now()
const feed = (codes: string[]) => lotto.server.platform.settings.write('lottery.feed', codes, 'test')
const upcoming = (gameCode: string) => nextDrawsOf(db(), gameCode, { nowMs: now(), limit: 30 })
const sourcesOf = async (gameCode: string) =>
  (
    await db().query<{ source: string }>(
      sql`select numbers_from as source from lottery_draw where game_code = ${gameCode} and draw_at > ${new Date(now())} and status in ('open', 'closed') order by draw_at`,
    )
  ).map(({ source }) => source)
const onlyOf = async (gameCode: string) => [...new Set(await sourcesOf(gameCode))]
const drawPage = async (id: bigint) =>
  (await ada!.call('backoffice.lotteryDraw', { id: Number(id) })).envelope.value
beforeEach(async () => {
  await feed([])
  await switchDraws(deps(), now())
  await lotto.run()
})

it('makes draws of a feed of all announced draws without tickets, and the console names the one with a ticket', async () => {
  await lotto.bet(anna, 'D5-2', [sum('big', 10)])
  const [first, second] = await upcoming('D5-2')
  await feed(['D5-2'])
  await createFeedFollower(deps())()
  const [mine, ...others] = await sourcesOf('D5-2')
  expect([mine, new Set(others)]).toEqual(['draw', new Set(['feed'])])
  expect(await drawPage(first!.id)).toMatchObject({ numbersFrom: 'draw', keepsSource: true })
  expect(await drawPage(second!.id)).toMatchObject({
    numbersFrom: 'feed',
    keepsSource: false,
    commitment: '',
  })
  const { list } = (await ada!.call('backoffice.lotteries', {})).envelope.value
  expect(list.find(({ gameCode }) => gameCode === 'D5-2')).toMatchObject({ keepingSource: 1 })
  // Once the ticket is cancelled, its draw follows.
  const [ticket] = (await anna.client.call('lottery.tickets', {})).envelope.value.list
  await anna.client.call('lottery.cancelTicket', { ticketId: ticket!.ticketId, requestId: randomUUID() })
  await lotto.run()
  expect(await onlyOf('D5-2')).toEqual(['feed'])
})

it('lets two operators enter the result of a draw that was announced as ours, and settles it at once', async () => {
  await feed(['D5-3'])
  const follow = createFeedFollower(deps())
  await follow()
  await lotto.bet(anna, 'D5-3', [sum('big', 10)])
  const before = await lotto.cash(anna)
  const draw = (await nextDrawOf(db(), 'D5-3', now()))!
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
  expect((await lotto.odds('D5-3')).waiting).toBeNull()
  for (const operator of [ada!, finn!])
    await operator.call('backoffice.enterResult', {
      id: Number(draw.id),
      reason: 'The official page',
      requestId: randomUUID(),
      winningNumber: '9,9,9,9,9',
    })
  await follow()
  expect(await lotto.cash(anna)).toBe(before + 19.6)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('gives draws back to their seeds, with a round of the beacon, and they can be proved', async () => {
  const seeds = new Map((await upcoming('D5-1')).map(({ id, commitment }) => [id, commitment]))
  await feed(['FAST'])
  await lotto.run()
  // Draws that went on sale as those of a feed have named no round so far.
  lotto.goTo(now() + 3 * 60_000)
  await lotto.run()
  expect(await onlyOf('D5-1')).toEqual(['feed'])
  await feed([])
  await lotto.run()
  expect(await onlyOf('D5-1')).toEqual(['draw'])
  const draws = await upcoming('D5-1')
  for (const { id, commitment } of draws) expect(seeds.get(id) ?? commitment).toBe(commitment)
  const last = draws.at(-1)!
  lotto.goTo(last.drawAtMs)
  await lotto.run()
  expect((await findDraw(db(), last.id))?.seed).toMatch(/^[0-9a-f]{64}$/)
})

it('never changes a draw under a ticket that is being bought, with two processes that switch to and fro', async () => {
  const { numero } = (await lotto.odds('D5-5')).draw!
  const draw = (await nextDrawOf(db(), 'D5-5', now()))!
  const settings = [lotto.server.platform.settings, other.platform.settings]
  const switching = async (turn: number): Promise<void> => {
    for (let count = 0; count < 12; count += 1) {
      await settings[turn]!.write('lottery.feed', count % 2 === turn ? ['D5-5'] : [], 'test')
      await switchDraws(turn === 0 ? deps() : other.modules.lotteryDeps, now())
    }
  }
  const buying = async (): Promise<string[]> => {
    const seen: string[] = []
    for (let count = 0; count < 8; count += 1) {
      const { code } = (await lotto.bet(anna, 'D5-5', [sum('big', 1)], { numero })).envelope
      const row = await db().one<{ source: string }>(
        sql`select numbers_from as source from lottery_draw where id = ${draw.id}`,
      )
      if (code === 'OK') seen.push(row!.source)
    }
    return seen
  }
  const [seen] = await Promise.all([buying(), switching(0), switching(1)])
  expect(seen).toHaveLength(8)
  // From the first ticket on it is one or the other.
  expect(new Set(seen).size).toBe(1)
  await expect(
    db().query(
      sql`update lottery_draw set numbers_from = case numbers_from when 'feed' then 'draw' else 'feed' end where id = ${draw.id}`,
    ),
  ).rejects.toThrow('keeps the source')
})
