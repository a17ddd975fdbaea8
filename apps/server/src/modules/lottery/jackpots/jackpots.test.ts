// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../platform/db/index.ts'
import { accountBalance, operatorAccount } from '../../ledger/index.ts'
import { closeDrawsUntil, findDraw, nextDrawOf, type Draw } from '../draws/draw-store.ts'
import { makeDueDraws } from '../draws/make-draw.ts'
import { settleDraws } from '../draws/settle-draws.ts'
import { voidDraw } from '../draws/void-draw.ts'
import { openLotteryTestServer, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'
import { jackpotPurpose, prepareShares } from './prepare-shares.ts'

let lotto: LotteryTestServer
let anna: Bettor
let ben: Bettor

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  anna = await lotto.bettor('anna', 10_000)
  ben = await lotto.bettor('ben', 10_000)
})
afterAll(() => lotto.server.close())

const deps = () => lotto.server.modules.lotteryDeps
const db = () => lotto.server.platform.database
const mega = (stakePerLot: number, numbers = ['01', '02', '03', '04', '05', '06']) => ({
  playType: 'mega6',
  numbers,
  stakePerLot,
})
const displayed = async (gameCode = 'MEGA-645') =>
  (await lotto.odds(gameCode)).game.jackpots.map(({ amount }) => amount)

/** The money in the ledger behind a jackpot, in units. */
async function inLedger(gameCode = 'MEGA-645', tier = 'jackpot'): Promise<number> {
  const account = await operatorAccount(db(), jackpotPurpose({ gameCode, tier }), 'USD')
  return Number(await accountBalance(db(), account)) / 1e6
}

/** Moves the clock; logins end in the meantime, so both log in again. */
async function goTo(atMs: number): Promise<void> {
  lotto.goTo(atMs)
  for (const [username, { client }] of [
    ['anna', anna],
    ['ben', ben],
  ] as const)
    client.token = (
      await client.call('identity.login', {
        username,
        password: 'Correct-horse-9',
        ...(await client.botCheck()),
      })
    ).envelope.value.token
}

/** Makes the next draw of a lottery without settling it. */
async function drawNow(gameCode = 'MEGA-645'): Promise<Draw> {
  const { id, drawAtMs } = (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
  await goTo(drawAtMs)
  await closeDrawsUntil(db(), drawAtMs)
  await makeDueDraws(deps(), drawAtMs)
  return (await findDraw(db(), id))!
}

/** Gives the only line of a ticket these numbers, as if its buyer had guessed them. */
async function rewrite(ticketId: string, numbers: readonly string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: lotto.server.ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `update lottery_ticket set lines = jsonb_set(lines, '{0,numbers}', $1::jsonb) where id = $2`,
      [JSON.stringify(numbers), ticketId],
    )
  } finally {
    await owner.end()
  }
}

const buy = async (bettor: Bettor, stake: number) => {
  await lotto.run()
  return (await lotto.bet(bettor, 'MEGA-645', [mega(stake)])).envelope.value.ticket.ticketId
}
const returnedTo = async (bettor: Bettor, ticketId: string) =>
  (await bettor.client.call('lottery.tickets', {})).envelope.value.list.find(
    (ticket) => ticket.ticketId === ticketId,
  )?.returned

it('shows its starting amount before the first draw, and asks for the smallest stake', async () => {
  expect(await displayed()).toEqual([1_200_000])
  expect(await displayed('POWER-655')).toEqual([3_000_000, 300_000])
  expect(await displayed('KENO')).toEqual([])
  expect((await lotto.bet(anna, 'MEGA-645', [mega(0.5)])).envelope).toMatchObject({
    success: false,
    code: 'BELOW_MINIMUM',
  })
})

it('grows by its part of the stakes and rolls over when nobody wins', async () => {
  await buy(anna, 100)
  await drawNow()
  await settleDraws(deps())
  expect([await displayed(), await inLedger()]).toEqual([[1_200_040], 1_200_040])
  await buy(ben, 10)
  await drawNow()
  await settleDraws(deps())
  expect([await displayed(), await inLedger()]).toEqual([[1_200_044], 1_200_044])
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('is shared by its winners in proportion to their stakes, each rounded down, and starts anew', async () => {
  const tickets = [await buy(anna, 1), await buy(ben, 2), await buy(ben, 4)] as const
  const draw = await drawNow()
  const won = draw.winningNumber!.split(',')
  for (const ticket of tickets) await rewrite(ticket, won)
  const before = await lotto.cash(anna)
  // Several processes settle at once, and each of them prepares.
  await Promise.all(Array.from({ length: 4 }, () => settleDraws(deps())))
  const pool = 1_200_044 + 2.8
  expect([
    await returnedTo(anna, tickets[0]),
    await returnedTo(ben, tickets[1]),
    await returnedTo(ben, tickets[2]),
  ]).toEqual([171_435.25, 342_870.51, 685_741.02])
  expect(await lotto.cash(anna)).toBeCloseTo(before + 171_435.25, 2)
  // What rounding left stays in it.
  expect(await inLedger()).toBeCloseTo(1_200_000 + pool - 1_200_046.78, 2)
  expect(await displayed()).toEqual([await inLedger()])
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('is prepared once: again, at once, and after a crash before the first ticket was paid', async () => {
  const ticket = await buy(anna, 5)
  const draw = await drawNow()
  await rewrite(ticket, draw.winningNumber!.split(','))
  const start = await inLedger()
  await Promise.all(Array.from({ length: 5 }, () => prepareShares(deps(), draw)))
  await prepareShares(deps(), draw)
  const posted = await db().one<{ count: bigint }>(
    sql`select count(*) as count from ledger_posting where cause in ('lottery.jackpotPart', 'lottery.jackpotWon', 'lottery.jackpotAgain') and external_id like ${`${draw.id}/%`}`,
  )
  expect(posted?.count).toBe(3n)
  expect(await returnedTo(anna, ticket)).toBeNull()
  await settleDraws(deps())
  expect(await returnedTo(anna, ticket)).toBe(Math.floor((start + 2) * 100 + 1e-6) / 100)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('prepares nothing when it fails halfway, and all of it the next time', async () => {
  await buy(anna, 10)
  const draw = await drawNow()
  const before = await inLedger()
  const failing = {
    ...deps(),
    clock: {
      ...deps().clock,
      now: () => {
        throw new Error('killed')
      },
    },
  }
  await expect(prepareShares(failing, draw)).rejects.toThrow('killed')
  expect(await inLedger()).toBe(before)
  await settleDraws(deps())
  expect(await inLedger()).toBeCloseTo(before + 4, 2)
})

it('keeps what it has when a draw is called off, and gets nothing from it', async () => {
  const before = await inLedger()
  const ticket = await buy(ben, 50)
  const { id, drawAtMs } = (await nextDrawOf(db(), 'MEGA-645', lotto.server.clock.now()))!
  await db().transaction((tx) => voidDraw(tx, id))
  await goTo(drawAtMs)
  await lotto.run()
  expect(await returnedTo(ben, ticket)).toBe(50)
  expect([await inLedger(), await displayed()]).toEqual([before, [before]])
})

it('pays the second jackpot for the bonus ball, and the fixed prizes by their odds', async () => {
  await lotto.run()
  const power = async () =>
    (
      await lotto.bet(anna, 'POWER-655', [
        { playType: 'power6', numbers: ['01', '02', '03', '04', '05', '06'], stakePerLot: 1 },
      ])
    ).envelope.value.ticket.ticketId
  const [second, four] = [await power(), await power()]
  const draw = await drawNow('POWER-655')
  const [balls, [bonus]] = draw.winningNumber!.split('~').map((row) => row.split(',')) as [string[], string[]]
  const others = Array.from({ length: 55 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
    (ball) => !balls.includes(ball) && ball !== bonus,
  )
  await rewrite(second, [...balls.slice(0, 5), bonus!])
  await rewrite(four, [...balls.slice(0, 4), ...others.slice(0, 2)])
  await settleDraws(deps())
  expect(await returnedTo(anna, second)).toBe(300_000.16)
  expect(await returnedTo(anna, four)).toBe(50)
  expect(await inLedger('POWER-655', 'jackpot')).toBe(3_000_000.64)
  expect(await inLedger('POWER-655', 'jackpot2')).toBe(300_000)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('has the terms that the operator sets, and refuses those that return more than is staked', async () => {
  const { settings } = lotto.server.platform
  const line = { gameCode: 'LOTTO-535', tier: 'jackpot', start: 500, percent: 20, leastStake: 2 }
  await expect(
    settings.write('lottery.jackpots', [{ ...line, percent: 75, start: 600_000 }], 'test'),
  ).rejects.toThrow()
  await settings.write('lottery.jackpots', [line], 'test')
  const { game, playTypes } = await lotto.odds('LOTTO-535')
  expect([game.jackpots, playTypes[0]?.minStake]).toEqual([
    [{ tier: 'jackpot', amount: 500, percent: 20 }],
    2,
  ])
  await settings.write('lottery.jackpots', [], 'test')
})

it('needs a special ball with the balls of Lotto 5/35, and refuses every other pick', async () => {
  await lotto.run()
  const bet = (numbers: string[]) =>
    lotto.bet(anna, 'LOTTO-535', [{ playType: 'lotto5', numbers, stakePerLot: 1 }])
  for (const wrong of [
    ['01', '02', '03', '04', '05'],
    ['01', '02', '03', '04', '05', '06'],
    ['01', '02', '03', '04', 's05', 's06'],
    ['01', '02', '03', '04', '36', 's05'],
    ['01', '02', '03', '04', '05', 's13'],
    ['01', '02', '03', '04', '04', 's05'],
  ])
    expect((await bet(wrong)).envelope).toMatchObject({ success: false, code: 'WRONG_PICK' })
  expect((await bet(['01', '02', '03', '04', '05', 's05'])).envelope).toMatchObject({ success: true })
})

it('offers the table of Keno that a brand chose, and only its plays', async () => {
  const { settings } = lotto.server.platform
  await settings.write('lottery.kenoTable', 'american', 'test')
  const { playTypes } = await lotto.odds('KENO')
  expect(playTypes.some(({ playType }) => playType === 'k1')).toBe(false)
  expect(playTypes.find(({ playType }) => playType === 'k2')?.odds).toEqual({ 0: '1', 1: '0', 2: '5' })
  const bet = (playType: string, numbers: string[]) =>
    lotto.bet(anna, 'KENO', [{ playType, numbers, stakePerLot: 1 }])
  expect((await bet('k1', ['07'])).envelope).toMatchObject({ success: false, code: 'WRONG_PICK' })
  expect((await bet('k2', ['07', '08'])).envelope.value.ticket.lines[0]?.odds).toEqual({
    0: '1',
    1: '0',
    2: '5',
  })
  await settings.write('lottery.kenoTable', 'vietlott', 'test')
})
