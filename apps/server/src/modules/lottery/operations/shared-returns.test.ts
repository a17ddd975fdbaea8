// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { closeDrawsUntil, findDraw, nextDrawOf } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import {
  openLotteryTestServer,
  type Bettor,
  type Lines,
  type LotteryTestServer,
} from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let anna: Bettor
let ada: CallClient

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 10_000)
  ada = await lotto.server.operator('ada', 'admin')
})
afterAll(() => lotto.server.close())

const db = () => lotto.server.platform.database

/** Buys lines for the next draw and makes it; `won` gives the lines numbers of the draw, as if they had been guessed. */
async function played(
  gameCode: string,
  lines: Lines,
  won?: (numbers: readonly string[]) => readonly string[],
): Promise<void> {
  await lotto.run()
  const { ticketId } = (await lotto.bet(anna, gameCode, lines)).envelope.value.ticket
  const { id, drawAtMs } = (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
  lotto.goTo(drawAtMs)
  await closeDrawsUntil(db(), drawAtMs)
  await makeDueDraws(lotto.server.modules.lotteryDeps, drawAtMs)
  const numbers = (await findDraw(db(), id))!.winningNumber!.split(',')
  const owner = new pg.Client({ connectionString: lotto.server.ownerUrl })
  await owner.connect()
  for (const index of won ? lines.keys() : [])
    await owner.query('update lottery_ticket set lines = jsonb_set(lines, $1, $2::jsonb) where id = $3', [
      [String(index), 'numbers'],
      JSON.stringify(won?.(numbers)),
      ticketId,
    ])
  await owner.end()
  await settleDraws(lotto.server.modules.lotteryDeps)
}

async function reported(gameCode: string) {
  const day = new Date(lotto.server.clock.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  ada = await lotto.server.operator(`ada${day}${gameCode}`.toLowerCase().replace(/\W/g, ''), 'admin')
  return (await ada.call('backoffice.lotteryReturns', { fromDay: day, toDay: day, gameCode })).envelope.value
    .list
}

const six = ['01', '02', '03', '04', '05', '06']
const eight = ['11', '12', '13', '14', '15', '16', '17', '18']

it('states of a capped prize what is left of it when all who chose the same numbers win', async () => {
  const capped = { playType: 'k8', numbers: eight, stakePerLot: 50 }
  await played('KENO', [capped, { ...capped, stakePerLot: 150, numbers: eight.toReversed() }])
  const [row] = await reported('KENO')
  // 20,000 times 200 is four times the cap: a quarter of the first prize is left, of 230,114.61 picks one wins it.
  const [rest, first] = [0.459844, 20_000 / 230_114.61]
  expect(row).toMatchObject({ playType: 'k8', lines: 2, stake: 200, outside: false })
  expect(row!.stated / 200).toBeCloseTo(rest + first / 4, 3)
})

it('states capped prizes whole for different numbers that do not reach the cap', async () => {
  lotto.goTo(lotto.server.clock.now() + 86_400_000)
  await lotto.run()
  anna.client.token = await loggedIn()
  await played('KENO', [
    { playType: 'k8', numbers: eight, stakePerLot: 40 },
    { playType: 'k8', numbers: ['21', ...eight.slice(1)], stakePerLot: 40 },
  ])
  const [row] = await reported('KENO')
  expect(row!.stated / 80).toBeCloseTo(0.546759, 3)
})

it('states a jackpot by the chance of all different picks, and takes a won one for no fault', async () => {
  anna.client.token = await loggedIn()
  const pick = { playType: 'mega6', numbers: six, stakePerLot: 10 }
  await played('MEGA-645', [
    pick,
    { ...pick, numbers: six.toReversed() },
    { ...pick, numbers: ['07', ...six.slice(1)] },
  ])
  const [open] = await reported('MEGA-645')
  // Two different picks of 8,145,060 may win 1,200,000 and the 12 that the stakes put in.
  expect(open!.stated).toBeCloseTo(30 * 0.137_017 + (2 * 1_200_012) / 8_145_060, 1)
  expect(open).toMatchObject({ outside: false })
  expect(open!.high).toBeGreaterThan(1_200_012)

  lotto.goTo(lotto.server.clock.now() + 86_400_000)
  await lotto.run()
  anna.client.token = await loggedIn()
  await played('MEGA-645', [pick], (numbers) => numbers)
  const [won] = await reported('MEGA-645')
  expect(won!.paid).toBeGreaterThan(1_200_000)
  expect(won).toMatchObject({ lines: 1, outside: false })
})

const loggedIn = async (): Promise<string> =>
  (
    await anna.client.call('identity.login', {
      username: 'anna',
      password: 'Correct-horse-9',
      ...(await anna.client.botCheck()),
    })
  ).envelope.value.token
