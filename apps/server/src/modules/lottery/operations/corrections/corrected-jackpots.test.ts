// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { accountBalance, debtsOfMany, operatorAccount, ownerOfMember } from '../../../ledger/index.ts'
import { nextDrawOf, type Draw } from '../../draws/draw-store.ts'
import { jackpotPurpose } from '../../jackpots/prepare-shares.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../../lottery-for-tests.ts'
import { enterResult } from '../enter-result.ts'
import { operateDraws } from '../operate-draws.ts'
import { runCorrections } from './run-corrections.ts'
import { approveCorrection, askCorrection, planCorrection } from './steer-correction.ts'

const everybody = async (_: unknown, operatorIds: readonly number[]) => new Set(operatorIds)

let lotto: LotteryTestServer
let anna: Bettor
let ben: Bettor
const gameCode = 'MEGA-645'
const [annas, bens, nobodys] = [
  ['01', '02', '03', '04', '05', '06'],
  ['11', '12', '13', '14', '15', '16'],
  ['21', '22', '23', '24', '25', '26'],
] as const

beforeEach(async () => {
  lotto = await openLotteryTestServer()
  const line = { gameCode, tier: 'jackpot', start: 1_000, percent: 40, leastStake: 1 }
  const { settings } = lotto.server.platform
  await settings.write('lottery.jackpots', [line], 'test')
  await settings.write('lottery.feed', [gameCode], 'test')
  await lotto.run()
  anna = await lotto.bettor('anna', 100)
  ben = await lotto.bettor('ben', 100)
})
afterEach(() => lotto.server.close())

const deps = () => lotto.server.platform
const db = () => deps().database
const now = () => lotto.server.clock.now()
const by = (operatorId: number) => ({
  operatorId,
  operatorName: `operator ${operatorId}`,
  reason: 'Misread',
  nowMs: now(),
  mayStillEnter: everybody,
  mayPay: everybody,
  mayStillCorrect: everybody,
})
const operate = () => operateDraws(deps(), now())

async function logIn(bettor: Bettor, username: string): Promise<void> {
  bettor.client.token = undefined
  const { envelope } = await bettor.client.call('identity.login', {
    username,
    password: 'Correct-horse-9',
    ...(await bettor.client.botCheck()),
  })
  bettor.client.token = envelope.value.token
}

const buy = (bettor: Bettor, numbers: readonly string[], stakePerLot: number) =>
  lotto.bet(bettor, gameCode, [{ playType: 'mega6', numbers: [...numbers], stakePerLot }])

/** The next draw, with this result and all its tickets settled. */
async function drawn(numbers: readonly string[]): Promise<Draw> {
  const draw = (await nextDrawOf(db(), gameCode, now()))!
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
  for (const operatorId of [901, 902])
    await db().transaction((tx) =>
      enterResult(tx, deps(), { id: Number(draw.id), winningNumber: numbers.join(',') }, by(operatorId)),
    )
  await lotto.run()
  await logIn(anna, 'anna')
  await logIn(ben, 'ben')
  return draw
}

async function planned(draw: Draw, numbers: readonly string[]): Promise<string> {
  const id = await db().transaction((tx) =>
    planCorrection(tx, { id: Number(draw.id), winningNumber: numbers.join(',') }, by(901)),
  )
  await runCorrections(deps())
  return id
}

async function corrected(draw: Draw, numbers: readonly string[]): Promise<string> {
  const id = await planned(draw, numbers)
  await db().transaction((tx) => askCorrection(tx, id, by(901)))
  await db().transaction((tx) => approveCorrection(tx, id, by(902)))
  await Promise.all([operate(), operate(), operate()])
  await operate()
  return id
}

/** The money behind the jackpot, which is what pages show. */
async function jackpot(): Promise<number> {
  const account = await operatorAccount(db(), jackpotPurpose({ gameCode, tier: 'jackpot' }), 'USD')
  const inLedger = Number(await accountBalance(db(), account)) / 1e6
  expect((await lotto.odds(gameCode)).game.jackpots.map(({ amount }) => amount)).toEqual([inLedger])
  expect(await lotto.ledgerDifferences()).toEqual([])
  return inLedger
}
const cashOfBoth = async () => [await lotto.cash(anna), await lotto.cash(ben)]
const owedBy = async ({ id }: Bettor) =>
  Number((await debtsOfMany(db(), [ownerOfMember(id)], 'USD')).get(ownerOfMember(id)) ?? 0n) / 1e6
const movesOf = async (correctionId: string) =>
  (
    await db().query<{ amount: bigint }>(
      sql`select amount from ledger_posting where cause = 'lottery.jackpotCorrection' and external_id like ${`${correctionId}/%`}`,
    )
  ).map(({ amount }) => Math.abs(Number(amount)) / 1e6)

it('rolls a jackpot on that was won by wrong numbers, and takes it back from whoever had it', async () => {
  await buy(anna, annas, 10)
  await buy(ben, bens, 20)
  const draw = await drawn(annas)
  expect([await cashOfBoth(), await jackpot()]).toEqual([[1_102, 80], 1_000])
  const id = await planned(draw, nobodys)
  const finn = await lotto.server.operator('finn', 'finance')
  const plan = (await finn.call('backoffice.lotteryCorrection', { id })).envelope.value
  expect(plan.jackpots).toEqual([
    { tier: 'jackpot', currency: 'USD', pool: 1_012, before: 1_012, after: null, change: 12, moved: null },
  ])
  expect(plan.sums).toMatchObject([{ tickets: 1, gain: 0, lose: 1_012 }])
  // A dry run moves nothing.
  expect([await cashOfBoth(), await jackpot()]).toEqual([[1_102, 80], 1_000])
  await db().transaction((tx) => askCorrection(tx, id, by(901)))
  await db().transaction((tx) => approveCorrection(tx, id, by(902)))
  await Promise.all([operate(), operate(), operate()])
  expect([await cashOfBoth(), await jackpot(), await movesOf(id)]).toEqual([[90, 80], 1_012, [12]])
  // The next winner has it with what was rolled on.
  await buy(ben, bens, 10)
  await drawn(bens)
  expect([await lotto.cash(ben), await jackpot()]).toEqual([80 - 10 + 1_016, 1_000])
})

it('shares the pool of the draw among the right winners, with a debt where a balance does not cover', async () => {
  await buy(anna, annas, 10)
  await buy(ben, bens, 20)
  const draw = await drawn(annas)
  await lotto.bet(anna, 'D5-1', [sum('big', 1_000)])
  await corrected(draw, bens)
  expect([await cashOfBoth(), await owedBy(anna)]).toEqual([[0, 80 + 1_012], 1_012 - 102])
  expect(await jackpot()).toBe(1_000)
  // Corrected once more, from what counts since: two share it.
  await buy(anna, annas, 1)
  const again = await corrected(draw, annas)
  expect((await cashOfBoth())[1]).toBe(80)
  expect([await jackpot(), await movesOf(again)]).toEqual([1_000, []])
})

it('lets later winners keep what they have: the jackpot falls to its start at most, and the operator bears the rest', async () => {
  await buy(ben, bens, 20)
  const first = await drawn(nobodys)
  expect(await jackpot()).toBe(1_008)
  await buy(anna, annas, 10)
  await drawn(annas)
  expect([await cashOfBoth(), await jackpot()]).toEqual([[100 - 10 + 1_012, 80], 1_000])
  // Ben had won before the jackpot rolled on to Anna: both are paid.
  const id = await corrected(first, bens)
  expect([await cashOfBoth(), await jackpot()]).toEqual([[1_102, 80 + 1_008], 1_000])
  expect(await movesOf(id)).toEqual([])
  // Taken back, what the draw did not pay goes into the jackpot of today.
  await corrected(first, nobodys)
  expect([await cashOfBoth(), await jackpot()]).toEqual([[1_102, 80], 1_008])
})

it('takes what the right winners share out of a jackpot that nobody won since', async () => {
  await buy(ben, bens, 20)
  const first = await drawn(nobodys)
  await buy(anna, annas, 50)
  await drawn(nobodys)
  expect(await jackpot()).toBe(1_028)
  const id = await corrected(first, bens)
  expect([await lotto.cash(ben), await jackpot(), await movesOf(id)]).toEqual([80 + 1_008, 1_020, [8]])
})
