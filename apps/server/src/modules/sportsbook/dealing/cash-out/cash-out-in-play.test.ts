// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  footballResult,
  offer,
  openBookTestServer,
  type Bettor,
  type BookTestServer,
} from '../../book-for-tests.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

const delayMs = 5_000
let bettors = 0
/** A home win at a fair price. */
const homeAt = (home: number) => {
  const other = Math.ceil(2000 / (1 - 1000 / home))
  return [offer('result_1x2', { home, draw: other, away: other })]
}

/** Somebody with 10 on a home win at 2.00, of a match that is played and stands at 1-0: 11.87 is offered. */
async function openBet() {
  const who = await book.bettor(`player${(bettors += 1)}`, 100)
  const match = await book.match()
  const { betId } = (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
    .bet
  await book.change(match, {
    status: 'live',
    period: 'first_half',
    score: { home: 1, away: 0 },
    markets: homeAt(1600),
  })
  return { who, match, betId }
}
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
const cashOut = (
  { client }: Bettor,
  betId: string,
  more: { offer?: number; share?: number; requestId?: string } = {},
) => client.call('sportsbook.cashOut', { requestId: randomUUID(), betId, offer: 11.87, ...more })
const aim = ({ client }: Bettor, betId: string, target: number | null) =>
  client.call('sportsbook.automaticCashOut', { requestId: randomUUID(), betId, target })
async function wait(): Promise<void> {
  book.server.clock.advance(delayMs)
  await Promise.all([book.run(), book.run()])
}

describe('a cash-out in play', () => {
  it('waits as long as a bet, and is paid then', async () => {
    const { who, betId } = await openBet()
    const { envelope } = await cashOut(who, betId)
    const until = book.server.clock.now() + delayMs
    expect(envelope.value).toMatchObject({
      paid: null,
      balance: 90,
      bet: { status: 'open', cashedOut: 0, cashOut: { waits: { until, share: 10_000, offer: 11.87 } } },
    })
    book.server.clock.advance(delayMs - 1)
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'open', cashOut: { waits: { until } } })
    book.server.clock.advance(1)
    await Promise.all([book.run(), book.run()])
    expect(await latest(who)).toMatchObject({ status: 'settled', cashedOut: 11.87, cashOut: null })
    expect(await book.cash(who)).toBe(101.87)
  })

  it('of a share leaves the rest', async () => {
    const { who, betId } = await openBet()
    await cashOut(who, betId, { share: 4_000 })
    await wait()
    expect(await latest(who)).toMatchObject({
      status: 'open',
      cashedOut: 4.74,
      cashedStake: 4,
      cashOut: { waits: null, refused: null },
    })
    expect(await book.cash(who)).toBe(94.74)
  })

  it('is paid what is offered when it is decided, and refused if that is less than its owner saw', async () => {
    const better = await openBet()
    await cashOut(better.who, better.betId)
    await book.change(better.match, { markets: homeAt(1500) })
    await wait()
    expect(await book.cash(better.who)).toBe(102.66)
    const worse = await openBet()
    await cashOut(worse.who, worse.betId)
    await book.change(worse.match, { markets: homeAt(1700) })
    await wait()
    expect(await latest(worse.who)).toMatchObject({
      status: 'open',
      cashOut: { waits: null, refused: 'offer_lower' },
    })
    expect(await book.cash(worse.who)).toBe(90)
  })

  it.each([
    ['a goal', { score: { home: 2, away: 0 }, markets: homeAt(1100) }],
    ['the end of its part', { period: 'half_time' }],
    ['its end', { status: 'ended', markets: 'close' }],
    [
      'a red card',
      {
        result: { ...footballResult(1, 0, false), redCards: { home: 0, away: 1 } } as never,
        markets: homeAt(1100),
      },
    ],
  ] as const)('is refused after %s, and the bet goes on', async (_, change) => {
    const { who, match, betId } = await openBet()
    await cashOut(who, betId)
    await book.change(match, change)
    await wait()
    expect(await latest(who)).toMatchObject({
      status: 'open',
      cashedOut: 0,
      cashOut: { waits: null, refused: 'event_changed' },
    })
    expect(await book.cash(who)).toBe(90)
  })

  it('is refused after a stop that is over by then, and can be asked for again', async () => {
    const { who, match, betId } = await openBet()
    await cashOut(who, betId)
    await book.change(match, { stopped: 'review', markets: 'suspend' })
    await book.change(match, { stopped: undefined, markets: homeAt(1500) })
    await wait()
    expect(await latest(who)).toMatchObject({ cashOut: { refused: 'event_changed', offer: 12.66 } })
    expect((await cashOut(who, betId)).envelope.value.bet.cashOut).toMatchObject({ refused: null })
    await wait()
    expect(await book.cash(who)).toBe(102.66)
  })

  it('that was asked for before the start is not taken once the start is over, whatever the source says', async () => {
    const who = await book.bettor(`player${(bettors += 1)}`, 100)
    const match = await book.match()
    const { betId } = (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
      .bet
    await book.change(match, { startsAtMs: book.server.clock.now() })
    expect((await cashOut(who, betId, { offer: 1 })).envelope.code).toBe('CASH_OUT_NOT_OFFERED')
  })

  it('is one, however many ask, and is paid once', async () => {
    const { who, betId } = await openBet()
    const requestId = randomUUID()
    const answers = await Promise.all([
      ...Array.from({ length: 16 }, () => cashOut(who, betId, { requestId })),
      ...Array.from({ length: 16 }, () => cashOut(who, betId, { share: 5_000 })),
    ])
    const codes = new Set(answers.map(({ envelope }) => (envelope.success ? 'waits' : envelope.code)))
    expect(codes).toEqual(new Set(['waits', 'CASH_OUT_WAITS']))
    await wait()
    await wait()
    const { cashedOut } = await latest(who)
    expect([11.87, 5.93]).toContain(cashedOut)
    expect(await book.cash(who)).toBeCloseTo(90 + cashedOut, 2)
  })

  it('that breaks off when it is decided waits on, and is paid by the next look', async () => {
    const { who, betId } = await openBet()
    await cashOut(who, betId)
    await owner(`create function breaks_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
      create trigger breaks_off before insert on bet_fact for each row execute function breaks_off()`)
    await wait()
    await owner(`drop trigger breaks_off on bet_fact; drop function breaks_off`)
    expect([await book.cash(who), (await latest(who)).status]).toEqual([90, 'open'])
    await book.run()
    expect(await book.cash(who)).toBe(101.87)
  })

  it.each([1, 0])('pays nothing beside the settlement at %i-0, whichever comes first', async (home) => {
    const { who, match, betId } = await openBet()
    await cashOut(who, betId)
    book.server.clock.advance(delayMs)
    await book.result(match, footballResult(home, 0))
    await Promise.all([book.run(), book.run(), book.run()])
    await book.run()
    const bet = await latest(who)
    expect(bet.status).toBe('settled')
    expect([11.87, 20 * home]).toContain(bet.returned)
    expect(await book.cash(who)).toBeCloseTo(90 + bet.returned!, 2)
    expect(await rows('sportsbook_cash_out_request')).toBe(
      await rows('sportsbook_cash_out_request where refusal is not null'),
    )
  })
})

it('cash-outs in play of many members at once are answered while a feed holds their event', async () => {
  const match = await book.match()
  const leg = await book.leg(match, 'result_1x2', 'home')
  const asked: { who: Bettor; betId: string }[] = []
  for (let member = 0; member < 6; member += 1) {
    const who = await book.bettor(`player${(bettors += 1)}`, 100)
    for (let bet = 0; bet < 4; bet += 1)
      asked.push({
        who,
        betId: (await book.placeBet(who, [leg], { stakePerLine: 1 })).envelope.value.bet.betId,
      })
  }
  await book.change(match, { status: 'live', markets: homeAt(1600) })
  const feed = new pg.Client({ connectionString: book.server.ownerUrl })
  await feed.connect()
  await feed.query('begin')
  await feed.query(`select pg_advisory_xact_lock(hashtextextended('sportsbook.event ' || $1, 0))`, [
    String(match),
  ])
  await feed.query('select from sportsbook_event where id = $1 for no key update', [String(match)])
  const answers = await Promise.all(asked.map(({ who, betId }) => cashOut(who, betId, { offer: 1 })))
  await feed.query('commit')
  await feed.end()
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200))
  expect(answers.every(({ envelope }) => envelope.success)).toBe(true)
  await wait()
  for (const { who } of asked) expect(await book.cash(who)).toBeCloseTo(96 + 4 * 1.18, 2)
})

describe('an automatic cash-out in play', () => {
  it('waits too, and its owner cannot call it back', async () => {
    const { who, match, betId } = await openBet()
    await aim(who, betId, 12.5)
    await book.change(match, { markets: homeAt(1500) })
    await book.run()
    expect(await latest(who)).toMatchObject({
      status: 'open',
      cashOut: { automaticAt: 12.5, waits: { share: 10_000, offer: 12.5 } },
    })
    await aim(who, betId, null)
    await wait()
    expect(await latest(who)).toMatchObject({ status: 'settled', cashedOut: 12.66 })
    expect(await book.cash(who)).toBe(102.66)
  })

  it('that a goal comes before is not paid; its target stands for what comes after', async () => {
    const { who, match, betId } = await openBet()
    await aim(who, betId, 12.5)
    await book.change(match, { markets: homeAt(1500) })
    await book.run()
    await book.change(match, { score: { home: 1, away: 1 }, markets: homeAt(2600) })
    await wait()
    expect(await latest(who)).toMatchObject({
      status: 'open',
      cashedOut: 0,
      cashOut: { automaticAt: 12.5, waits: null, refused: null },
    })
    await book.change(match, { score: { home: 2, away: 1 }, markets: homeAt(1200) })
    await book.run()
    await wait()
    expect(await latest(who)).toMatchObject({ status: 'settled', cashedOut: 15.83 })
    expect(await book.cash(who)).toBe(105.83)
  })
})

async function owner(statement: string): Promise<{ rows: { count: string }[] }> {
  const client = new pg.Client({ connectionString: book.server.ownerUrl })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

const rows = async (table: string): Promise<number> =>
  Number((await owner(`select count(*) from ${table}`)).rows[0]!.count)

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
