// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gameIdOf } from '../games/game-ids.ts'
import {
  minuteMs,
  openLotteryTestServer,
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

const lo2 = (...numbers: string[]) => ({ playType: 'lo2', numbers, stakePerLot: 1 })
const codeOf = async (answer: ReturnType<LotteryTestServer['bet']>): Promise<string> =>
  (await answer).envelope.code
const ticketsOf = async ({ client }: Bettor) => (await client.call('lottery.tickets', {})).envelope.value

it('sells a ticket: it costs stake x lots x picks, and the record, the account and the list of own tickets show it', async () => {
  const { envelope } = await lotto.bet(anna, 'MB-HN', [
    lo2('15', '27'),
    { playType: 'de', numbers: ['07'], stakePerLot: 10 },
  ])
  expect(envelope).toMatchObject({
    success: true,
    value: {
      balance: 936,
      ticket: {
        gameCode: 'MB-HN',
        gameName: 'Hà Nội',
        numero: '20260105',
        drawTime: Date.UTC(2026, 0, 5, 11, 15),
        stake: 64,
        status: 'open',
        returned: null,
        winningNumber: '',
        currency: 'USD',
        lines: [
          {
            playType: 'lo2',
            numbers: ['15', '27'],
            dao: false,
            stakePerLot: 1,
            cost: 54,
            odds: { win: '99' },
            returned: null,
          },
          { playType: 'de', cost: 10, odds: { win: '95' } },
        ],
      },
    },
  })
  expect(await lotto.cash(anna)).toBe(936)
  const { ticketId } = envelope.value.ticket
  expect((await anna.client.call('bets.history', {})).envelope.value.list).toMatchObject([
    {
      roundId: ticketId,
      gameCode: 'MB-HN',
      gameName: 'Hà Nội',
      vendor: 'LOTTERY',
      bet: 64,
      payout: 0,
      status: 'open',
    },
  ])
  expect((await ticketsOf(anna)).list).toEqual([envelope.value.ticket])
})

it('carries out a repeated request once, and refuses its number for another ticket', async () => {
  const otto = await lotto.bettor('otto', 100)
  const requestId = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => lotto.bet(otto, 'D5-5', [sum('big', 7)], { requestId })),
  )
  expect(new Set(answers.map(({ envelope }) => envelope.value.ticket.ticketId)).size).toBe(1)
  expect([await lotto.cash(otto), (await ticketsOf(otto)).totalCount]).toEqual([93, 1])
  expect((await lotto.bet(otto, 'D5-5', [sum('small', 7)], { requestId })).status).toBe(409)
})

it('sells as many tickets as the balance pays for, however many are requested at once', async () => {
  const pia = await lotto.bettor('pia', 50)
  const codes = (
    await Promise.all(Array.from({ length: 20 }, () => lotto.bet(pia, 'D5-5', [sum('big', 10)])))
  ).map(({ envelope }) => envelope.code)
  expect(codes.toSorted()).toEqual([
    ...Array<string>(15).fill('INSUFFICIENT'),
    ...Array<string>(5).fill('OK'),
  ])
  expect([await lotto.cash(pia), (await ticketsOf(pia)).totalCount]).toEqual([0, 5])
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('changes nothing when the balance is not enough', async () => {
  const rita = await lotto.bettor('rita', 26)
  expect((await lotto.bet(rita, 'MB-HN', [lo2('15')])).envelope).toMatchObject({
    success: false,
    code: 'INSUFFICIENT',
    value: { available: 26 },
  })
  expect([
    await lotto.cash(rita),
    (await ticketsOf(rita)).totalCount,
    (await rita.client.call('bets.history', {})).envelope.value.totalCount,
  ]).toEqual([26, 0, 0])
})

it('refuses picks that do not fit, stakes beyond the limits and unknown lotteries, and names the line', async () => {
  const { settings } = lotto.server.platform
  const refused = async (...lines: Parameters<LotteryTestServer['bet']>[2]) =>
    (await lotto.bet(anna, 'MB-HN', lines)).envelope
  for (const wrong of [
    lo2('5'),
    lo2('155'),
    lo2('15', '15'),
    lo2('ab'),
    { playType: 'k5', numbers: ['01', '02', '03', '04', '05'], stakePerLot: 1 },
    { playType: 'tx', numbers: ['big'], stakePerLot: 1 },
    { playType: 'x2', numbers: ['15'], stakePerLot: 1 },
  ]) {
    expect(await refused(lo2('15'), wrong), JSON.stringify(wrong)).toMatchObject({
      code: 'WRONG_PICK',
      value: { line: 1 },
    })
  }
  await settings.write('lottery.stakeMinimum', 0.5, 'test')
  await settings.write('lottery.stakeMaximum', 20, 'test')
  expect(await refused({ ...lo2('15'), stakePerLot: 0.49 })).toMatchObject({
    code: 'BELOW_MINIMUM',
    value: { line: 0, min: 0.5 },
  })
  expect(await refused({ ...lo2('15'), stakePerLot: 20.01 })).toMatchObject({
    code: 'ABOVE_MAXIMUM',
    value: { line: 0, max: 20 },
  })
  for (const stakePerLot of [0, -1])
    expect(await refused({ ...lo2('15'), stakePerLot })).toMatchObject({ code: 'BELOW_MINIMUM' })
  expect(
    (
      await anna.client.callWith('lottery.bet', {
        requestId: randomUUID(),
        gameId: gameIdOf('MB-HN'),
        numero: '20260105',
        lines: [{ ...lo2('15'), stakePerLot: 0.501 }],
      })
    ).status,
  ).toBe(400)
  expect(
    (
      await anna.client.call('lottery.bet', {
        requestId: randomUUID(),
        gameId: 999,
        numero: '1',
        lines: [lo2('15')],
      })
    ).envelope.code,
  ).toBe('UNKNOWN_GAME')
  await settings.write('lottery.stakeMaximum', 1_000, 'test')
  expect(await lotto.cash(anna)).toBe(936)
})

it('takes no more risk on a draw than the operator can bear, even from tickets bought at once', async () => {
  const { settings } = lotto.server.platform
  // A ticket of 10 on one side pays 19.60 at most: two fit below 40.
  await settings.write('lottery.drawLiability', 40, 'test')
  const codes = (
    await Promise.all(Array.from({ length: 6 }, () => lotto.bet(anna, 'D5-3', [sum('big', 10)])))
  ).map(({ envelope }) => envelope.code)
  expect(codes.toSorted()).toEqual(['DRAW_FULL', 'DRAW_FULL', 'DRAW_FULL', 'DRAW_FULL', 'OK', 'OK'])
  await settings.write('lottery.drawLiability', 5_000_000, 'test')
  expect(await lotto.cash(anna)).toBe(916)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('takes bets until the moment of closing, and only for the next draw', async () => {
  const { draw } = await lotto.odds('D5-2')
  lotto.goTo(draw!.closeTime - 1)
  expect(await codeOf(lotto.bet(anna, 'D5-2', [sum('big', 1)], { numero: draw!.numero }))).toBe('OK')
  lotto.goTo(draw!.closeTime)
  expect((await lotto.bet(anna, 'D5-2', [sum('big', 1)], { numero: draw!.numero })).envelope).toMatchObject({
    code: 'DRAW_CLOSED',
    value: { numero: draw!.numero, open: false },
  })
  lotto.goTo(draw!.drawTime)
  const next = (await lotto.odds('D5-2')).draw!
  expect(next.numero).not.toBe(draw!.numero)
  expect((await lotto.bet(anna, 'D5-2', [sum('big', 1)], { numero: draw!.numero })).envelope).toMatchObject({
    code: 'DRAW_CLOSED',
    value: { numero: next.numero, open: true },
  })
  expect(await codeOf(lotto.bet(anna, 'D5-2', [sum('big', 1)], { numero: '209901010001' }))).toBe(
    'DRAW_CLOSED',
  )
})

it('keeps the odds of the moment of sale for a ticket, whatever they are changed to later', async () => {
  const { settings } = lotto.server.platform
  const oddsOf = async (gameCode: string, code: string) =>
    (await lotto.odds(gameCode)).playTypes.find(({ playType }) => playType === code)?.odds
  await settings.write(
    'lottery.odds',
    [
      { code: '', playType: 'de', tier: 'win', odds: 80 },
      { code: 'MB', playType: 'de', tier: 'win', odds: 92.5 },
      { code: 'MN', playType: 'de', tier: 'win', odds: 70 },
    ],
    'test',
  )
  expect([
    await oddsOf('MB-HN', 'de'),
    await oddsOf('MT-HUE', 'de'),
    await oddsOf('MN-HCM', 'de'),
    await oddsOf('MB-HN', 'lo2'),
  ]).toEqual([{ win: '92.5' }, { win: '80' }, { win: '70' }, { win: '99' }])
  const { envelope } = await lotto.bet(anna, 'MB-HN', [{ playType: 'de', numbers: ['07'], stakePerLot: 1 }])
  await settings.write('lottery.odds', [], 'test')
  expect(await oddsOf('MB-HN', 'de')).toEqual({ win: '95' })
  const stored = (await ticketsOf(anna)).list.find(
    ({ ticketId }) => ticketId === envelope.value.ticket.ticketId,
  )
  expect(stored?.lines[0]?.odds).toEqual({ win: '92.5' })
})

it("asks for a player's age before their first ticket", async () => {
  const young = await lotto.server.modules.identity.openAccount({
    username: 'unasked',
    password: 'Correct-horse-9',
    currency: 'USD',
  })
  expect(young).toBeDefined()
  const client = lotto.server.program()
  client.token = (
    await client.call('identity.login', {
      username: 'unasked',
      password: 'Correct-horse-9',
      ...(await client.botCheck()),
    })
  ).envelope.value.token
  expect(await codeOf(lotto.bet({ id: young!.id, client }, 'MB-HN', [lo2('15')]))).toBe('AGE_UNCONFIRMED')
  await client.call('play.confirmAge', { age: 18 })
  expect(await codeOf(lotto.bet({ id: young!.id, client }, 'MB-HN', [lo2('15')]))).toBe('INSUFFICIENT')
})

it("lists own tickets by lottery and state, in pages, and nobody else's", async () => {
  lotto.server.clock.advance(minuteMs)
  const { client } = anna
  const list = async (input: Parameters<typeof client.call<'lottery.tickets'>>[1]) =>
    (await client.call('lottery.tickets', input)).envelope.value
  const all = await list({})
  expect(all.list.map(({ placedTime }) => placedTime)).toEqual(
    all.list.map(({ placedTime }) => placedTime).toSorted((one, other) => other - one),
  )
  expect((await list({ gameId: gameIdOf('MB-HN') })).totalCount).toBe(2)
  expect(await list({ pageSize: 2, pageNo: 2 })).toMatchObject({
    pageNo: 2,
    totalCount: all.totalCount,
    list: all.list.slice(2, 4),
  })
  expect(await list({ status: 'refunded' })).toMatchObject({ list: [], totalPages: 0 })
  expect((await ticketsOf(await lotto.bettor('stranger', 0))).list).toEqual([])
})
