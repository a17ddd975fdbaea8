// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { offersOfFootball } from '@tessera/rules/sportsbook/offers/football-offers'
import { worthOf } from '@tessera/rules/sportsbook/prices/source-chance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import {
  modelMeans,
  offer,
  openBookTestServer,
  type Bettor,
  type BookTestServer,
} from '../../book-for-tests.ts'

let book: BookTestServer
let trader: CallClient
let bettors = 0
beforeAll(async () => {
  book = await openBookTestServer()
  trader = await book.server.operator('trader', 'supervisor')
})
afterAll(() => book.server.close())

const bettor = (cash = 20_000): Promise<Bettor> => book.bettor(`valuer${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
const offered = async (who: Bettor) => (await latest(who)).cashOut!.offer!
async function setPrice(
  eventId: bigint,
  [type, outcome]: readonly [string, string],
  how: { price?: number; ticks?: number },
): Promise<void> {
  const market = (await book.markets(eventId)).find((each) => each.type === type)!
  const { envelope } = await trader.call('backoffice.setSportsbookPrice', {
    requestId: randomUUID(),
    marketId: String(market.id),
    outcome,
    ...how,
  })
  expect(envelope.success).toBe(true)
}
/** Lets an outcome cost little, so that few stakes use it up and its price falls by many steps. */
async function withLiability(most: number, act: () => Promise<void>): Promise<void> {
  const { settings } = book.server.platform
  await settings.write('sportsbook.outcomeLiability', most, 'test')
  await settings.refresh()
  try {
    await act()
  } finally {
    await settings.write('sportsbook.outcomeLiability', 10_000, 'test')
    await settings.refresh()
  }
}

describe('what a bet is worth is not moved by', () => {
  it('the stakes of its owner and of their friends, which shade its price', async () => {
    const [who, friend] = [await bettor(), await bettor()]
    const match = await book.modelled()
    await withLiability(10_000, async () => {
      const leg = await book.leg(match, 'correct_score', '0-2')
      await book.placeBet(who, [leg], { stakePerLine: 400 })
      await book.run()
      await book.placeBet(friend, [await book.leg(match, 'correct_score', '0-2')], { stakePerLine: 200 })
      await book.run()
      const shaded = await book.leg(match, 'correct_score', '0-2')
      expect(shaded.price).toBeLessThan(leg.price)
      expect(await offered(who)).toBeLessThanOrEqual(400 * 0.95)
      const { envelope } = await who.client.call('sportsbook.cashOut', {
        requestId: randomUUID(),
        betId: (await latest(who)).betId,
        offer: 0.01,
      })
      expect(envelope.value.paid).toBeLessThanOrEqual(400 * 0.95)
    })
  })

  it('a price that an operator sets, above the source before the bet or below it after', async () => {
    const match = await book.modelled()
    const who = await bettor()
    await setPrice(match, ['result_1x2', 'home'], { price: 2_260 })
    await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 100 })
    expect(await offered(who)).toBeLessThanOrEqual(95)
    await setPrice(match, ['result_1x2', 'home'], { price: 1_500 })
    expect(await offered(who)).toBeLessThanOrEqual(95)
    await setPrice(match, ['result_1x2', 'home'], {})
    expect(await offered(who)).toBeLessThanOrEqual(95)
    await setPrice(match, ['result_1x2', 'home'], { ticks: -20 })
    expect(await offered(who)).toBeLessThanOrEqual(95)
  })

  it('either of them in a builder, a multiple or a system', async () => {
    const matches = [await book.modelled(), await book.modelled(), await book.modelled()]
    const who = await bettor()
    const picks = [
      ['result_1x2', 'home'],
      ['total', 'over', 10],
    ] as const
    const joined = await book.joined(matches[0]!, picks)
    const singles = [
      await book.leg(matches[1]!, 'correct_score', '1-0'),
      await book.leg(matches[2]!, 'draw_no_bet', 'away'),
    ]
    const betsOf = [
      { legs: [joined], kind: 'single' },
      { legs: [joined, ...singles], kind: 'multiple' },
      { legs: [joined, ...singles], kind: '2_of_3' },
      { legs: [joined, ...singles], kind: 'patent' },
    ]
    for (const { legs, kind } of betsOf)
      expect((await book.placeBet(who, legs, { kind, stakePerLine: 10 })).envelope.success).toBe(true)
    for (const [index, pick] of [
      [0, ['result_1x2', 'home']],
      [1, ['correct_score', '1-0']],
      [2, ['draw_no_bet', 'away']],
    ] as const)
      await setPrice(matches[index]!, pick, { ticks: -15 })
    const { list } = (await who.client.call('sportsbook.bets', {})).envelope.value
    expect(list).toHaveLength(4)
    for (const bet of list) expect(bet.cashOut!.offer!).toBeLessThanOrEqual(bet.stake * 0.95)
  })

  it('the margin of a feed that names prices alone', async () => {
    const who = await bettor()
    const match = await book.match([offer('result_1x2', { home: 2000, draw: 3500, away: 4000 })])
    await book.placeBet(who, [await book.leg(match, 'result_1x2', 'home')], { stakePerLine: 100 })
    const before = await offered(who)
    expect(before).toBeLessThanOrEqual(95)
    expect(before).toBeGreaterThan(90)
    await book.change(match, { markets: [offer('result_1x2', { home: 1900, draw: 3325, away: 3800 })] })
    expect(Math.abs((await offered(who)) - before)).toBeLessThan(1.5)
  })
})

it('a feed that does not say how often a stake comes back brings no offer above the stake', async () => {
  const who = await bettor()
  const dnb = (home: number, away: number) => offer('draw_no_bet', { home, away })
  const match = await book.match([dnb(2000, 1800)])
  await book.placeBet(who, [await book.leg(match, 'draw_no_bet', 'home')], { stakePerLine: 100 })
  expect(await offered(who)).toBeLessThanOrEqual(95)
  await book.change(match, { markets: [dnb(1200, 4500)] })
  expect(await offered(who)).toBe(95)
  await book.change(match, { markets: [dnb(4500, 1200)] })
  expect(await offered(who)).toBeLessThan(45)
})

it('bet and cash-out at once lose at least the margin in every market, at every price, in parts and whole', async () => {
  const match = await book.modelled()
  const who = await bettor()
  const open = (await book.markets(match)).filter(({ status }) => status === 'open')
  const markets = new Map(open.map((market) => [market.type, market])).values()
  const seen: string[] = []
  for (const market of markets) {
    const position = market.prices.reduce(
      (best, price, index) => (price > market.prices[best]! ? index : best),
      0,
    )
    const leg = {
      selections: [{ marketId: String(market.id), outcome: market.outcomes[position]! }],
      price: market.prices[position]!,
    }
    const placed = await book.placeBet(who, [leg], { stakePerLine: 10 })
    if (!placed.envelope.success) throw new Error(`${market.type}: ${placed.envelope.code}`)
    let paid = 0
    for (const share of [3_000, 10_000]) {
      const { betId } = placed.envelope.value.bet
      const answer = await who.client.call('sportsbook.cashOut', {
        requestId: randomUUID(),
        betId,
        offer: 0.01,
        share,
      })
      if (!answer.envelope.success) throw new Error(`${market.type}: ${answer.envelope.code}`)
      paid += answer.envelope.value.paid!
    }
    seen.push(market.type)
    expect(paid, `${market.type} at ${leg.price}`).toBeLessThanOrEqual(9.5)
  }
  expect(new Set(seen).size).toBeGreaterThan(14)
})

it('what can push is worth its pushes too: draw no bet late in a draw is offered little more than the stake', async () => {
  const match = await book.modelled()
  const who = await bettor()
  const leg = await book.leg(match, 'draw_no_bet', 'away')
  await book.placeBet(who, [leg], { stakePerLine: 100 })
  const late = offersOfFootball(
    modelMeans,
    {
      state: { playedMinute: 90, score: { home: 0, away: 0 }, redCards: { home: 0, away: 0 } },
      known: { goals: [], atHalfTime: { home: 0, away: 0 } },
    },
    { isLive: true, extraMargin: 0 },
  )
  await book.change(match, {
    status: 'live',
    period: 'second_half',
    playedSeconds: 5_400,
    markets: late,
  })
  const chance = late
    .find(({ terms }) => terms.type === 'draw_no_bet')!
    .outcomes.find(({ outcome }) => outcome === 'away')!.chance!
  const { numerator, denominator } = worthOf(chance, leg.price)
  expect(await offered(who)).toBeCloseTo((95 * Number(numerator)) / Number(denominator), 1)
  expect(await offered(who)).toBeLessThan(105)
})
