// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { findDraw, lockDraw, nextDrawOf } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
const bettors: Bettor[] = []
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  for (const name of ['closeone', 'closetwo', 'closethr', 'closefou'])
    bettors.push(await lotto.bettor(name, 1_000))
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
const next = async () => (await nextDrawOf(db(), 'D5-5', lotto.server.clock.now()))!
const waitingForLocks = async () =>
  Number(
    (
      await db().one<{ count: bigint }>(
        sql`select count(*) as count from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
      )
    )?.count,
  )
const allBet = (times: number) =>
  Array.from({ length: times }, () => bettors.map((bettor) => lotto.bet(bettor, 'D5-5', [sum('big', 1)])))
    .flat()
    .map(async (answer) => (await answer).envelope.code)

it('sells no ticket that waited for others until its draw had closed', async () => {
  const draw = await next()
  lotto.goTo(draw.closesAtMs - 1)
  let release = (): void => undefined
  const held = db().transaction(async (tx) => {
    await lockDraw(tx, draw.id)
    await new Promise<void>((resolve) => {
      release = resolve
    })
  })
  const bets = allBet(1)
  await expect.poll(waitingForLocks, { timeout: 20_000 }).toBeGreaterThan(0)
  lotto.goTo(draw.closesAtMs)
  release()
  await held
  expect(new Set(await Promise.all(bets))).toEqual(new Set(['DRAW_CLOSED']))
  expect((await findDraw(db(), draw.id))?.tickets).toBe(0)
  for (const bettor of bettors) expect(await lotto.cash(bettor)).toBe(1_000)
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
})

it('sells each of many tickets in the last millisecond whole or not at all, and none once the draw is made', async () => {
  const draw = await next()
  lotto.goTo(draw.closesAtMs - 1)
  const bets = allBet(10)
  await expect
    .poll(async () => (await findDraw(db(), draw.id))?.tickets, { timeout: 20_000 })
    .toBeGreaterThan(0)
  lotto.goTo(draw.drawAtMs)
  await makeDueDraws(lotto.server.modules.lotteryDeps, lotto.server.clock.now())
  const made = (await findDraw(db(), draw.id))!
  const codes = await Promise.all(bets)
  const sold = codes.filter((code) => code === 'OK').length
  expect([made.status, new Set(codes.filter((code) => code !== 'OK')).size <= 1]).toEqual(['drawn', true])
  expect((await findDraw(db(), draw.id))?.tickets).toBe(made.tickets)
  expect(made.tickets).toBe(sold)
  const stored = await db().one<{ count: number }>(
    sql`select count(*)::integer as count from lottery_ticket where draw_id = ${draw.id}`,
  )
  expect(stored?.count).toBe(sold)
  expect(await lotto.ledgerDifferences()).toEqual([])
})
