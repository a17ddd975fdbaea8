// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { findDraw, nextDrawOf } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { openDraws } from '../draws/open-draws.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { fetchRounds } from './fetch-rounds.ts'
import { makeWaitingDraws } from './follow-beacons.ts'

let lotto: LotteryTestServer
let anna: Bettor
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
/** Her session has ended when the clock went on for long. */
async function loginAgain(): Promise<void> {
  const { client } = anna
  client.token = undefined
  const { envelope } = await client.call('identity.login', {
    username: 'anna',
    password: 'Correct-horse-9',
    ...(await client.botCheck()),
  })
  client.token = envelope.value.token
}
const both = () => lotto.bet(anna, 'D5-1', [sum('big', 10), sum('small', 10)])
const next = async (gameCode = 'D5-1') => (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
const alertsOf = async (kind: string) =>
  (await db().query<{ times: number }>(sql`select times from operator_alert where kind = ${kind}`)).length
const endsOf = async (ticketId: string) =>
  Number(
    (
      await db().one<{ count: bigint }>(
        sql`select count(*) as count from ledger_posting where cause = 'lottery.end' and external_id = ${ticketId}`,
      )
    )?.count,
  )

it('delays a draw whose beacon is late, says so, and makes it once the round is there', async () => {
  await both()
  const draw = await next()
  lotto.server.beacon.isAway = true
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
  expect((await findDraw(db(), draw.id))?.status).toBe('closed')
  expect((await lotto.odds('D5-1')).waiting).toMatchObject({ numero: draw.numero })
  // Meanwhile the next draws are on sale.
  expect((await both()).envelope.code).toBe('OK')
  lotto.server.beacon.isAway = false
  await Promise.all([makeWaitingDraws(deps()), makeWaitingDraws(deps()), lotto.run()])
  expect((await findDraw(db(), draw.id))?.status).toBe('settled')
  expect((await lotto.odds('D5-1')).waiting).toBeNull()
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('calls a draw off when its beacon stays away, gives the stakes back once, and alerts the operators', async () => {
  lotto.server.clock.advance(5 * minuteMs)
  await lotto.run()
  const cashBefore = await lotto.cash(anna)
  const { ticketId } = (await both()).envelope.value.ticket
  const draw = await next()
  lotto.server.beacon.isAway = true
  lotto.server.clock.advance(60 * minuteMs)
  await lotto.run()
  expect((await findDraw(db(), draw.id))?.status).toBe('closed')
  lotto.server.clock.advance(3 * minuteMs)
  await Promise.all([lotto.run(), lotto.run()])
  await settleDraws(deps())
  expect((await findDraw(db(), draw.id))?.status).toBe('void')
  await loginAgain()
  expect([await lotto.cash(anna), await endsOf(ticketId)]).toEqual([cashBefore, 1])
  expect(await alertsOf('lottery.beaconMissing')).toBe(1)
  lotto.server.beacon.isAway = false
  await lotto.run()
  expect((await findDraw(db(), draw.id))?.winningNumber).toBeUndefined()
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('asks once for a round that several draws share', async () => {
  await lotto.run()
  const atMs = (await next('D5-5')).drawAtMs
  lotto.goTo(atMs)
  let asked = 0
  const { beacons } = deps()
  const counting = {
    ...deps(),
    beacons: {
      ...beacons,
      rounds: (...of: Parameters<typeof beacons.rounds>) => ((asked += 1), beacons.rounds(...of)),
    },
  }
  const due = await db().one<{ draws: bigint; rounds: bigint }>(sql`
    select count(*) as draws, count(distinct round) as rounds from lottery_draw join lottery_draw_beacon on draw_id = id
    where status in ('open', 'closed') and draw_at <= ${new Date(atMs)}`)
  expect(Number(due!.draws)).toBeGreaterThan(Number(due!.rounds))
  await makeDueDraws(counting, atMs)
  expect(asked).toBe(Number(due!.rounds))
})

it('makes a draw after a process was killed between storing the round and making the draw', async () => {
  await lotto.run()
  const { ticketId } = (await both()).envelope.value.ticket
  const draw = await next()
  lotto.server.clock.advance(minuteMs)
  await fetchRounds(deps(), lotto.server.clock.now())
  lotto.server.beacon.isAway = true
  await Promise.all([lotto.run(), lotto.run()])
  lotto.server.beacon.isAway = false
  expect((await findDraw(db(), draw.id))?.status).toBe('settled')
  expect(await endsOf(ticketId)).toBe(1)
})

it('makes no draw early while the clock is set back, and each once after it jumped ahead', async () => {
  await lotto.run()
  await both()
  const draw = await next()
  lotto.server.clock.advance(-3 * minuteMs)
  await lotto.run()
  expect((await findDraw(db(), draw.id))?.status).toBe('open')
  lotto.server.clock.advance(20 * minuteMs)
  await Promise.all([lotto.run(), lotto.run()])
  expect((await findDraw(db(), draw.id))?.status).toBe('settled')
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('finishes draws that were on sale before beacons from their seed alone', async () => {
  await lotto.run()
  const draw = await next()
  // As the migration finds it: no row names a beacon for it.
  const owner = new (await import('pg')).default.Client(lotto.server.ownerUrl)
  await owner.connect()
  await owner.query('delete from lottery_draw_beacon where draw_id = $1', [draw.id])
  await owner.end()
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
  expect((await findDraw(db(), draw.id))?.status).toBe('settled')
})

it('opens no draw while no beacon was ever known', async () => {
  const other = await openLotteryTestServer()
  other.server.beacon.isAway = true
  const owner = new (await import('pg')).default.Client(other.server.ownerUrl)
  await owner.connect()
  await owner.query(
    'truncate lottery_draw_beacon, beacon_round, beacon_source, lottery_draw, lottery_ticket cascade',
  )
  await owner.end()
  await openDraws(other.server.modules.lotteryDeps, other.server.clock.now())
  const count = await other.server.platform.database.one<{ count: bigint }>(
    sql`select count(*) as count from lottery_draw`,
  )
  expect(Number(count?.count)).toBe(0)
  await other.server.close()
})
