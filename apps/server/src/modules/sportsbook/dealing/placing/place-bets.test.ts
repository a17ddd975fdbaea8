// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'
import { changeEvent } from '../../book/events/change-event.ts'
import { lockEvent } from '../../book/events/event-store.ts'

let book: BookTestServer
let owner: pg.Client
const bettors: Bettor[] = []
beforeAll(async () => {
  book = await openBookTestServer()
  owner = new pg.Client({ connectionString: book.server.ownerUrl })
  await owner.connect()
  for (const name of ['togetone', 'togettwo', 'togetthr', 'togetfou'])
    bettors.push(await book.bettor(name, 1_000))
})
afterAll(async () => {
  await owner.end()
  await book.server.close()
})

const db = () => book.server.platform.database
const cashOfAll = () => Promise.all(bettors.map(book.cash))
const betsOn = async (match: bigint): Promise<number> =>
  Number(
    (await db().one<{ bets: bigint }>(
      sql`select count(*) as bets from sportsbook_leg where event_id = ${match}`,
    ))!.bets,
  )
const exposureOf = async (match: bigint) =>
  db().query<{ outcome: string; staked: bigint; returns: bigint }>(sql`
    select outcome, staked / 1000000 as staked, returns / 1000000 as returns from sportsbook_outcome_stake stake
    join sportsbook_market market on market.id = stake.market_id where market.event_id = ${match} and staked > 0 order by outcome`)

/** The processes of the database that wait for a lock. */
const waiting = async (): Promise<number[]> =>
  (
    await owner.query<{ pid: number }>(
      'select pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    )
  ).rows.map(({ pid }) => pid)
const until = { timeout: 20_000 }

/** Holds a match, as its feed does while it writes. Answers how to let go, after a last change if wanted. */
async function hold(
  match: bigint,
  change: Parameters<typeof changeEvent>[3] = { stopped: 'goal' },
): Promise<(changes?: boolean) => Promise<void>> {
  const locked = Promise.withResolvers<undefined>()
  const release = Promise.withResolvers<boolean>()
  const holding = db().transaction(async (tx) => {
    const event = await lockEvent(tx, match)
    locked.resolve(undefined)
    if ((await release.promise) && event)
      await changeEvent(tx, book.server.modules.sportsbookDeps, event, change)
  })
  await locked.promise
  return async (changes = false) => {
    release.resolve(changes)
    await holding
  }
}

type Asked = readonly [bettor: Bettor, stakePerLine: number, requestId?: string]

/** Bets at once on the home side while the match is held, so that those after the first one make a batch. */
async function betTogether(match: bigint, asked: readonly Asked[], stop = false) {
  const leg = await book.leg(match, 'result_1x2', 'home')
  const letGo = await hold(match)
  const placed = asked.map(([bettor, stakePerLine, requestId = randomUUID()]) =>
    book.placeBet(bettor, [leg], { stakePerLine, requestId }),
  )
  await expect.poll(waiting, until).not.toEqual([])
  await letGo(stop)
  return Promise.all(placed)
}

it('takes one of two bets of a member with money for one, and nobody beside them notices', async () => {
  const poor = await book.bettor('poortwo', 10)
  const match = await book.match()
  const answers = await betTogether(match, [
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
  expect(answers.find(({ envelope }) => envelope.code !== 'OK')?.envelope.value).toEqual({ available: 0 })
  expect(await book.cash(poor)).toBe(0)
  expect(await exposureOf(match)).toEqual([{ outcome: 'home', staked: 25n, returns: 50n }])
  expect(await book.ledgerDifferences()).toEqual([])
})

it('answers each of a batch with their own bet, as they find it later', async () => {
  const answers = await betTogether(
    await book.match(),
    bettors.map((bettor, index) => [bettor, index + 1]),
  )
  for (const [index, { envelope }] of answers.entries()) {
    expect(envelope.value).toMatchObject({
      balance: await book.cash(bettors[index]!),
      bet: { status: 'open', stake: index + 1, mostReturn: 2 * (index + 1), kind: 'single' },
    })
    const { betId } = envelope.value.bet
    const later = await bettors[index]!.client.call('sportsbook.bet', { betId })
    expect(later.envelope.value).toEqual(envelope.value.bet)
  }
})

it('carries out a request that is sent twice in one moment once', async () => {
  const cash = await cashOfAll()
  const ids = bettors.map(() => randomUUID())
  const match = await book.match()
  const once = bettors.map((bettor, index): Asked => [bettor, 1, ids[index]])
  const twice = await betTogether(match, [...once, ...once])
  const first = twice.slice(0, 4).map(({ envelope }) => envelope.value.bet.betId)
  expect(twice.slice(4).map(({ envelope }) => envelope.value.bet.betId)).toEqual(first)
  expect(new Set(first).size).toBe(4)
  expect(await betsOn(match)).toBe(4)
  expect(await cashOfAll()).toEqual(cash.map((before) => before - 1))
})

it('refuses all bets of the moment in which a goal stops the match, and takes nothing for them', async () => {
  const cash = await cashOfAll()
  const match = await book.match()
  const answers = await betTogether(
    match,
    bettors.map((bettor) => [bettor, 10]),
    true,
  )
  expect(answers.map(({ envelope }) => envelope.code)).toEqual(Array(4).fill('MARKET_CLOSED'))
  expect(await betsOn(match)).toBe(0)
  expect(await exposureOf(match)).toEqual([])
  expect(await cashOfAll()).toEqual(cash)
})

it('counts the bets of one moment against the limit of their outcome in the order of arrival', async () => {
  const { settings } = book.server.platform
  await settings.write('sportsbook.outcomeLiability', 25, 'test')
  await settings.refresh()
  const match = await book.match()
  const answers = await betTogether(
    match,
    bettors.map((bettor) => [bettor, 10]),
  )
  await settings.write('sportsbook.outcomeLiability', 10_000, 'test')
  await settings.refresh()
  expect(answers.map(({ envelope }) => envelope.code).toSorted()).toEqual([
    'OK',
    'OK',
    'STAKE_TOO_LARGE',
    'STAKE_TOO_LARGE',
  ])
  expect(await exposureOf(match)).toEqual([{ outcome: 'home', staked: 20n, returns: 40n }])
})

it('places nothing in a batch whose connection is cut, and each bet once when it is asked for again', async () => {
  const cash = await cashOfAll()
  const match = await book.match()
  const leg = await book.leg(match, 'result_1x2', 'home')
  const ids = bettors.map(() => randomUUID())
  const betAll = () =>
    bettors.map((bettor, index) => book.placeBet(bettor, [leg], { stakePerLine: 3, requestId: ids[index]! }))
  const letGo = await hold(match)
  let answered = 0
  const cut = Promise.all(
    betAll().map(async (bet) => {
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
      { timeout: 20_000, interval: 20 },
    )
    .toBe(4)
  expect(new Set((await cut).map(({ status }) => status))).toEqual(new Set([503]))
  await letGo()
  expect(await betsOn(match)).toBe(0)
  expect(await cashOfAll()).toEqual(cash)
  const again = await Promise.all([...betAll(), ...betAll()])
  expect(again.map(({ envelope }) => envelope.code)).toEqual(Array(8).fill('OK'))
  expect(await betsOn(match)).toBe(4)
  expect(await cashOfAll()).toEqual(cash.map((before) => before - 3))
  expect(await book.ledgerDifferences()).toEqual([])
})

it('answers those on other matches while a match is held', async () => {
  const [held, other] = [await book.match(), await book.match()]
  const [stuckLeg, leg] = [
    await book.leg(held, 'result_1x2', 'home'),
    await book.leg(other, 'result_1x2', 'home'),
  ]
  const letGo = await hold(held)
  const stuck = book.placeBet(bettors[0]!, [stuckLeg], { stakePerLine: 1 })
  const beside = await Promise.all(
    bettors.slice(1).map((bettor) => book.placeBet(bettor, [leg], { stakePerLine: 1 })),
  )
  expect(beside.map(({ envelope }) => envelope.code)).toEqual(['OK', 'OK', 'OK'])
  await letGo()
  expect((await stuck).envelope.code).toBe('OK')
})

it('places every kind of bet of one moment: of members with limits, a large one, a builder, and one in play', async () => {
  const [guarded, limited, large, builder] = bettors as [Bettor, Bettor, Bettor, Bettor]
  const trader = await book.server.operator('trader', 'supervisor')
  await guarded.client.call('compliance.setLimit', {
    requestId: randomUUID(),
    kind: 'stake',
    period: 'day',
    most: 40,
  })
  const narrowed = await trader.call('backoffice.limitSportsbookMember', {
    requestId: randomUUID(),
    memberId: Number(limited.id),
    highest: 20,
    reason: 'They know more than we do',
  })
  expect(narrowed.envelope.code).toBe('OK')
  const { settings } = book.server.platform
  await settings.write('sportsbook.review', { stake: 80, payout: 0, minutes: 5 }, 'test')
  await settings.refresh()
  const [match, live, modelled] = [await book.match(), await book.match(), await book.modelled()]
  await book.change(live, { status: 'live', score: { home: 0, away: 0 } })
  const leg = await book.leg(match, 'result_1x2', 'home')
  const liveLeg = await book.leg(live, 'result_1x2', 'home', { score: { home: 0, away: 0 } })
  const joined = await book.joined(modelled, [
    ['result_1x2', 'home'],
    ['both_score', 'yes'],
  ])
  const letGo = await hold(match)
  const first = book.placeBet(await book.bettor('togetfiv', 100), [leg], { stakePerLine: 1 })
  await expect.poll(waiting, until).not.toEqual([])
  const placed = Promise.all([
    book.placeBet(guarded, [leg], { stakePerLine: 50 }),
    book.placeBet(limited, [leg], { stakePerLine: 30 }),
    book.placeBet(large, [leg], { stakePerLine: 100 }),
    book.placeBet(builder, [joined], { stakePerLine: 1 }),
    book.placeBet(builder, [liveLeg], { stakePerLine: 1 }),
    book.placeBet(await book.bettor('togetsix', 0), [leg], { stakePerLine: 1 }),
  ])
  await letGo()
  expect((await first).envelope.code).toBe('OK')
  const answers = await placed
  expect(answers.map(({ envelope }) => envelope.code)).toEqual([
    'LIMIT_REACHED',
    'STAKE_TOO_LARGE',
    'OK',
    'OK',
    'OK',
    'INSUFFICIENT',
  ])
  expect(answers[2]!.envelope.value.bet).toMatchObject({ status: 'pending', review: { state: 'waiting' } })
  expect(answers[3]!.envelope.value.bet).toMatchObject({ status: 'open', legs: [{ price: joined.price }] })
  expect(answers[4]!.envelope.value.bet).toMatchObject({ status: 'pending', review: null })
  expect(await exposureOf(live)).toEqual([])
  expect(await book.ledgerDifferences()).toEqual([])
})

it('refuses a bet beyond a limit of play by itself, and undoes no batch for it', async () => {
  const limited = await book.bettor('togetsev', 100)
  await limited.client.call('compliance.setLimit', {
    requestId: randomUUID(),
    kind: 'stake',
    period: 'day',
    most: 10,
  })
  const leg = await book.leg(await book.match(), 'result_1x2', 'home')
  const before = book.server.logged().length
  const answer = await book.placeBet(limited, [leg], { stakePerLine: 20 })
  expect(answer.envelope.code).toBe('LIMIT_REACHED')
  expect(book.server.logged().slice(before)).not.toContain('a batch failed')
  expect(await book.cash(limited)).toBe(100)
})

it('refuses a bet on a live event that its feed takes back in the same moment, and takes nothing', async () => {
  const match = await book.match()
  await book.change(match, { status: 'live', score: { home: 0, away: 0 } })
  const leg = await book.leg(match, 'result_1x2', 'home', { score: { home: 0, away: 0 } })
  const cash = await book.cash(bettors[0]!)
  const letGo = await hold(match, { status: 'scheduled' })
  const placed = book.placeBet(bettors[0]!, [leg], { stakePerLine: 1 })
  await expect.poll(waiting, until).not.toEqual([])
  await letGo(true)
  expect((await placed).envelope.code).toBe('MARKET_CLOSED')
  expect(await book.cash(bettors[0]!)).toBe(cash)
  expect(await exposureOf(match)).toEqual([])
})
