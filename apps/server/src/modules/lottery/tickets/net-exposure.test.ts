// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { turnover } from '../../bets/index.ts'
import { findDraw, nextDrawOf } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import { voidDraw } from '../draws/void-draw.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { endTicket } from './end-ticket.ts'

let lotto: LotteryTestServer
beforeAll(async () => {
  lotto = await openLotteryTestServer()
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
const deps = () => lotto.server.modules.lotteryDeps
/** All valid bets of a member so far, in units. */
const validBets = async ({ id }: Bettor) =>
  Number((await turnover(db(), id, { fromMs: 0, toMs: lotto.server.clock.now() + minuteMs })).validBet) / 1e6
async function draw(): Promise<void> {
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
}

it('counts nothing for 100 on each side of a draw, on one ticket or on two', async () => {
  const [one, two] = [await lotto.bettor('hedgeone', 1_000), await lotto.bettor('hedgetwo', 1_000)]
  await lotto.bet(one, 'D5-1', [sum('big', 100), sum('small', 100)])
  await lotto.bet(two, 'D5-1', [sum('big', 100)])
  await lotto.bet(two, 'D5-1', [sum('small', 100)])
  await draw()
  expect([await lotto.cash(one), await lotto.cash(two)]).toEqual([996, 996])
  expect([await validBets(one), await validBets(two)]).toEqual([0, 0])
})

it("counts the difference of two sides, spread over their tickets, and other members' bets whole", async () => {
  const [uneven, plain] = [await lotto.bettor('uneven01', 1_000), await lotto.bettor('plainone', 1_000)]
  await lotto.bet(uneven, 'D5-1', [sum('big', 100)])
  await lotto.bet(uneven, 'D5-1', [sum('small', 60)])
  await lotto.bet(plain, 'D5-1', [sum('small', 60)])
  await draw()
  expect(await validBets(uneven)).toBeCloseTo(40, -0.5)
  expect(await validBets(plain)).toBe(60)
})

it('counts bets on two draws separately', async () => {
  const early = await lotto.bettor('earlybet', 1_000)
  await lotto.bet(early, 'D5-1', [sum('big', 10)])
  await draw()
  await lotto.bet(early, 'D5-1', [sum('small', 10)])
  await draw()
  expect(await validBets(early)).toBe(20)
})

it('counts the same when settlement is cut off between two tickets of a hedge', async () => {
  const cut = await lotto.bettor('cutshort', 1_000)
  const ids: string[] = []
  for (const side of ['big', 'small'] as const)
    ids.push((await lotto.bet(cut, 'D5-1', [sum(side, 50)])).envelope.value.ticket.ticketId)
  const { id } = (await nextDrawOf(db(), 'D5-1', lotto.server.clock.now()))!
  lotto.server.clock.advance(minuteMs)
  await makeDueDraws(deps(), lotto.server.clock.now())
  await endTicket(deps(), (await findDraw(db(), id))!, { id: ids[0]!, memberId: cut.id })
  await settleDraws(deps())
  expect([await validBets(cut), await lotto.cash(cut)]).toEqual([0, 998])
})

it('counts nothing for a draw that is called off', async () => {
  const late = await lotto.bettor('calledof', 1_000)
  await lotto.bet(late, 'D5-1', [sum('big', 50)])
  const { id } = (await nextDrawOf(db(), 'D5-1', lotto.server.clock.now()))!
  await db().transaction((tx) => voidDraw(tx, id))
  await settleDraws(deps())
  await draw()
  expect([await validBets(late), await lotto.cash(late)]).toEqual([0, 1_000])
  expect(await lotto.ledgerDifferences()).toEqual([])
})
