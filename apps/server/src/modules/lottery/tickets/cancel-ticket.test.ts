// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { nextDrawOf } from '../draws/draw-store.ts'
import { makeDraw } from '../draws/make-draw.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import {
  openLotteryTestServer,
  minuteMs,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
})
afterAll(() => lotto.server.close())
beforeEach(async () => {
  lotto.goTo((await lotto.odds('D5-5')).draw!.drawTime)
  await lotto.run()
})

const db = () => lotto.server.platform.database
const cancel = ({ client }: Bettor, ticketId: string, requestId: string = randomUUID()) =>
  client.call('lottery.cancelTicket', { ticketId, requestId })
const codeOf = async (answer: ReturnType<typeof cancel>) => (await answer).envelope.code
const buy = async (bettor: Bettor, stake: number) =>
  (await lotto.bet(bettor, 'D5-5', [sum('big', stake)])).envelope.value.ticket
const counted = async (numero: string) =>
  (
    await db().one<{ of: string }>(
      sql`select concat_ws(' ', tickets, staked, liability) as of from lottery_draw where game_code = 'D5-5' and numero = ${numero}`,
    )
  )?.of
const statusOf = async ({ client }: Bettor, ticketId: string) =>
  (await client.call('lottery.tickets', {})).envelope.value.list.find((one) => one.ticketId === ticketId)
    ?.status

it('gives the stake of a cancelled ticket back, counts it out of its draw, and records a refund without turnover', async () => {
  const before = await lotto.cash(anna)
  const ticket = await buy(anna, 10)
  expect(ticket.cancelUntil).toBe((await lotto.odds('D5-5')).draw?.closeTime)
  expect(await counted(ticket.numero)).toBe('1 10000000 19600000')
  const { envelope } = await cancel(anna, ticket.ticketId)
  expect(envelope).toMatchObject({
    success: true,
    value: { balance: before, ticket: { status: 'cancelled', returned: 10, cancelUntil: null } },
  })
  expect([await lotto.cash(anna), await counted(ticket.numero)]).toEqual([before, '0 0 0'])
  expect((await anna.client.call('bets.history', {})).envelope.value.list[0]).toMatchObject({
    roundId: ticket.ticketId,
    bet: 0,
    validBet: 0,
    status: 'refunded',
  })
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('cancels once, whether the request is repeated or sent anew', async () => {
  const before = await lotto.cash(anna)
  const { ticketId } = await buy(anna, 7)
  const requestId = randomUUID()
  const repeated = await Promise.all(Array.from({ length: 8 }, () => cancel(anna, ticketId, requestId)))
  expect(new Set(repeated.map(({ envelope }) => envelope.code))).toEqual(new Set(['OK']))
  expect(await codeOf(cancel(anna, ticketId))).toBe('CANNOT_CANCEL')
  const { ticketId: second } = await buy(anna, 7)
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(cancel(anna, second))))
  expect(codes.toSorted()).toEqual([...Array<string>(7).fill('CANNOT_CANCEL'), 'OK'])
  expect(await lotto.cash(anna)).toBe(before)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('cancels until the last millisecond before the close, and not after it', async () => {
  const first = await buy(anna, 1)
  const second = await buy(anna, 1)
  lotto.goTo((await lotto.odds('D5-5')).draw!.closeTime - 1)
  expect(await codeOf(cancel(anna, first.ticketId))).toBe('OK')
  lotto.server.clock.advance(1)
  expect(await codeOf(cancel(anna, second.ticketId))).toBe('CANNOT_CANCEL')
  expect(await statusOf(anna, second.ticketId)).toBe('open')
})

it('refuses as the brand sets it: after the minutes, or always', async () => {
  const { settings } = lotto.server.platform
  await settings.write('lottery.cancelMinutes', 1, 'test')
  const ticket = await buy(anna, 1)
  lotto.server.clock.advance(minuteMs)
  expect(await codeOf(cancel(anna, ticket.ticketId))).toBe('CANNOT_CANCEL')
  await settings.write('lottery.cancelMinutes', 0, 'test')
  const other = await buy(anna, 1)
  expect(other.cancelUntil).toBeNull()
  expect(await codeOf(cancel(anna, other.ticketId))).toBe('CANNOT_CANCEL')
  await settings.write('lottery.cancelMinutes', 10, 'test')
})

it("does not cancel somebody else's ticket, nor an unknown one", async () => {
  const { ticketId } = await buy(anna, 1)
  const otto = await lotto.bettor('otto', 0)
  expect(await codeOf(cancel(otto, ticketId))).toBe('UNKNOWN_TICKET')
  expect(await codeOf(cancel(otto, randomUUID()))).toBe('UNKNOWN_TICKET')
  expect(await statusOf(anna, ticketId)).toBe('open')
})

it('makes each ticket end once when draws are made and settled while their owners cancel', async () => {
  const pia = await lotto.bettor('pia', 100)
  const tickets = await Promise.all(Array.from({ length: 10 }, () => buy(pia, 10)))
  const { id, drawAtMs } = (await nextDrawOf(db(), 'D5-5', lotto.server.clock.now()))!
  // The clock of one process is behind: it would still cancel, while another makes the draw.
  const late = Math.floor(drawAtMs / minuteMs) * minuteMs
  const deps = lotto.server.modules.lotteryDeps
  const [, ...codes] = await Promise.all([
    makeDraw(deps, id, late).then(() => settleDraws(deps)),
    ...tickets.map(({ ticketId }) => codeOf(cancel(pia, ticketId))),
  ])
  await settleDraws(deps)
  const states = await Promise.all(tickets.map(({ ticketId }) => statusOf(pia, ticketId)))
  for (const [index, code] of codes.entries())
    expect(states[index]).toBe(code === 'OK' ? 'cancelled' : 'settled')
  const list = (await pia.client.call('lottery.tickets', {})).envelope.value.list
  expect(await lotto.cash(pia)).toBeCloseTo(
    list.reduce((total, { returned }) => total + (returned ?? 0), 0),
    2,
  )
  expect(await counted(tickets[0]!.numero)).toMatch(
    new RegExp(`^${codes.filter((code) => code !== 'OK').length} `),
  )
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('leaves everything as it was when the last step of a cancellation fails', async () => {
  const ticket = await buy(anna, 3)
  const count = (tickets: number) =>
    db().query(
      sql`update lottery_draw set tickets = ${tickets} where game_code = 'D5-5' and numero = ${ticket.numero}`,
    )
  await count(0)
  const before = [await lotto.cash(anna), await counted(ticket.numero)]
  expect((await cancel(anna, ticket.ticketId)).status).toBe(500)
  expect([await lotto.cash(anna), await counted(ticket.numero)]).toEqual(before)
  expect(await statusOf(anna, ticket.ticketId)).toBe('open')
  await count(1)
  expect(await codeOf(cancel(anna, ticket.ticketId))).toBe('OK')
})

it('counts a cancelled ticket no more against the hedge of its owner', async () => {
  const rita = await lotto.bettor('rita', 100)
  await buy(rita, 10)
  const hedge = (await lotto.bet(rita, 'D5-5', [sum('small', 10)])).envelope.value.ticket
  expect(await codeOf(cancel(rita, hedge.ticketId))).toBe('OK')
  lotto.goTo((await lotto.odds('D5-5')).draw!.drawTime)
  await lotto.run()
  const { list } = (await rita.client.call('bets.history', {})).envelope.value
  expect(list.map(({ status, validBet }) => [status, validBet])).toEqual([
    ['settled', 10],
    ['refunded', 0],
  ])
})
