// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer, openBookTestServer, usualOffers, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

const live = { status: 'live', score: { home: 0, away: 0 } } as const
const score = (home: number, away: number) => ({ score: { home, away } })

describe('a bet before the start', () => {
  it('is accepted at once at the price that was seen: its stake is taken, and the records show it', async () => {
    const anna = await book.bettor('anna', 100)
    const match = await book.match()
    const { envelope } = await book.placeBet(anna, [await book.leg(match, 'result_1x2', 'home')])
    expect(envelope).toMatchObject({
      success: true,
      value: {
        balance: 90,
        bet: {
          kind: 'single',
          status: 'open',
          stake: 10,
          mostReturn: 20,
          returned: null,
          legs: [{ selections: [{ outcome: 'home' }], price: 2000, priceNow: 2000 }],
        },
      },
    })
    const { betId } = envelope.value.bet
    expect((await anna.client.call('bets.history', {})).envelope.value.list).toMatchObject([
      { roundId: betId, vendor: 'SPORTSBOOK', gameCode: 'football', bet: 10, payout: 0, status: 'open' },
    ])
    expect((await anna.client.call('sportsbook.bets', {})).envelope.value.list).toEqual([envelope.value.bet])
    expect((await anna.client.call('sportsbook.bet', { betId })).envelope.value).toEqual(envelope.value.bet)
  })

  it('is placed once for 256 copies that come at once, and its number serves no other bet', async () => {
    const otto = await book.bettor('otto', 100)
    const leg = await book.leg(await book.match(), 'result_1x2', 'draw')
    const requestId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 256 }, () => book.placeBet(otto, [leg], { requestId })),
    )
    const placed = answers.filter(({ envelope }) => envelope.success)
    expect(new Set(placed.map(({ envelope }) => envelope.value.bet.betId)).size).toBe(1)
    expect(await book.cash(otto)).toBe(90)
    expect((await book.placeBet(otto, [leg], { requestId, stakePerLine: 11 })).envelope.success).toBe(false)
    expect(await book.cash(otto)).toBe(90)
  })

  it('joins matches to multiples and systems, with a stake for each line', async () => {
    const mia = await book.bettor('mia', 100)
    const legs = []
    for (let count = 0; count < 3; count += 1)
      legs.push(await book.leg(await book.match(), 'result_1x2', 'home'))
    expect((await book.placeBet(mia, legs)).envelope.value.bet).toMatchObject({
      lines: 1,
      stake: 10,
      mostReturn: 80,
    })
    const trixie = await book.placeBet(mia, legs, { kind: 'trixie', stakePerLine: 1 })
    expect(trixie.envelope.value.bet).toMatchObject({ lines: 4, stake: 4, mostReturn: 20 })
    expect(await book.cash(mia)).toBe(86)
  })

  it.each([
    ['none', 1990, false],
    ['none', 2010, false],
    ['better', 1990, true],
    ['better', 2010, false],
    ['any', 1990, true],
    ['any', 2010, true],
  ] as const)(
    'seen at another price, with %s changes agreed and %i seen, is taken: %s',
    async (priceChanges, price, taken) => {
      const kim = await book.bettor(`kim${randomUUID().slice(0, 8)}`, 100)
      const leg = await book.leg(await book.match(), 'result_1x2', 'home', { price })
      const { envelope } = await book.placeBet(kim, [leg], { priceChanges })
      if (taken) expect(envelope.value.bet.legs[0]!.price).toBe(2000)
      else expect(envelope).toMatchObject({ code: 'PRICE_CHANGED', value: { prices: [2000] } })
      expect(await book.cash(kim)).toBe(taken ? 90 : 100)
    },
  )

  it('is refused with the reason, and costs nothing', async () => {
    const lea = await book.bettor('lea', 100)
    const [match, other] = [await book.match(), await book.match()]
    const home = await book.leg(match, 'result_1x2', 'home')
    const over = await book.leg(match, 'total', 'over')
    const second = await book.leg(other, 'result_1x2', 'home')
    const codeOf = async (
      ...more: Parameters<BookTestServer['placeBet']> extends [unknown, ...infer Rest] ? Rest : never
    ) => (await book.placeBet(lea, ...more)).envelope.code
    expect(await codeOf([home, over])).toBe('SLIP_REFUSED')
    expect(await codeOf([home, second], { kind: 'single' })).toBe('SLIP_REFUSED')
    expect(await codeOf([home], { kind: 'no_such_kind' })).toBe('SLIP_REFUSED')
    const { marketId } = home.selections[0]!
    const joined = (...selections: (typeof home)['selections']) => codeOf([{ ...home, selections }])
    expect(await joined({ marketId, outcome: 'nobody' })).toBe('UNKNOWN_MARKET')
    expect(await joined({ marketId: '999999999', outcome: 'home' })).toBe('UNKNOWN_MARKET')
    expect(await joined()).toBe('INVALID')
    expect(await codeOf([home], { stakePerLine: 0.001 })).toBe('INVALID')
    expect(await codeOf([home], { stakePerLine: 0.05 })).toBe('STAKE_TOO_SMALL')
    expect(await codeOf([home], { stakePerLine: 1_001 })).toBe('STAKE_TOO_LARGE')
    expect(await codeOf([home], { stakePerLine: 101 })).toBe('INSUFFICIENT')
    for (const stakePerLine of [0, -1])
      expect((await book.placeBet(lea, [home], { stakePerLine })).envelope.success).toBe(false)
    await book.change(match, { stopped: 'goal' })
    expect(await codeOf([home])).toBe('MARKET_CLOSED')
    expect(await book.cash(lea)).toBe(100)
    expect((await lea.client.call('sportsbook.bets', {})).envelope.value.totalCount).toBe(0)
  })

  it('stays within what the book may lose on an outcome, however many bet at once', async () => {
    const match = await book.match()
    await book.server.platform.settings.write('sportsbook.outcomeLiability', 95, 'test')
    await book.server.platform.settings.refresh()
    const bettors = []
    for (let count = 0; count < 12; count += 1) bettors.push(await book.bettor(`crowd${count}`, 50))
    const leg = await book.leg(match, 'result_1x2', 'home')
    const answers = await Promise.all(bettors.map((bettor) => book.placeBet(bettor, [leg])))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(9)
    expect(
      new Set(answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.code)),
    ).toEqual(new Set(['STAKE_TOO_LARGE']))
    const slip = { kind: 'single', legs: [leg] }
    expect((await bettors[0]!.client.call('sportsbook.checkSlip', slip)).envelope.value).toMatchObject({
      highestStake: 5,
      bound: 'selection',
      prices: [2000],
    })
    await book.server.platform.settings.write('sportsbook.outcomeLiability', 10_000, 'test')
    await book.server.platform.settings.refresh()
  })

  it('stays within what a member may be paid in a day, however many are placed at once', async () => {
    const { settings } = book.server.platform
    await settings.write('sportsbook.payouts', { ticket: 50_000, day: 50 }, 'test')
    await settings.refresh()
    const ute = await book.bettor('ute', 500)
    const legs = await Promise.all(
      Array.from({ length: 8 }, async () => [await book.leg(await book.match(), 'result_1x2', 'home')]),
    )
    const answers = await Promise.all(legs.map((leg) => book.placeBet(ute, leg)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(2)
    expect((await book.placeBet(ute, legs[0]!)).envelope).toMatchObject({
      code: 'STAKE_TOO_LARGE',
      value: { max: 5 },
    })
    expect(await book.cash(ute)).toBe(480)
    await settings.write('sportsbook.payouts', { ticket: 50_000, day: 100_000 }, 'test')
    await settings.refresh()
  })
})

describe('a bet in play', () => {
  it('waits for its delay, then it is open at the price that was seen', async () => {
    const ida = await book.bettor('ida', 100)
    const match = await book.match()
    await book.change(match, live)
    const { envelope } = await book.placeBet(ida, [await book.leg(match, 'result_1x2', 'home', score(0, 0))])
    expect(envelope.value.bet).toMatchObject({
      status: 'pending',
      decidesAt: book.server.clock.now() + 5_000,
    })
    expect(envelope.value.balance).toBe(90)
    await book.run()
    expect(await statusOf(ida)).toMatchObject({ status: 'pending' })
    book.server.clock.advance(5_000)
    await book.run()
    expect(await statusOf(ida)).toMatchObject({ status: 'open', decidesAt: null, legs: [{ price: 2000 }] })
  })

  it.each([
    ['a goal', { score: { home: 1, away: 0 }, markets: usualOffers }, 'score'],
    ['a stop', { stopped: 'review' as const }, 'closed'],
    ['a lower price', { markets: [offer('result_1x2', { home: 1900, draw: 3500, away: 4000 })] }, 'price'],
  ])('is refused after %s, and gets its stake back once', async (_name, change, refusal) => {
    const una = await book.bettor(`una${randomUUID().slice(0, 8)}`, 100)
    const match = await book.match()
    await book.change(match, live)
    await book.placeBet(una, [await book.leg(match, 'result_1x2', 'home', score(0, 0))])
    await book.change(match, change)
    book.server.clock.advance(5_000)
    await Promise.all([book.run(), book.run()])
    expect(await statusOf(una)).toMatchObject({ status: 'refused', refusal, returned: 10 })
    expect(await book.cash(una)).toBe(100)
  })

  it('is not taken for a score that the member has not seen', async () => {
    const zoe = await book.bettor('zoe', 100)
    const match = await book.match()
    await book.change(match, { ...live, score: { home: 1, away: 0 } })
    const codes = []
    for (const more of [{}, score(0, 0)])
      codes.push(
        (await book.placeBet(zoe, [await book.leg(match, 'result_1x2', 'home', more)])).envelope.code,
      )
    expect(codes).toEqual(['SCORE_CHANGED', 'SCORE_CHANGED'])
    expect(await book.cash(zoe)).toBe(100)
  })

  const statusOf = async ({ client }: Awaited<ReturnType<BookTestServer['bettor']>>) =>
    (await client.call('sportsbook.bets', {})).envelope.value.list[0]
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
