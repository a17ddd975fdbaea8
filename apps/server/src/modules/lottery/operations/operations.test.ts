// SPDX-License-Identifier: Apache-2.0
import { ticketCodeOf } from '@tessera/rules/lottery/ticket-code'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roundFrom } from '@tessera/rules/lottery/fair/beacon'
import { lotteries, lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { CallClient } from '../../../testing/call-client.ts'
import { beaconOfDraw } from '../beacon/beacon-store.ts'
import { closeDrawsUntil, nextDrawOf } from '../draws/draw-store.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'
import { operateDraws } from './operate-draws.ts'

let lotto: LotteryTestServer
let anna: Bettor
let ada: CallClient
let finn: CallClient
let support: CallClient

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 1_000)
  ada = await lotto.server.operator('ada', 'admin')
  finn = await lotto.server.operator('finn', 'finance')
  support = await lotto.server.operator('sue', 'support')
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database
const now = () => lotto.server.clock.now()
const next = async (gameCode: string) => {
  await lotto.run()
  return (await nextDrawOf(db(), gameCode, now()))!
}
const step = (id: bigint | number) => ({
  id: Number(id),
  reason: 'The machine failed',
  requestId: randomUUID(),
})
const drawPage = async (id: bigint) =>
  (await ada.call('backoffice.lotteryDraw', { id: Number(id) })).envelope.value
const cancelTicket = ({ client }: Bettor, ticketId: string) =>
  client.call('lottery.cancelTicket', { ticketId, requestId: randomUUID() })
const operate = () => operateDraws(lotto.server.modules.lotteryDeps, now())
const inbox = async ({ client }: Bettor) =>
  (await client.call('messages.inbox', {})).envelope.value.list.map(({ title }) => title)
/** The step itself carries on with the notices beside these runs, and each leaves alone what another one works on. */
const expectOneNotice = (bettor: Bettor, { numero }: { numero: string }) =>
  expect.poll(async () => (await inbox(bettor)).filter((title) => title.includes(numero))).toHaveLength(1)

describe('the list of lotteries', () => {
  it('says which are on sale, and which the brand does not sell', async () => {
    await lotto.server.platform.settings.write('lottery.closed', ['KENO'], 'test')
    const { list } = (await ada.call('backoffice.lotteries', {})).envelope.value
    const stateOf = (code: string) => list.find(({ gameCode }) => gameCode === code)?.state
    expect([list.length, stateOf('MB-HN'), stateOf('KENO')]).toEqual([lotteries.length, 'onSale', 'off'])
    await lotto.server.platform.settings.write('lottery.closed', [], 'test')
  })

  it('shows the draws of a day by page, also those to come', async () => {
    const day = new Date(now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const asked = { day, tag: 'KENO' as const, pageSize: 100 }
    const first = (await ada.call('backoffice.lotteryDraws', asked)).envelope.value
    const second = (await ada.call('backoffice.lotteryDraws', { ...asked, pageNo: 2 })).envelope.value
    expect([first.totalCount, first.list.length, second.list.length]).toEqual([120, 100, 20])
    expect(first.list[0]).toMatchObject({ status: 'planned', id: null, name: lotteryOf('KENO')?.name })
  })
})

describe('closing early', () => {
  it('takes no more bets, once, whoever asks first', async () => {
    const draw = await next('D5-5')
    const bought = await lotto.bet(anna, 'D5-5', [sum('big', 10)])
    expect(bought.envelope.success).toBe(true)
    const answers = await Promise.all(
      [ada, finn, ada, finn].map((operator) => operator.call('backoffice.closeDraw', step(draw.id))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await lotto.bet(anna, 'D5-5', [sum('big', 10)], { numero: draw.numero })).envelope.code).toBe(
      'DRAW_CLOSED',
    )
    expect((await drawPage(draw.id)).history).toHaveLength(1)
  })

  it('is for operators with the permission, and a repeated request gets its first answer', async () => {
    const draw = await next('D5-3')
    const asked = step(draw.id)
    expect((await support.call('backoffice.closeDraw', asked)).status).toBe(403)
    expect((await ada.call('backoffice.closeDraw', asked)).status).toBe(200)
    expect((await ada.call('backoffice.closeDraw', asked)).status).toBe(200)
    expect((await drawPage(draw.id)).history).toHaveLength(1)
    expect((await ada.call('backoffice.closeDraw', step(999_999))).status).toBe(404)
  })

  it('does not shut out a bet without counting it: each ticket is refused or drawn', async () => {
    const draw = await next('D5-2')
    const bets = Array.from({ length: 8 }, () =>
      lotto.bet(anna, 'D5-2', [sum('big', 1)], { numero: draw.numero }),
    )
    await Promise.all([...bets, ada.call('backoffice.closeDraw', step(draw.id))])
    const bought = (await Promise.all(bets)).filter(({ envelope }) => envelope.success)
    expect((await drawPage(draw.id)).tickets).toBe(bought.length)
  })
})

describe('delaying a draw', () => {
  it('moves it and its close to later, before the draw that follows, and tells members with tickets', async () => {
    lotto.goTo((await next('D5-5')).drawAtMs)
    const draw = await next('D5-5')
    expect((await lotto.bet(anna, 'D5-5', [sum('big', 1)])).envelope.code).toBe('OK')
    const times = { drawTime: draw.drawAtMs + 3 * minuteMs, closeTime: draw.closesAtMs + 2 * minuteMs }
    const asked = async (wrong: Partial<typeof times> = {}) =>
      (await ada.call('backoffice.delayDraw', { ...step(draw.id), ...times, ...wrong })).envelope.code
    expect(await asked({ drawTime: draw.drawAtMs })).toBe('WRONG_TIME')
    expect(await asked({ closeTime: draw.closesAtMs - 1 })).toBe('WRONG_TIME')
    expect(await asked({ closeTime: times.drawTime + 1 })).toBe('WRONG_TIME')
    expect(await asked({ drawTime: draw.drawAtMs + 5 * minuteMs })).toBe('WRONG_TIME')
    const before = await beaconOfDraw(db(), draw.id)
    expect(await asked()).toBe('OK')
    // Its betting stays open when the round that it named first is there.
    const { beacon } = lotto.server.beacon
    const later = await beaconOfDraw(db(), draw.id)
    expect(later).toEqual({ ...before, round: roundFrom(beacon, times.drawTime) })
    expect(later!.round).toBeGreaterThan(before!.round)
    await operate()
    await operate()
    await expectOneNotice(anna, draw)
    const offered = { numero: draw.numero, drawTime: times.drawTime, closeTime: times.closeTime }
    expect((await lotto.odds('D5-5')).draw).toMatchObject(offered)
    lotto.goTo(draw.drawAtMs + minuteMs)
    await lotto.run()
    expect((await drawPage(draw.id)).status).toBe('open')
    expect((await lotto.bet(anna, 'D5-5', [sum('big', 1)])).envelope.success).toBe(true)
    lotto.goTo(times.drawTime)
    await lotto.run()
    expect((await drawPage(draw.id)).status).toBe('settled')
    expect(await asked({ drawTime: times.drawTime + minuteMs })).toBe('DRAW_STATE')
  })

  it('does not open betting again that has closed', async () => {
    const draw = await next('D5-5')
    await ada.call('backoffice.closeDraw', step(draw.id))
    const closeTime = (await drawPage(draw.id)).closeTime
    const delay = { ...step(draw.id), drawTime: draw.drawAtMs + minuteMs }
    const later = await ada.call('backoffice.delayDraw', { ...delay, closeTime: closeTime + minuteMs })
    expect(later.envelope.code).toBe('WRONG_TIME')
    expect(
      (await ada.call('backoffice.delayDraw', { ...delay, requestId: randomUUID(), closeTime })).status,
    ).toBe(200)
    expect((await drawPage(draw.id)).status).toBe('closed')
    lotto.goTo(draw.drawAtMs + minuteMs)
    await lotto.run()
  })
})

describe('cancelling a draw', () => {
  it('gives every stake back once, also when settlement runs at the same time', async () => {
    const draw = await next('D5-5')
    const before = await lotto.cash(anna)
    for (let count = 0; count < 5; count += 1) await lotto.bet(anna, 'D5-5', [sum('big', 10)])
    expect(await lotto.cash(anna)).toBe(before - 50)
    const left = await lotto.bettor('left', 10)
    await cancelTicket(left, (await lotto.bet(left, 'D5-5', [sum('big', 10)])).envelope.value.ticket.ticketId)
    const deps = lotto.server.modules.lotteryDeps
    await Promise.all([
      ada.call('backoffice.cancelDraw', step(draw.id)),
      finn.call('backoffice.cancelDraw', step(draw.id)),
      settleDraws(deps),
      closeDrawsUntil(db(), now()),
    ])
    await Promise.all([settleDraws(deps), settleDraws(deps), operate(), operate()])
    expect(await lotto.cash(anna)).toBe(before)
    expect((await drawPage(draw.id)).status).toBe('void')
    expect((await drawPage(draw.id)).totals).toMatchObject([{ tickets: 5, open: 0, stake: 50, returned: 50 }])
    await expectOneNotice(anna, draw)
    // Whoever had cancelled their ticket has nothing to do with it.
    expect(await inbox(left)).toEqual([])
    expect((await ada.call('backoffice.cancelDraw', step(draw.id))).envelope.code).toBe('DRAW_STATE')
    expect(await lotto.ledgerDifferences()).toEqual([])
  })

  it('is refused once the numbers are known', async () => {
    const draw = await next('D5-1')
    lotto.goTo(draw.drawAtMs)
    await lotto.run()
    expect((await ada.call('backoffice.cancelDraw', step(draw.id))).envelope.code).toBe('DRAW_STATE')
  })
})

describe('tickets and exposure', () => {
  it('lists the tickets of a draw and of a member, and finds one by its id or its code', async () => {
    const draw = await next('D5-5')
    const { ticket } = (await lotto.bet(anna, 'D5-5', [sum('big', 3), sum('small', 2)])).envelope.value
    const list = async (asked: object) =>
      (await ada.call('backoffice.lotteryTickets', asked)).envelope.value.list.map(({ ticketId }) => ticketId)
    expect(await list({ drawId: Number(draw.id) })).toEqual([ticket.ticketId])
    expect((await list({ memberId: anna.id }))[0]).toBe(ticket.ticketId)
    expect(await list({ id: ticket.ticketId })).toEqual([ticket.ticketId])
    const code = ticketCodeOf(ticket.ticketId)
    for (const typed of [code, ` ${code.replaceAll('-', '').toLowerCase()} `])
      expect(await list({ code: typed })).toEqual([ticket.ticketId])
    const mistyped = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
    for (const typed of [mistyped, 'no code', '']) expect(await list({ code: typed })).toEqual([])
    expect(await list({})).toEqual([])
    const exposure = (await ada.call('backoffice.lotteryExposure', { id: Number(draw.id) })).envelope.value
    expect(exposure).toEqual({
      list: [
        { playType: 'sbs', outcome: 'big', staked: 3, liability: 5.88 },
        { playType: 'sbs', outcome: 'small', staked: 2, liability: 3.92 },
      ],
      more: 0,
    })
    const { ticket: cancelled } = (await lotto.bet(anna, 'D5-5', [sum('big', 9)])).envelope.value
    await cancelTicket(anna, cancelled.ticketId)
    expect((await ada.call('backoffice.lotteryExposure', { id: Number(draw.id) })).envelope.value).toEqual(
      exposure,
    )
  })

  it('counts each number of a bet, and numbers that win together as one', async () => {
    const of = await next('MB-HN')
    const lines = [
      { playType: 'de', numbers: ['11', '12'], stakePerLot: 1 },
      { playType: 'de', numbers: ['12'], stakePerLot: 2 },
      { playType: 'x2', numbers: ['11', '12'], stakePerLot: 1 },
    ]
    await lotto.bet(anna, of.gameCode, lines)
    const { list } = (await ada.call('backoffice.lotteryExposure', { id: Number(of.id) })).envelope.value
    expect(
      list.map(({ playType, outcome, staked, liability }) => [playType, outcome, staked, liability]),
    ).toEqual(
      expect.arrayContaining([
        ['de', '12', 3, 285],
        ['de', '11', 1, 95],
        ['x2', '11,12', expect.any(Number), expect.any(Number)],
      ]),
    )
  })

  it('states what plays returned beside what their odds state', async () => {
    const day = new Date(now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const draw = await next('D5-1')
    await lotto.bet(anna, 'D5-1', [sum('big', 10), sum('small', 10)])
    lotto.goTo(draw.drawAtMs)
    await lotto.run()
    const report = async () =>
      (await ada.call('backoffice.lotteryReturns', { fromDay: day, toDay: day, gameCode: 'D5-1' })).envelope
        .value.list
    const list = await report()
    expect(list).toEqual([
      expect.objectContaining({
        playType: 'sbs',
        lines: 2,
        draws: 1,
        stake: 20,
        paid: 19.6,
        stated: 19.6,
        outside: false,
      }),
    ])
    const wrong = { fromDay: '2026-02-31', toDay: day }
    expect((await ada.call('backoffice.lotteryReturns', wrong)).envelope.code).toBe('BAD_RANGE')
  })
})
