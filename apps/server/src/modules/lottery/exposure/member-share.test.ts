// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { nextDrawOf } from '../draws/draw-store.ts'
import { openLotteryTestServer, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
const bettors: Bettor[] = []
let draws = 0

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  for (const name of ['greedy', 'second', 'third', 'fourth', 'fifth'])
    bettors.push(await lotto.bettor(name, 100_000))
})
afterAll(() => lotto.server.close())
beforeEach(async () => {
  draws += 1
  await set({ drawLiability: 1_000, numberLiability: 0, memberShare: 25 })
  lotto.goTo((await lotto.odds('D5-5')).draw!.drawTime)
  await lotto.run()
})

const db = () => lotto.server.platform.database
async function set(settings: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(settings))
    await lotto.server.platform.settings.write(`lottery.${name}` as 'lottery.drawLiability', value, 'test')
  await lotto.server.platform.settings.refresh()
}
/** A first ball: ten times the stake less two per cent at most. */
const digit = (number: string, stakePerLot: number) => ({
  playType: 'st1',
  numbers: [`${number}----`],
  stakePerLot,
})
const buy = async (bettor: Bettor, lines: Parameters<LotteryTestServer['bet']>[2], draws = 1) =>
  (await lotto.bet(bettor, 'D5-5', lines, { draws })).envelope
const cancel = async ({ client }: Bettor, ticketId: string) =>
  (await client.call('lottery.cancelTicket', { ticketId, requestId: randomUUID() })).envelope.code
const liability = async () => {
  const draw = await nextDrawOf(db(), 'D5-5', lotto.server.clock.now())
  const row = await db().one<{ liability: bigint }>(
    sql`select liability from lottery_draw where id = ${draw!.id}`,
  )
  return Number(row!.liability) / 1e6
}

it('leaves three quarters of a draw to others, however and how often one member buys', async () => {
  const [greedy, second] = bettors as [Bettor, Bettor]
  const codes = await Promise.all(
    Array.from(
      { length: 40 },
      async (_, index) => (await buy(greedy, [digit(String(index % 10), 2.5)])).code,
    ),
  )
  expect(codes.filter((code) => code === 'OK')).toHaveLength(10)
  expect(new Set(codes)).toEqual(new Set(['OK', 'SHARE_USED']))
  // One with several draws is sold by itself, and the share is of each draw.
  expect((await buy(greedy, [digit('1', 2.5)], 2)).code).toBe('SHARE_USED')
  expect(await liability()).toBe(245)
  for (const other of bettors.slice(1, 4)) expect((await buy(other, [digit('1', 25)])).code).toBe('OK')
  expect((await buy(second, [digit('1', 1)])).code).toBe('SHARE_USED')
  expect((await buy(bettors[4]!, [digit('1', 25)])).code).toBe('DRAW_FULL')
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('leaves three quarters of a number to others', async () => {
  await set({ drawLiability: 50_000_000, numberLiability: 1_000 })
  const [greedy, second] = bettors as [Bettor, Bettor]
  expect((await buy(greedy, [digit('7', 20)])).code).toBe('OK')
  expect((await buy(greedy, [digit('7', 10)])).code).toBe('SHARE_USED')
  expect((await buy(greedy, [digit('7', 5), digit('8', 25)])).code).toBe('OK')
  expect((await buy(greedy, [digit('7', 1)], 2)).code).toBe('SHARE_USED')
  for (const other of bettors.slice(1, 4)) expect((await buy(other, [digit('7', 25)])).code).toBe('OK')
  expect((await buy(second, [digit('7', 20)])).code).toBe('NUMBER_FULL')
})

it('gives room back at once when a ticket is cancelled, and only so often', async () => {
  const [greedy, second] = bettors as [Bettor, Bettor]
  await set({ memberShare: 100 })
  const loops: string[] = []
  for (let loop = 0; loop < 12; loop += 1) {
    const bought = await buy(greedy, [digit('3', 100)])
    if (bought.code !== 'OK') {
      loops.push(bought.code)
      continue
    }
    expect((await buy(second, [digit('3', 100)])).code).toBe('DRAW_FULL')
    loops.push(await cancel(greedy, bought.value.ticket.ticketId))
    if (loop < 10) expect(await liability()).toBe(0)
  }
  // The eleventh stays sold, with its stake at risk.
  expect(loops).toEqual([...Array<string>(10).fill('OK'), 'CANNOT_CANCEL', 'DRAW_FULL'])
  expect(await liability()).toBe(980)
})

it('takes at most ten of tickets that are cancelled all at once', async () => {
  const [greedy] = bettors as [Bettor]
  const tickets: string[] = []
  for (let count = 0; count < 14; count += 1)
    tickets.push((await buy(greedy, [digit('4', 1)])).value.ticket.ticketId)
  const codes = await Promise.all(tickets.map((id) => cancel(greedy, id)))
  expect(codes.filter((code) => code === 'OK')).toHaveLength(10)
  expect(await liability()).toBe(4 * 9.8)
  expect(await lotto.ledgerDifferences()).toEqual([])
})
