// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import { offer, openBookTestServer, usualOffers, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let trader: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  trader = await book.server.operator('trader', 'supervisor')
})
afterAll(() => book.server.close())

/** What members see of who wins. */
const onSale = async (eventId: bigint) => {
  // Answers to members are some moments old at most.
  book.server.clock.advance(1_000)
  const { envelope } = await book.server.program().call('sportsbook.event', { eventId: String(eventId) })
  return envelope.value.markets.find(({ type }) => type === 'result_1x2')!
}
const pricesOf = async (eventId: bigint) => (await onSale(eventId)).outcomes.map(({ price }) => price)
const setPrice = async (eventId: bigint, outcome: string, how: { price?: number; ticks?: number }) => {
  const { id } = (await book.markets(eventId)).find(({ type }) => type === 'result_1x2')!
  const asked = { requestId: randomUUID(), marketId: String(id), outcome, ...how }
  expect((await trader.call('backoffice.setSportsbookPrice', asked)).envelope.success).toBe(true)
}
const traded = async (eventId: bigint) =>
  (await trader.call('backoffice.sportsbookEvent', { eventId: String(eventId) })).envelope.value
/** A match in play at 0–0. */
const liveMatch = async (): Promise<bigint> => {
  const match = await book.match()
  await book.change(match, { status: 'live', period: 'first_half', markets: usualOffers })
  return match
}
const goal = (eventId: bigint, home: number, away = 0) =>
  book.change(eventId, { score: { home, away }, stopped: 'goal', markets: 'suspend' })

describe('a manual price when the score changes', () => {
  it('is withdrawn at once: bets are taken at the price of the source only, and the trader sees what was withdrawn', async () => {
    const match = await liveMatch()
    const ann = await book.bettor('ann', 100)
    await setPrice(match, 'home', { price: 2_040 })
    const leg = await book.leg(match, 'result_1x2', 'home')
    await goal(match, 1)
    expect(await onSale(match)).toMatchObject({ status: 'suspended', outcomes: [{ price: 2000 }, {}, {}] })
    await book.change(match, {
      stopped: undefined,
      markets: [offer('result_1x2', { home: 1400, draw: 4500, away: 8000 })],
    })
    expect(await pricesOf(match)).toEqual([1400, 4500, 8000])
    expect((await book.placeBet(ann, [leg])).envelope.code).toBe('SCORE_CHANGED')
    const seen = { ...leg, score: { home: 1, away: 0 } }
    expect((await book.placeBet(ann, [seen])).envelope).toMatchObject({
      code: 'PRICE_CHANGED',
      value: { prices: [1400] },
    })
    const { markets, withdrawn } = await traded(match)
    expect(markets[0]!.outcomes[0]).toMatchObject({ manual: null, price: 1400 })
    expect(withdrawn).toMatchObject([
      {
        marketId: markets[0]!.id,
        outcome: 'home',
        price: 2040,
        before: { home: 0, away: 0 },
        after: { home: 1, away: 0 },
      },
    ])
  })

  it('is withdrawn from every market, also where the source says nothing of prices and where a goal is taken back', async () => {
    const match = await liveMatch()
    await goal(match, 1)
    await book.change(match, { stopped: undefined, markets: usualOffers })
    await setPrice(match, 'home', { price: 1_900 })
    await setPrice(match, 'away', { price: 3_900 })
    const before = await onSale(match)
    await book.change(match, { score: { home: 0, away: 0 } })
    const after = await onSale(match)
    expect(after.outcomes.map(({ price }) => price)).toEqual([2000, 3500, 4000])
    expect(after.version).toBeGreaterThan(before.version)
    expect((await traded(match)).withdrawn.map(({ outcome }) => outcome)).toEqual(['away', 'home'])
  })

  it('stands through everything else, and one that is set afterwards stands until the next goal', async () => {
    const match = await liveMatch()
    await setPrice(match, 'home', { price: 1_900 })
    await book.change(match, { stopped: 'red_card', markets: 'suspend' })
    await book.change(match, { stopped: undefined, markets: usualOffers, playedSeconds: 60 })
    expect(await pricesOf(match)).toEqual([1900, 3500, 4000])
    await goal(match, 1)
    await setPrice(match, 'home', { price: 1_800 })
    await goal(match, 1)
    await book.change(match, { stopped: undefined, markets: usualOffers })
    expect(await pricesOf(match)).toEqual([1800, 3500, 4000])
    expect((await traded(match)).withdrawn).toHaveLength(1)
    await goal(match, 2)
    expect((await traded(match)).withdrawn.map(({ price }) => price)).toEqual([1800, 1900])
  })

  it('leaves steps beside the source and stops of operators as they are', async () => {
    const match = await liveMatch()
    await setPrice(match, 'away', { ticks: -2 })
    await setPrice(match, 'home', { price: 1_900 })
    const stop = { requestId: randomUUID(), eventId: String(match), reason: 'A rumour' }
    await trader.call('backoffice.stopSportsbook', stop)
    await goal(match, 1)
    await book.change(match, { stopped: undefined, markets: usualOffers })
    expect(await onSale(match)).toMatchObject({ status: 'suspended' })
    expect(await pricesOf(match)).toEqual([2000, 3500, 3900])
  })

  it('is not withdrawn by the final score of a match that is over', async () => {
    const match = await liveMatch()
    await setPrice(match, 'home', { price: 1_900 })
    await book.change(match, { status: 'ended', score: { home: 2, away: 0 }, markets: 'close' })
    expect((await traded(match)).withdrawn).toEqual([])
  })
})
