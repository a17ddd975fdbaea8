// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { nextDrawOf } from '../draws/draw-store.ts'
import { gameIdOf } from '../games/game-ids.ts'
import { minuteMs, openLotteryTestServer, type LotteryTestServer } from '../lottery-for-tests.ts'
import {
  approveCorrection,
  askCorrection,
  planCorrection,
} from '../operations/corrections/steer-correction.ts'
import { enterResult } from '../operations/enter-result.ts'
import { operateDraws } from '../operations/operate-draws.ts'
import { countDays } from './count-days.ts'

const everybody = async (_: unknown, operatorIds: readonly number[]) => new Set(operatorIds)

let lotto: LotteryTestServer
const gameCode = 'D5-5'
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  await lotto.server.platform.settings.write('lottery.feed', [gameCode], 'test')
  await lotto.run()
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.platform
const db = () => deps().database
const now = () => lotto.server.clock.now()
const by = (operatorId: number) => ({
  operatorId,
  operatorName: 'by',
  reason: 'Misread',
  nowMs: now(),
  mayStillEnter: everybody,
  mayPay: everybody,
  mayStillCorrect: everybody,
})
const counts = () =>
  db().query(
    sql`select version, draws, corrections from lottery_day_count where game_code = ${gameCode} order by day, version`,
  )
/** How often the digit 9 was drawn. */
async function nines(): Promise<number> {
  const asked = { gameId: gameIdOf(gameCode) }
  const { series } = (await lotto.server.program().call('lottery.statistics', asked)).envelope.value
  return series[0]?.values.at(-1)?.hits ?? 0
}

it('counts a day anew after a correction, once, though jobs and the correction count at the same time', async () => {
  const { id, drawAtMs } = (await nextDrawOf(db(), gameCode, now()))!
  const drawId = Number(id)
  lotto.goTo(drawAtMs)
  await lotto.run()
  for (const operatorId of [901, 902])
    await db().transaction((tx) =>
      enterResult(tx, deps(), { id: drawId, winningNumber: '9,9,9,9,9' }, by(operatorId)),
    )
  await lotto.run()
  lotto.goTo(drawAtMs + 26 * 60 * minuteMs)
  await countDays(deps(), now())
  expect([await counts(), await nines()]).toEqual([[{ version: 1, draws: 1, corrections: 0 }], 5])
  const correction = await db().transaction((tx) =>
    planCorrection(tx, { id: drawId, winningNumber: '0,0,0,0,9' }, by(901)),
  )
  await operateDraws(deps(), now())
  await db().transaction((tx) => askCorrection(tx, correction, by(901)))
  await db().transaction((tx) => approveCorrection(tx, correction, by(902)))
  await Promise.all([operateDraws(deps(), now()), countDays(deps(), now()), operateDraws(deps(), now())])
  await countDays(deps(), now())
  expect(await counts()).toEqual([
    { version: 1, draws: 1, corrections: 0 },
    { version: 2, draws: 1, corrections: 1 },
  ])
  lotto.goTo(now() + 6 * minuteMs)
  expect(await nines()).toBe(1)
})
