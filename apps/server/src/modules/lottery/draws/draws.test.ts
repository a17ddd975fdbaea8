// SPDX-License-Identifier: Apache-2.0
import { createHash, randomBytes } from 'node:crypto'
import { checkDraw, isFairDraw } from '@tessera/rules/lottery/fair/check-draw'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemChance } from '../../../platform/chance/chance.ts'
import { createJobs } from '../../../platform/jobs/index.ts'
import { sql } from '../../../platform/db/index.ts'
import { vaultKeyOf } from '../../../platform/keys/index.ts'
import { gameIdOf } from '../games/game-ids.ts'
import { lotteryJobs } from '../jobs.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { endTicket } from '../tickets/end-ticket.ts'
import { findDraw, nextDrawOf } from './draw-store.ts'
import { makeDueDraws } from './make-draw.ts'
import { settleDraws } from './settle-draws.ts'
import { simulatePast } from './simulate-past.ts'
import { voidDraw } from './void-draw.ts'

let lotto: LotteryTestServer
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
/** Both sides of a fast lottery, 10 each: one of them pays 19.60. */
const bothSides = () => lotto.bet(anna, 'D5-1', [sum('big', 10), sum('small', 10)])
const ticketOf = async (ticketId: string) =>
  (await anna.client.call('lottery.tickets', {})).envelope.value.list.find((one) => one.ticketId === ticketId)
const next = async (gameCode = 'D5-1') => (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
const returnsOf = async (ticketId: string) =>
  Number(
    (
      await db().one<{ count: bigint }>(
        sql`select count(*) as count from ledger_posting where cause = 'lottery.end' and external_id = ${ticketId}`,
      )
    )?.count,
  )

it('publishes what a draw will be made from before betting closes, and the seed with the numbers', async () => {
  const before = (await lotto.odds('MB-HN')).draw!
  expect(before.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(await findDraw(db(), (await next('MB-HN')).id)).toMatchObject({
    status: 'open',
    seed: undefined,
    winningNumber: undefined,
  })
  lotto.goTo(before.drawTime)
  anna.client.token = (
    await anna.client.call('identity.login', {
      username: 'anna',
      password: 'Correct-horse-9',
      ...(await anna.client.botCheck()),
    })
  ).envelope.value.token
  const received: string[] = []
  const leave = lotto.server.platform.live.add({
    actor: undefined,
    send: (frame) => void received.push(frame),
    close: () => undefined,
  })
  await lotto.run()
  leave()
  const [drawn] = (await lotto.server.program().call('lottery.openedNumbers', { gameId: gameIdOf('MB-HN') }))
    .envelope.value.list
  expect(drawn).toMatchObject({
    numero: before.numero,
    commitment: before.commitment,
    winningTime: before.drawTime,
  })
  expect(createHash('sha256').update(Buffer.from(drawn!.seed, 'hex')).digest('hex')).toBe(before.commitment)
  expect(drawn!.beacon).toMatchObject({ id: before.beacon?.source, round: before.beacon?.round })
  expect(isFairDraw(checkDraw({ ...drawn!, gameCode: 'MB-HN' }))).toBe(true)
  expect(isFairDraw(checkDraw({ ...drawn!, gameCode: 'MB-HN', beacon: null }))).toBe(false)
  // Open pages receive every draw that is made on time, and nothing about late ones.
  expect(received.map((frame) => JSON.parse(frame) as object)).toContainEqual({
    topic: 'lottery.drawn',
    payload: {
      gameId: gameIdOf('MB-HN'),
      numero: before.numero,
      winningNumber: drawn!.winningNumber,
      winningTime: before.drawTime,
    },
  })
  expect(drawn!.winningNumber.split('~').map((row) => row.split(',').length)).toEqual([
    1, 1, 2, 6, 4, 6, 3, 4,
  ])
})

it('cannot be predicted by reading the database', async () => {
  const { nonce, commitment } = await next()
  const guesses = [nonce, createHash('sha256').update(nonce).digest()]
  for (const guess of guesses) expect(createHash('sha256').update(guess).digest('hex')).not.toBe(commitment)
})

it('pays a ticket what its lines won, once, however often and wherever settlement runs', async () => {
  const cashBefore = await lotto.cash(anna)
  const { ticketId } = (await bothSides()).envelope.value.ticket
  expect(await lotto.cash(anna)).toBe(cashBefore - 20)
  lotto.server.clock.advance(minuteMs)
  await Promise.all([lotto.run(), lotto.run(), lotto.run()])
  await lotto.run()
  expect(await lotto.cash(anna)).toBe(Math.round((cashBefore - 0.4) * 100) / 100)
  expect(await returnsOf(ticketId)).toBe(1)
  const ticket = (await ticketOf(ticketId))!
  expect(ticket).toMatchObject({ status: 'settled', returned: 19.6 })
  expect(ticket.lines.map(({ returned }) => returned).toSorted()).toEqual([0, 19.6])
  const big = ticket.winningNumber.split(',').reduce((total, ball) => total + Number(ball), 0) >= 23
  expect(ticket.lines[big ? 0 : 1]?.returned).toBe(19.6)
  expect((await anna.client.call('bets.history', {})).envelope.value.list[0]).toMatchObject({
    roundId: ticketId,
    bet: 20,
    validBet: 0,
    payout: 19.6,
    status: 'settled',
  })
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('continues where a process was cut off between the draw and the settlement, or in the middle of it', async () => {
  const ids = [
    (await bothSides()).envelope.value.ticket.ticketId,
    (await bothSides()).envelope.value.ticket.ticketId,
  ]
  const draw = await next()
  lotto.server.clock.advance(minuteMs)
  await makeDueDraws(deps(), lotto.server.clock.now())
  const drawn = (await findDraw(db(), draw.id))!
  expect([drawn.status, (await ticketOf(ids[0]!))?.status]).toEqual(['drawn', 'open'])
  await endTicket(deps(), drawn, { id: ids[0]!, memberId: anna.id })
  await Promise.all([settleDraws(deps()), settleDraws(deps())])
  await makeDueDraws(deps(), lotto.server.clock.now())
  expect(await findDraw(db(), draw.id)).toMatchObject({
    status: 'settled',
    winningNumber: drawn.winningNumber,
  })
  for (const id of ids) expect([(await ticketOf(id))?.returned, await returnsOf(id)]).toEqual([19.6, 1])
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('runs a draw in one of several processes, and a process that comes late catches up', async () => {
  await lotto.run()
  const { ticketId } = (await bothSides()).envelope.value.ticket
  const {
    platform: { database, clock, log },
  } = lotto.server
  const process = () => createJobs({ database, clock, chance: systemChance, log, jobs: lotteryJobs(deps()) })
  lotto.server.clock.advance(12 * minuteMs)
  await Promise.all([process().runDue(), process().runDue()])
  expect((await ticketOf(ticketId))?.status).toBe('settled')
  expect((await lotto.odds('D5-1')).draw).not.toBeNull()
})

it('skips a draw that nobody bet on and that was due while the platform was down', async () => {
  await lotto.run()
  const draw = await next()
  const gamesDrawn = async () =>
    (
      await lotto.server.program().call('lottery.openedNumbers', { gameId: gameIdOf('D5-1') })
    ).envelope.value.list.map(({ numero }) => numero)
  lotto.server.clock.advance(12 * minuteMs)
  await lotto.run()
  expect(await findDraw(db(), draw.id)).toMatchObject({ status: 'void', winningNumber: undefined })
  expect(await gamesDrawn()).not.toContain(draw.numero)
})

it('gives all stakes back when a draw is called off, once', async () => {
  await lotto.run()
  const cashBefore = await lotto.cash(anna)
  const { ticketId } = (await bothSides()).envelope.value.ticket
  const draw = await next()
  expect(await db().transaction((tx) => voidDraw(tx, draw.id))).toBe(true)
  expect((await lotto.bet(anna, 'D5-1', [sum('big', 1)], { numero: draw.numero })).envelope.code).toBe(
    'DRAW_CLOSED',
  )
  await Promise.all([settleDraws(deps()), settleDraws(deps())])
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
  expect([await lotto.cash(anna), await returnsOf(ticketId)]).toEqual([cashBefore, 1])
  expect(await ticketOf(ticketId)).toMatchObject({ status: 'refunded', returned: 20, winningNumber: '' })
  expect((await anna.client.call('bets.history', {})).envelope.value.list[0]).toMatchObject({
    roundId: ticketId,
    bet: 0,
    status: 'refunded',
  })
  expect(await db().transaction((tx) => voidDraw(tx, draw.id))).toBe(false)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('calls a draw off rather than make it from a seed other than the published one, and alerts the operators', async () => {
  const { ticketId } = (await bothSides()).envelope.value.ticket
  const draw = await next()
  lotto.server.clock.advance(minuteMs)
  await db().query(sql`update lottery_draw set key_id = null where id = ${draw.id}`)
  const otherKey = vaultKeyOf(randomBytes(32))
  await makeDueDraws(
    { ...deps(), drawKeys: { current: () => otherKey, all: () => [otherKey] } },
    lotto.server.clock.now(),
  )
  await lotto.run()
  expect(await ticketOf(ticketId)).toMatchObject({ status: 'refunded', returned: 20 })
  const alert = await db().one<{ kind: string }>(
    sql`select kind from operator_alert where reference = ${`D5-1/${draw.numero}`}`,
  )
  expect(alert?.kind).toBe('lottery.voidDraw')
  expect((await bothSides()).envelope.code).toBe('OK')
})

it('never changes what was drawn or paid, even by direct database access', async () => {
  lotto.server.clock.advance(minuteMs)
  await lotto.run()
  await expect(
    db().query(sql`update lottery_draw set winning_number = '1,2,3,4,5' where winning_number is not null`),
  ).rejects.toThrow('a draw is made once')
  await expect(db().query(sql`update lottery_draw set commitment = repeat('0', 64)`)).rejects.toThrow(
    'permission denied',
  )
  await expect(
    db().query(sql`update lottery_ticket set status = 'settled', returned = 1, settled_at = now()`),
  ).rejects.toThrow('a ticket is settled once')
  await expect(db().query(sql`delete from lottery_ticket`)).rejects.toThrow('permission denied')
})

it('gives a demonstration the results of two past weeks, once, from the same code', async () => {
  await simulatePast(deps())
  const count = async () =>
    Number(
      (
        await db().one<{ count: bigint }>(
          sql`select count(*) as count from lottery_draw where winning_number is not null`,
        )
      )?.count,
    )
  const before = await count()
  await simulatePast(deps())
  expect(await count()).toBe(before)
  const menus = (await lotto.server.program().call('lottery.menus', {})).envelope.value
  for (const game of menus.flatMap(({ gameMenus }) => gameMenus))
    expect(game.previousWinningNumber, game.gameCode).not.toBe('')
  const [last] = (await lotto.server.program().call('lottery.openedNumbers', { gameId: gameIdOf('KENO') }))
    .envelope.value.list
  expect(isFairDraw(checkDraw({ ...last!, gameCode: 'KENO' }))).toBe(true)
  // Those of the past say that no beacon was named for them.
  const past = (await lotto.server.program().call('lottery.openedNumbers', { gameId: gameIdOf('MN-HCM') }))
    .envelope.value.list
  expect(past.map(({ beacon }) => beacon)).toContain(null)
  for (const draw of past) expect(isFairDraw(checkDraw({ ...draw, gameCode: 'MN-HCM' }))).toBe(true)
})
