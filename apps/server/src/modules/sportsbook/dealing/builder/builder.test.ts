// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import {
  footballResult,
  modelMeans,
  openBookTestServer,
  type Bettor,
  type BookTestServer,
  type Picked,
} from '../../book-for-tests.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

let bettors = 0
const bettor = (cash = 100): Promise<Bettor> => book.bettor(`joiner${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!

const homeAndOver: readonly Picked[] = [
  ['result_1x2', 'home'],
  ['total', 'over', 10],
]
/** A home win and both sides scoring, of the whole match. */
const homeAndBoth: readonly Picked[] = [
  ['result_1x2', 'home'],
  ['both_score', 'yes'],
]
const contradictory: readonly Picked[] = [
  ['both_score', 'no'],
  ['correct_score', '1-1'],
]

/** A model match in play, as it stands at 1-0 after an hour. */
async function goLive(match: bigint): Promise<void> {
  const score = { home: 1, away: 0 }
  const known = { atHalfTime: { home: 0, away: 0 }, goals: [{ side: 'home' as const, minute: 55 }] }
  const state = { playedMinute: 60, score, redCards: { home: 0, away: 0 } }
  await book.change(match, {
    status: 'live',
    score,
    period: 'second_half',
    playedSeconds: 3_600,
    result: { ...footballResult(1, 0, false), goals: known.goals } as ReturnType<typeof footballResult>,
    markets: offersOfFootball(modelMeans, { state, known }, { isLive: true, extraMargin: 0 }),
  })
}

describe('a bet builder', () => {
  it('costs what its outcomes are worth together, which is not the product of their prices', async () => {
    const match = await book.modelled()
    const leg = await book.joined(match, homeAndOver)
    const [home, over] = [
      await book.leg(match, 'result_1x2', 'home'),
      (await book.markets(match)).find(
        ({ type, line, period }) => type === 'total' && line === 10 && period === 'regular',
      )!,
    ]
    const product = (home.price * over.prices[0]!) / 1000
    expect(leg.price).toBeGreaterThan(home.price)
    expect(leg.price).toBeLessThan(product * 0.9)
    const who = await bettor()
    const { envelope } = await book.placeBet(who, [leg])
    expect(envelope).toMatchObject({
      success: true,
      value: {
        balance: 90,
        bet: {
          kind: 'single',
          status: 'open',
          legs: [
            { price: leg.price, priceNow: leg.price, selections: [{ outcome: 'home' }, { outcome: 'over' }] },
          ],
        },
      },
    })
    expect(await latest(who)).toEqual(envelope.value.bet)
  })

  it.each<[string, readonly Picked[], string]>([
    ['that cannot all come true', contradictory, 'builder_contradictory'],
    [
      'of one market',
      [
        ['result_1x2', 'home'],
        ['result_1x2', 'draw'],
      ],
      'builder_same_market',
    ],
  ])('refuses outcomes %s, with the reason', async (_name, outcomes, reason) => {
    const who = await bettor()
    const leg = await book.joined(await book.modelled(), outcomes)
    expect(leg.price).toBe(0)
    const { selections } = leg
    expect((await who.client.call('sportsbook.builderPrice', { selections })).envelope.value).toMatchObject({
      price: 0,
      refusal: reason,
    })
    expect((await book.placeBet(who, [{ ...leg, price: 5_000 }])).envelope).toMatchObject({
      code: 'SLIP_REFUSED',
      value: { reason, leg: 0 },
    })
    expect(await book.cash(who)).toBe(100)
  })

  it('refuses outcomes of two events, and an event without a model', async () => {
    const who = await bettor()
    const [one, other, plain] = [await book.modelled(), await book.modelled(), await book.match()]
    const [first] = (await book.leg(one, 'result_1x2', 'home')).selections
    const [second] = (await book.leg(other, 'both_score', 'yes')).selections
    const priceOf = async (selections: { marketId: string; outcome: string }[]) =>
      (await who.client.call('sportsbook.builderPrice', { selections })).envelope.value
    expect(await priceOf([first!, second!])).toMatchObject({ refusal: 'builder_several_events' })
    expect(await priceOf([first!])).toMatchObject({ price: 0, refusal: 'builder_too_few' })
    expect(await book.joined(plain, homeAndOver)).toMatchObject({ price: 0 })
  })

  it('is never taken at another price than that of the moment, unless its owner agreed', async () => {
    const who = await bettor()
    const match = await book.modelled()
    const leg = await book.joined(match, homeAndBoth)
    const stale = { ...leg, price: leg.price + 500 }
    expect((await book.placeBet(who, [stale])).envelope).toMatchObject({
      code: 'PRICE_CHANGED',
      value: { prices: [leg.price] },
    })
    const { envelope } = await book.placeBet(who, [stale], { priceChanges: 'any' })
    expect(envelope.value.bet.legs[0]!.price).toBe(leg.price)
  })

  it('costs less where the price of one of its markets was lowered', async () => {
    const match = await book.modelled()
    const before = await book.joined(match, homeAndBoth)
    const offers = (await book.markets(match)).map(({ type, period, line, outcomes, prices }) => ({
      terms: { type, period, line },
      status: 'open' as const,
      outcomes: outcomes.map((outcome, index) => ({
        outcome,
        price:
          type === 'result_1x2' && outcome === 'home' ? Math.round(prices[index]! * 0.8) : prices[index]!,
      })),
    }))
    await book.change(match, { markets: offers })
    const after = await book.joined(match, homeAndBoth)
    expect(after.price).toBeLessThanOrEqual(before.price * 0.8)
    expect(after.price).toBeGreaterThan(before.price * 0.7)
  })

  it('takes no bets while one of its markets is suspended, whatever comes at the same moment', async () => {
    const who = await bettor()
    const match = await book.modelled()
    const leg = await book.joined(match, homeAndBoth)
    const [placed] = await Promise.all([book.placeBet(who, [leg]), book.change(match, { stopped: 'goal' })])
    const late = await book.placeBet(who, [leg])
    expect(late.envelope.code).toBe('MARKET_CLOSED')
    expect(await book.cash(who)).toBe(placed.envelope.success ? 90 : 100)
  })

  it('is one bet for 32 copies, and one leg of a multiple beside other events', async () => {
    const who = await bettor()
    const leg = await book.joined(await book.modelled(), homeAndBoth)
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => book.placeBet(who, [leg], { requestId })),
    )
    const ids = answers.flatMap(({ envelope }) => (envelope.success ? [envelope.value.bet.betId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(await book.cash(who)).toBe(90)
    const other = await book.leg(await book.match(), 'result_1x2', 'home')
    const { bet } = (await book.placeBet(who, [leg, other])).envelope.value
    expect(bet.mostReturn).toBeCloseTo((leg.price * 2 * 10) / 1000, 2)
  })

  it('in play waits for its delay, and is priced by the score and the minute', async () => {
    const who = await bettor()
    const match = await book.modelled()
    const before = await book.joined(match, homeAndBoth)
    await goLive(match)
    const leg = await book.joined(match, homeAndBoth, { score: { home: 1, away: 0 } })
    expect(leg.price).not.toBe(before.price)
    const { envelope } = await book.placeBet(who, [leg])
    expect(envelope.value.bet).toMatchObject({ status: 'pending' })
    book.server.clock.advance(5_000)
    await Promise.all([book.run(), book.run()])
    expect(await latest(who)).toMatchObject({ status: 'open', legs: [{ price: leg.price }] })
  })
})

describe('a result', () => {
  it.each([
    ['wins with all of its outcomes', 2, 1, 'win'],
    ['is lost with one of them', 2, 0, 'lose'],
  ] as const)('%s', async (_name, home, away, settled) => {
    const who = await bettor()
    const match = await book.modelled()
    const leg = await book.joined(match, homeAndBoth)
    await book.placeBet(who, [leg])
    await book.result(match, footballResult(home, away))
    await Promise.all([book.run(), book.run()])
    const returned = settled === 'win' ? (leg.price * 10) / 1000 : 0
    expect(await latest(who)).toMatchObject({ status: 'settled', returned, legs: [{ settled }] })
    expect(await book.cash(who)).toBeCloseTo(90 + returned, 2)
  })

  it('that is corrected settles it again', async () => {
    const who = await bettor()
    const match = await book.modelled()
    const leg = await book.joined(match, homeAndBoth)
    await book.placeBet(who, [leg])
    await book.result(match, footballResult(2, 1))
    await book.run()
    await book.result(match, footballResult(2, 2))
    await book.run()
    expect(await latest(who)).toMatchObject({ returned: 0, settlements: 2 })
    expect(await book.cash(who)).toBe(90)
  })

  it('that never comes makes it void', async () => {
    const who = await bettor()
    const match = await book.modelled()
    await book.placeBet(who, [await book.joined(match, homeAndBoth)])
    const { betId } = await latest(who)
    await book.change(match, { status: 'cancelled' })
    await book.result(match, footballResult(0, 0, false), { status: 'cancelled' })
    await book.run()
    expect(await latest(who)).toMatchObject({
      betId,
      status: 'settled',
      returned: 10,
      legs: [{ settled: 'void' }],
    })
    expect(await book.cash(who)).toBe(100)
  })
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
