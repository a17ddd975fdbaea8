// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDraw, lockDraw, nextDrawOf } from '../draws/draw-store.ts'
import { openLotteryTestServer, sum, type Bettor, type LotteryTestServer } from '../lottery-for-tests.ts'

let lotto: LotteryTestServer
let owner: pg.Client
const bettors: Bettor[] = []
beforeAll(async () => {
  lotto = await openLotteryTestServer()
  owner = new pg.Client({ connectionString: lotto.server.ownerUrl })
  await owner.connect()
  for (const name of ['togetone', 'togettwo', 'togetthr', 'togetfou'])
    bettors.push(await lotto.bettor(name, 1_000))
})
afterAll(async () => {
  await owner.end()
  await lotto.server.close()
})

const db = () => lotto.server.platform.database
const next = async (gameCode: string) => (await nextDrawOf(db(), gameCode, lotto.server.clock.now()))!
const codesOf = async (bets: readonly ReturnType<LotteryTestServer['bet']>[]): Promise<string[]> =>
  (await Promise.all(bets)).map(({ envelope }) => envelope.code)

/** The processes of the database that wait for a lock. */
const waiting = async (): Promise<number[]> =>
  (
    await owner.query<{ pid: number }>(
      'select pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    )
  ).rows.map(({ pid }) => pid)

/** Holds the draw, as its making does, while a batch arrives at it. Answers how to let go. */
async function hold(gameCode: string): Promise<() => Promise<void>> {
  const { id } = await next(gameCode)
  let release = (): void => undefined
  const locked = Promise.withResolvers<void>()
  const held = db().transaction(async (tx) => {
    await lockDraw(tx, id)
    locked.resolve()
    await new Promise<void>((resolve) => {
      release = resolve
    })
  })
  await locked.promise
  return () => {
    release()
    return held
  }
}

/** Bets at once while the draw is held, so that those after the first one make a batch. */
async function betTogether(
  gameCode: string,
  bets: readonly (readonly [Bettor, stake: number, requestId?: string])[],
): Promise<Awaited<ReturnType<LotteryTestServer['bet']>>[]> {
  const { numero } = await next(gameCode)
  const letGo = await hold(gameCode)
  const asked = bets.map(([bettor, stake, requestId = randomUUID()]) =>
    lotto.bet(bettor, gameCode, [sum('big', stake)], { numero, requestId }),
  )
  await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([])
  await letGo()
  return Promise.all(asked)
}

it('sells a member with money for one of two tickets one of them, and nobody beside them notices', async () => {
  const poor = await lotto.bettor('poortwo', 10)
  const answers = await betTogether('D5-5', [
    [bettors[0]!, 5],
    [poor, 10],
    [bettors[1]!, 5],
    [poor, 10],
    [bettors[2]!, 5],
  ])
  const codes = answers.map(({ envelope }) => envelope.code)
  expect([codes[0], codes[2], codes[4], [codes[1], codes[3]].toSorted()]).toEqual([
    'OK',
    'OK',
    'OK',
    ['INSUFFICIENT', 'OK'],
  ])
  expect(await lotto.cash(poor)).toBe(0)
  expect(answers.find(({ envelope }) => envelope.code !== 'OK')?.envelope.value).toEqual({ available: 0 })
  for (const bettor of bettors.slice(0, 3)) expect(await lotto.cash(bettor)).toBe(995)
  expect((await next('D5-5')).tickets).toBe(4)
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('carries out a request that is sent twice in one moment once', async () => {
  const cash = await Promise.all(bettors.map(lotto.cash))
  const ids = bettors.map(() => randomUUID())
  const twice = await betTogether('D5-3', [
    ...bettors.map((bettor, index) => [bettor, 1, ids[index]] as const),
    ...bettors.map((bettor, index) => [bettor, 1, ids[index]] as const),
  ])
  const first = twice.slice(0, 4).map(({ envelope }) => envelope.value.ticket.ticketId)
  expect(twice.slice(4).map(({ envelope }) => envelope.value.ticket.ticketId)).toEqual(first)
  expect(new Set(first).size).toBe(4)
  expect((await next('D5-3')).tickets).toBe(4)
  expect(await Promise.all(bettors.map(lotto.cash))).toEqual(cash.map((before) => before - 1))
})

it('counts the tickets of one moment against the limit of the draw in the order of arrival', async () => {
  const { settings } = lotto.server.platform
  // A ticket of 10 on one side pays 19.60 at most: two fit below 40.
  await settings.write('lottery.drawLiability', 40, 'test')
  const answers = await betTogether(
    'D5-1',
    bettors.map((bettor) => [bettor, 10] as const),
  )
  await settings.write('lottery.drawLiability', 5_000_000, 'test')
  expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
    'DRAW_FULL',
    'DRAW_FULL',
    'OK',
    'OK',
  ])
  expect((await next('D5-1')).tickets).toBe(2)
})

it('sells nothing in a batch whose connection is cut, and each ticket once when it is asked for again', async () => {
  const cash = await Promise.all(bettors.map(lotto.cash))
  const { id, numero } = await next('D5-2')
  const ids = bettors.map(() => randomUUID())
  const betAll = () =>
    bettors.map((bettor, index) =>
      lotto.bet(bettor, 'D5-2', [sum('small', 3)], { numero, requestId: ids[index]! }),
    )
  const letGo = await hold('D5-2')
  const cut = betAll()
  await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([])
  // Those that came too late for it are cut off as the next batch.
  let answered = 0
  const all = Promise.all(
    cut.map(async (bet) => {
      const answer = await bet
      answered += 1
      return answer
    }),
  )
  await expect
    .poll(
      async () => {
        for (const pid of await waiting()) await owner.query('select pg_terminate_backend($1)', [pid])
        return answered
      },
      { timeout: 20_000 },
    )
    .toBe(cut.length)
  expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([503]))
  await letGo()
  expect((await findDraw(db(), id))?.tickets).toBe(0)
  expect(await Promise.all(bettors.map(lotto.cash))).toEqual(cash)
  expect(await codesOf([...betAll(), ...betAll()])).toEqual(Array<string>(8).fill('OK'))
  expect((await findDraw(db(), id))?.tickets).toBe(4)
  expect(await Promise.all(bettors.map(lotto.cash))).toEqual(cash.map((before) => before - 3))
  expect(await lotto.ledgerDifferences()).toEqual([])
})

it('lets nobody of another lottery wait for a draw that is held', async () => {
  const { numero } = await next('D5-3')
  const letGo = await hold('D5-3')
  const stuck = bettors.map((bettor) => lotto.bet(bettor, 'D5-3', [sum('big', 1)], { numero }))
  await expect.poll(waiting, { timeout: 20_000 }).not.toEqual([])
  const bystander = await lotto.bettor('bystande', 10)
  expect(await codesOf([lotto.bet(bystander, 'D5-5', [sum('big', 1)])])).toEqual(['OK'])
  await letGo()
  expect(await codesOf(stuck)).toEqual(Array<string>(4).fill('OK'))
})

it('sells what fits no batch in the same moment: a member with limits, and tickets for several draws', async () => {
  const guarded = bettors[0]!
  await guarded.client.call('compliance.setLimit', {
    requestId: randomUUID(),
    kind: 'stake',
    period: 'day',
    most: 40,
  })
  const { numero } = await next('D5-5')
  const codes = await codesOf([
    lotto.bet(bettors[1]!, 'D5-5', [sum('big', 1)], { numero }),
    lotto.bet(bettors[2]!, 'D5-5', [sum('big', 1)], { numero, draws: 3 }),
    lotto.bet(bettors[3]!, 'D5-5', [sum('big', 1)], { numero }),
    lotto.bet(guarded, 'D5-5', [sum('big', 50)], { numero }),
  ])
  expect(codes).toEqual(['OK', 'OK', 'OK', 'LIMIT_REACHED'])
})
