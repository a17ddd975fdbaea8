// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { debtsOfMany, ownerOfMember } from '../../../ledger/index.ts'
import { nextDrawOf, type Draw } from '../../draws/draw-store.ts'
import { gameIdOf } from '../../games/game-ids.ts'
import {
  minuteMs,
  openLotteryTestServer,
  sum,
  type Bettor,
  type LotteryTestServer,
} from '../../lottery-for-tests.ts'
import { operateDraws } from '../operate-draws.ts'
import { applyToTicket } from './apply-to-ticket.ts'
import { findCorrection, ticketsLeft } from './correction-store.ts'
import { approveCorrection, askCorrection } from './steer-correction.ts'
import { runCorrections } from './run-corrections.ts'

const everybody = async (_: unknown, operatorIds: readonly number[]) => new Set(operatorIds)

let lotto: LotteryTestServer
let ada: CallClient
let finn: CallClient
let support: CallClient
const big = '9,9,9,9,9'
const small = '0,0,0,0,0'
const gameCode = 'D5-5'

beforeAll(async () => {
  lotto = await openLotteryTestServer()
  await lotto.server.platform.settings.write('lottery.feed', [gameCode], 'test')
  await lotto.run()
})
afterAll(() => lotto.server.close())
beforeEach(async () => {
  ada = await lotto.server.operator(`ada${randomUUID().slice(0, 8)}`, 'admin')
  finn = await lotto.server.operator(`finn${randomUUID().slice(0, 8)}`, 'finance')
  support = await lotto.server.operator(`sue${randomUUID().slice(0, 8)}`, 'support')
})

const db = () => lotto.server.platform.database
const deps = () => lotto.server.platform
const now = () => lotto.server.clock.now()
let names = 0
const bettor = (cash: number) => lotto.bettor(`bettor${(names += 1)}x`, cash)
const because = { reason: 'The official page' }
const step = (id: bigint | number | string) => ({ id: id as never, ...because, requestId: randomUUID() })
const operate = () => operateDraws(deps(), now())
const drawPage = async (id: bigint) =>
  (await ada.call('backoffice.lotteryDraw', { id: Number(id) })).envelope.value
const enter = async (operator: CallClient, draw: Draw, winningNumber: string) =>
  (await operator.call('backoffice.enterResult', { ...step(Number(draw.id)), winningNumber })).envelope

/** A draw of the feed with its time reached, after `bets`. */
async function due(bets: () => Promise<unknown> = async () => undefined): Promise<Draw> {
  await lotto.run()
  const draw = (await nextDrawOf(db(), gameCode, now()))!
  await bets()
  lotto.goTo(draw.drawAtMs)
  await lotto.run()
  return draw
}

async function settled(winningNumber: string, bets?: () => Promise<unknown>): Promise<Draw> {
  const draw = await due(bets)
  await enter(ada, draw, winningNumber)
  await enter(finn, draw, winningNumber)
  await lotto.run()
  return draw
}

async function planned(draw: Draw, winningNumber: string): Promise<string> {
  const { correctionId } = (
    await ada.call('backoffice.planCorrection', { ...step(Number(draw.id)), winningNumber })
  ).envelope.value
  await runCorrections(deps())
  return correctionId
}

async function approved(draw: Draw, winningNumber: string): Promise<string> {
  const id = await planned(draw, winningNumber)
  await ada.call('backoffice.askCorrection', step(id))
  expect((await finn.call('backoffice.approveCorrection', step(id))).envelope.code).toBe('OK')
  return id
}

const owedBy = async ({ id }: Bettor) =>
  Number((await debtsOfMany(db(), [ownerOfMember(id)], 'USD')).get(ownerOfMember(id)) ?? 0n) / 1e6
const facts = async (ticketId: string) =>
  db().query<{ kind: string; amount: bigint; valid_bet: bigint; settled_stake: bigint | null }>(
    sql`select kind, amount, valid_bet, settled_stake from bet_fact where round_id = ${ticketId} order by id`,
  )

describe('the result of a feed', () => {
  it('needs two different operators who enter the same', async () => {
    const anna = await bettor(100)
    const draw = await due(() => lotto.bet(anna, gameCode, [sum('big', 10)]))
    expect(await drawPage(draw.id)).toMatchObject({
      status: 'closed',
      numbersFrom: 'feed',
      late: true,
      commitment: '',
    })
    expect((await enter(ada, draw, '1,2,3')).code).toBe('WRONG_RESULT')
    expect((await enter(ada, draw, big)).value).toMatchObject({ state: 'waiting' })
    expect((await enter(ada, draw, big)).value).toMatchObject({ state: 'waiting' })
    // Whoever reads the page does not see what the first operator typed.
    expect(JSON.stringify(await drawPage(draw.id))).not.toContain(big)
    expect((await enter(finn, draw, '9,9,9,9,8')).value).toEqual({
      state: 'different',
      differences: [{ label: '', position: 5, entered: '8', other: '9' }],
    })
    expect((await drawPage(draw.id)).status).toBe('closed')
    expect((await enter(finn, draw, big)).value.state).toBe('drawn')
    expect((await enter(finn, draw, big)).code).toBe('DRAW_STATE')
    await lotto.run()
    expect(await lotto.cash(anna)).toBe(109.6)
    const opened = (
      await lotto.server.program().call('lottery.openedNumbers', { gameId: gameIdOf(gameCode) })
    ).envelope.value.list[0]
    expect(opened).toMatchObject({ winningNumber: big, numbersFrom: 'feed', seed: '', corrected: false })
  })

  it('is drawn once when both are entered at the same moment', async () => {
    const draw = await due()
    const states = (
      await Promise.all([ada, finn, ada, finn].map((operator) => enter(operator, draw, big)))
    ).map(({ value, code }) => value?.state ?? code)
    expect(states.filter((state) => state === 'drawn')).toHaveLength(1)
    expect((await drawPage(draw.id)).winningNumber).toBe(big)
  })

  it('is refused before the draw, for a draw of ours, and for operators without the permission', async () => {
    const draw = (await nextDrawOf(db(), gameCode, now()))!
    expect((await enter(ada, draw, big)).code).toBe('RESULT_TOO_EARLY')
    const own = (await nextDrawOf(db(), 'D5-1', now()))!
    expect((await enter(ada, own, big)).code).toBe('NOT_FED')
    expect((await enter(support, draw, big)).code).toBe('FORBIDDEN')
  })

  it('that is missing raises one alert, which ends when the result is there', async () => {
    const draw = await due()
    const alerts = async () =>
      (await ada.call('backoffice.alerts', { pageSize: 100 })).envelope.value.list.filter(
        ({ source, details }) =>
          source === 'lottery.noResult' && details['reference'] === `${gameCode}/${draw.numero}`,
      )
    await operate()
    expect(await alerts()).toEqual([])
    await operateDraws(deps(), now() + 61 * minuteMs)
    await operateDraws(deps(), now() + 62 * minuteMs)
    expect(await alerts()).toMatchObject([{ times: 1 }])
    await enter(ada, draw, big)
    await enter(finn, draw, big)
    expect(await alerts()).toEqual([])
  })
})

describe('a correction', () => {
  it('lists who gains and loses, moves nothing before another operator approves, and then pays by new postings', async () => {
    const [anna, ben] = [await bettor(100), await bettor(100)]
    const draw = await settled(big, async () => {
      await lotto.bet(anna, gameCode, [sum('big', 10)])
      await lotto.bet(ben, gameCode, [sum('small', 10)])
    })
    expect([await lotto.cash(anna), await lotto.cash(ben)]).toEqual([109.6, 90])
    const id = await planned(draw, small)
    const plan = (await finn.call('backoffice.lotteryCorrection', { id })).envelope.value
    expect(plan.correction).toMatchObject({ status: 'planned', fromNumber: big, toNumber: small, own: false })
    expect(plan.sums).toEqual([{ currency: 'USD', tickets: 2, gain: 19.6, lose: 19.6, owed: 0, applied: 0 }])
    expect(plan.list.map(({ before, after }) => [before, after]).toSorted()).toEqual([
      [0, 19.6],
      [19.6, 0],
    ])
    expect((await finn.call('backoffice.approveCorrection', step(id))).envelope.code).toBe('CORRECTION_STATE')
    await ada.call('backoffice.askCorrection', step(id))
    expect((await ada.call('backoffice.approveCorrection', step(id))).envelope.code).toBe('OWN_REQUEST')
    expect((await support.call('backoffice.approveCorrection', step(id))).status).toBe(403)
    expect([await lotto.cash(anna), await lotto.cash(ben)]).toEqual([109.6, 90])
    await finn.call('backoffice.approveCorrection', step(id))
    await Promise.all([operate(), operate(), operate()])
    await operate()
    expect([await lotto.cash(anna), await lotto.cash(ben)]).toEqual([90, 109.6])
    expect(await drawPage(draw.id)).toMatchObject({ winningNumber: small, firstNumber: big })
    const [ticket] = (await ben.client.call('lottery.tickets', {})).envelope.value.list
    expect(ticket).toMatchObject({ returned: 19.6, winningNumber: small, lines: [{ returned: 19.6 }] })
    expect(await facts(ticket!.ticketId)).toEqual([
      expect.objectContaining({ kind: 'stake' }),
      expect.objectContaining({ kind: 'return', amount: 0n }),
      { kind: 'return', amount: 19_600_000n, valid_bet: 0n, settled_stake: 0n },
    ])
    for (const { client } of [anna, ben])
      expect((await client.call('messages.inbox', {})).envelope.value.list).toHaveLength(1)
    expect(await lotto.ledgerDifferences()).toEqual([])
  })

  it('books what a balance does not cover as a debt, which the next win settles', async () => {
    const anna = await bettor(10)
    const draw = await settled(big, () => lotto.bet(anna, gameCode, [sum('big', 10)]))
    await lotto.bet(anna, gameCode, [sum('big', 15)])
    expect(await lotto.cash(anna)).toBe(4.6)
    const id = await approved(draw, small)
    await operate()
    expect([await lotto.cash(anna), await owedBy(anna)]).toEqual([0, 15])
    expect((await ada.call('backoffice.lotteryCorrection', { id })).envelope.value.sums).toMatchObject([
      { lose: 19.6, owed: 15, applied: 1 },
    ])
    await settled(big)
    expect([await lotto.cash(anna), await owedBy(anna)]).toEqual([14.4, 0])
    expect(await lotto.ledgerDifferences()).toEqual([])
  })

  it('goes on after it was cut off at any ticket, and corrects each once', async () => {
    const anna = await bettor(100)
    const draw = await settled(big, async () => {
      for (let count = 0; count < 6; count += 1) await lotto.bet(anna, gameCode, [sum('small', 5)])
    })
    const id = await planned(draw, small)
    const by = (operatorId: number) => ({
      operatorId,
      operatorName: 'by',
      reason: 'Misread',
      nowMs: now(),
      mayStillEnter: everybody,
      mayPay: everybody,
      mayStillCorrect: everybody,
    })
    await deps().database.transaction((tx) => askCorrection(tx, id, by(901)))
    await deps().database.transaction((tx) => approveCorrection(tx, id, by(902)))
    const correction = (await findCorrection(db(), id))!
    const first = { after: '00000000-0000-0000-0000-000000000000', limit: 100 }
    const left = await ticketsLeft(db(), id, first)
    // Two tickets are corrected, then the process dies; others repeat the first one, several times at once.
    await applyToTicket(deps(), correction, left[0]!)
    await applyToTicket(deps(), correction, left[1]!)
    await Promise.all(Array.from({ length: 6 }, () => applyToTicket(deps(), correction, left[0]!)))
    const killed = deps().database.transaction(async (tx) => {
      await tx.query(
        sql`update lottery_ticket_correction set applied_at = now(), owed = 0 where ticket_id = ${left[2]}`,
      )
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect((await drawPage(draw.id)).corrections[0]?.status).toBe('running')
    await Promise.all([runCorrections(deps()), runCorrections(deps())])
    expect(await lotto.cash(anna)).toBe(70 + 6 * 9.8)
    expect((await drawPage(draw.id)).corrections[0]?.status).toBe('done')
    expect(await lotto.ledgerDifferences()).toEqual([])
  })

  it('is one at a time, and another one starts from what counts then', async () => {
    const anna = await bettor(100)
    const draw = await settled(big, () => lotto.bet(anna, gameCode, [sum('big', 10)]))
    const ask = async (winningNumber: string, operator = ada) =>
      (await operator.call('backoffice.planCorrection', { ...step(Number(draw.id)), winningNumber })).envelope
        .code
    expect(await ask(big)).toBe('SAME_RESULT')
    expect(await ask('1')).toBe('WRONG_RESULT')
    const codes = await Promise.all([ask(small), ask(small, finn), ask('0,0,0,0,1')])
    expect(codes.toSorted()).toEqual(['CORRECTION_OPEN', 'CORRECTION_OPEN', 'OK'])
    await operate()
    const open = (await drawPage(draw.id)).corrections[0]!
    expect((await finn.call('backoffice.dropCorrection', step(open.correctionId))).status).toBe(200)
    expect((await finn.call('backoffice.askCorrection', step(open.correctionId))).envelope.code).toBe(
      'CORRECTION_STATE',
    )
    const id = await approved(draw, small)
    expect((await finn.call('backoffice.approveCorrection', step(id))).envelope.code).toBe('CORRECTION_STATE')
    await operate()
    expect(await lotto.cash(anna)).toBe(90)
    await approved(draw, big)
    await operate()
    await operate()
    expect(await lotto.cash(anna)).toBe(109.6)
    expect((await drawPage(draw.id)).totals).toMatchObject([{ stake: 10, returned: 19.6 }])
  })

  it('of a draw that is being settled waits until all its tickets are', async () => {
    const anna = await bettor(100)
    const draw = await due(() => lotto.bet(anna, gameCode, [sum('small', 10)]))
    await enter(ada, draw, big)
    await enter(finn, draw, big)
    const id = await planned(draw, small)
    expect((await findCorrection(db(), id))?.status).toBe('planning')
    await lotto.run()
    await operate()
    expect((await findCorrection(db(), id))?.status).toBe('planned')
  })

  it('is refused for numbers that follow from a seed', async () => {
    const own = (await nextDrawOf(db(), 'D5-1', now()))!
    lotto.goTo(own.drawAtMs)
    await lotto.run()
    const asked = { ...step(Number(own.id)), winningNumber: small }
    expect((await ada.call('backoffice.planCorrection', asked)).envelope.code).toBe('NOT_FED')
  })
})
