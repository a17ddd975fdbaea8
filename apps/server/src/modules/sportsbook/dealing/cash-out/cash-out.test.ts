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

let bettors = 0
const bettor = (cash = 100): Promise<Bettor> => book.bettor(`casher${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
/** A home win at a fair price. */
const homeAt = (home: number) => {
  const other = Math.ceil(2000 / (1 - 1000 / home))
  return [offer('result_1x2', { home, draw: other, away: other })]
}

/** Somebody with 10 on a home win at 2.00, which is worth so much now: 1.60 makes an offer of 10 x 2 / 1.6 x 0.95 = 11.87. */
async function openBet(now = 1600) {
  const [who, match] = [await bettor(), await book.match()]
  const { betId } = (await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')])).envelope.value
    .bet
  await book.change(match, { markets: homeAt(now) })
  return { who, match, betId }
}
const cashOut = (
  { client }: Bettor,
  betId: string,
  more: { offer: number; share?: number; requestId?: string },
) => client.call('sportsbook.cashOut', { requestId: randomUUID(), betId, ...more })
const aim = ({ client }: Bettor, betId: string, target: number | null) =>
  client.call('sportsbook.automaticCashOut', { requestId: randomUUID(), betId, target })

describe('a cash-out', () => {
  it('ends the bet for what is offered, and the records show it', async () => {
    const { who, match, betId } = await openBet()
    expect(await latest(who)).toMatchObject({ cashOut: { offer: 11.87, automaticAt: null } })
    expect((await cashOut(who, betId, { offer: 11.87 })).envelope).toMatchObject({
      success: true,
      value: {
        paid: 11.87,
        balance: 101.87,
        bet: { status: 'settled', returned: 11.87, cashedOut: 11.87, cashedStake: 10, cashOut: null },
      },
    })
    expect((await who.client.call('bets.history', {})).envelope.value.list).toMatchObject([
      { roundId: betId, bet: 10, payout: 11.87 },
    ])
    for (const goals of [1, 0]) {
      await book.result(match, footballResult(goals, 0))
      await book.run()
      expect(await latest(who)).toMatchObject({ returned: 11.87, settlements: 0 })
    }
    expect(await book.cash(who)).toBe(101.87)
  })

  it('of a share leaves the rest as the same bet, whose result counts for the rest alone', async () => {
    const { who, match, betId } = await openBet()
    const { envelope } = await cashOut(who, betId, { offer: 11.87, share: 4_000 })
    expect(envelope.value).toMatchObject({
      paid: 4.74,
      bet: { status: 'open', cashedOut: 4.74, cashedStake: 4, mostReturn: 16.74, cashOut: { offer: 7.12 } },
    })
    for (const [home, returned] of [
      [1, 16.74],
      [0, 4.74],
    ] as const) {
      await book.result(match, footballResult(home, 0))
      await Promise.all([book.run(), book.run()])
      expect(await latest(who)).toMatchObject({ status: 'settled', returned })
      expect(await book.cash(who)).toBe(90 + returned)
    }
  })

  it('takes a better offer, asks again about a worse one, and pays nothing for it', async () => {
    const { who, betId } = await openBet()
    expect((await cashOut(who, betId, { offer: 11.88 })).envelope).toMatchObject({
      code: 'CASH_OUT_CHANGED',
      value: { offer: 11.87 },
    })
    expect(await book.cash(who)).toBe(90)
    expect((await cashOut(who, betId, { offer: 11 })).envelope.value.paid).toBe(11.87)
  })

  it('is made once, however many ask at once', async () => {
    const { who, betId } = await openBet()
    const requestId = randomUUID()
    await Promise.all([
      ...Array.from({ length: 128 }, () => cashOut(who, betId, { offer: 11.87, requestId })),
      ...Array.from({ length: 128 }, () => cashOut(who, betId, { offer: 11.87 })),
    ])
    expect(await book.cash(who)).toBe(101.87)
    expect(await latest(who)).toMatchObject({ cashedOut: 11.87 })
  })

  it('never pays for more than there is when shares are cashed out at once', async () => {
    const { who, match, betId } = await openBet()
    await Promise.all(Array.from({ length: 8 }, () => cashOut(who, betId, { offer: 0.01, share: 5_000 })))
    await book.result(match, footballResult(1, 0))
    await book.run()
    const bet = await latest(who)
    const rest = 10 - bet.cashedStake
    expect(bet.returned).toBeCloseTo(bet.cashedOut + 2 * rest, 2)
    expect(await book.cash(who)).toBeCloseTo(90 + bet.returned!, 2)
  })

  it('is not offered while a market is suspended, after its end, or for somebody else', async () => {
    const { who, match, betId } = await openBet()
    const stranger = await bettor()
    expect((await cashOut(stranger, betId, { offer: 1 })).envelope.code).toBe('UNKNOWN_BET')
    for (const share of [0, 10_001, 0.5])
      expect((await cashOut(who, betId, { offer: 1, share })).envelope.success).toBe(false)
    expect((await cashOut(who, betId, { offer: 1, share: 1 })).envelope.code).toBe('CASH_OUT_TOO_SMALL')
    const [done] = await Promise.all([
      cashOut(who, betId, { offer: 1 }),
      book.change(match, { stopped: 'goal' }),
    ])
    expect((await cashOut(who, betId, { offer: 1 })).envelope.code).toBe('CASH_OUT_NOT_OFFERED')
    expect(await book.cash(who)).toBe(done.envelope.success ? 101.87 : 90)
  })

  it.each([1, 0])('or the settlement at %i-0 pays a bet, when both come at once', async (home) => {
    const { who, match, betId } = await openBet()
    await book.result(match, footballResult(home, 0))
    const [done] = await Promise.all([
      cashOut(who, betId, { offer: 1, share: 5_000 }),
      book.run(),
      book.run(),
    ])
    await book.run()
    const bet = await latest(who)
    expect(bet.status).toBe('settled')
    expect(bet.returned).toBeCloseTo(done.envelope.success ? 5.93 + 10 * home : 20 * home, 2)
    expect(await book.cash(who)).toBeCloseTo(90 + bet.returned!, 2)
  })

  it.each(['sportsbook_cash_out', 'ledger_posting', 'bet_fact'])(
    'that breaks off at %s has changed nothing, and can be asked for again',
    async (table) => {
      const { who, betId } = await openBet()
      const requestId = randomUUID()
      await owner(`create function breaks_off() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$;
        create trigger breaks_off before insert on ${table} for each row execute function breaks_off()`)
      expect((await cashOut(who, betId, { offer: 11.87, requestId })).envelope.success).toBe(false)
      await owner(`drop trigger breaks_off on ${table}; drop function breaks_off`)
      expect([await book.cash(who), (await latest(who)).status]).toEqual([90, 'open'])
      expect((await cashOut(who, betId, { offer: 11.87, requestId })).envelope.success).toBe(true)
      expect(await book.cash(who)).toBe(101.87)
    },
  )
})

describe('an automatic cash-out', () => {
  it('waits for its target and takes it once, in two processes', async () => {
    const { who, match, betId } = await openBet()
    expect((await aim(who, betId, 12.5)).envelope.value).toMatchObject({
      cashOut: { offer: 11.87, automaticAt: 12.5 },
    })
    await book.change(match, { markets: homeAt(1550) })
    await Promise.all([book.run(), book.run()])
    expect(await latest(who)).toMatchObject({ status: 'open', cashOut: { automaticAt: 12.5 } })
    await book.change(match, { markets: homeAt(1500) })
    await Promise.all([book.run(), book.run()])
    // 10 x 2 / 1.5 x 0.95
    expect(await latest(who)).toMatchObject({ status: 'settled', returned: 12.66, cashedOut: 12.66 })
    expect(await book.cash(who)).toBe(102.66)
  })

  it('is taken away by its owner, and by a cash-out by hand', async () => {
    const { who, match, betId } = await openBet()
    await aim(who, betId, 12.5)
    expect((await aim(who, betId, null)).envelope.value.cashOut).toMatchObject({ automaticAt: null })
    await aim(who, betId, 12.5)
    await cashOut(who, betId, { offer: 1, share: 5_000 })
    expect(await latest(who)).toMatchObject({ cashOut: { automaticAt: null } })
    await book.change(match, { markets: homeAt(1100) })
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'open', cashedStake: 5 })
  })

  it('needs a target that is above the offer and below what the bet can return', async () => {
    const { who, match, betId } = await openBet()
    for (const target of [11.87, 20])
      expect((await aim(who, betId, target)).envelope).toMatchObject({
        code: 'CASH_OUT_TARGET',
        value: { above: 11.87, below: 20 },
      })
    await book.change(match, { stopped: 'goal' })
    expect((await aim(who, betId, 15)).envelope.code).toBe('CASH_OUT_NOT_OFFERED')
  })

  it('does nothing once its event is over', async () => {
    const { who, match, betId } = await openBet()
    await aim(who, betId, 15)
    await book.change(match, { status: 'ended', markets: 'close' })
    await book.result(match, footballResult(1, 0))
    await book.run()
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'settled', returned: 20, cashedOut: 0 })
    expect(await rows('sportsbook_cash_out_target')).toBe(0)
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
