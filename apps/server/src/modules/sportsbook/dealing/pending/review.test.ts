// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { offer, openBookTestServer, type Bettor, type BookTestServer } from '../../book-for-tests.ts'

let book: BookTestServer
let ada: CallClient
let finn: CallClient
let support: CallClient
beforeAll(async () => {
  book = await openBookTestServer()
  ada = await book.server.operator('ada', 'admin')
  finn = await book.server.operator('finn', 'finance')
  support = await book.server.operator('sue', 'support')
  await limits({ stake: 50, payout: 500, minutes: 5 })
})
afterAll(() => book.server.close())

async function limits(review: { stake: number; payout: number; minutes: number }): Promise<void> {
  const { settings } = book.server.platform
  await settings.write('sportsbook.review', review, 'test')
  await settings.refresh()
}
let bettors = 0
const bettor = (cash = 200): Promise<Bettor> => book.bettor(`large${(bettors += 1)}`, cash)
const latest = async ({ client }: Bettor) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
const step = (id: string) => ({ id, reason: 'Looked at it', requestId: randomUUID() })
const home = (price: number) => offer('result_1x2', { home: price, draw: 3500, away: 4000 })
const answer = ({ client }: Bettor, betId: string) =>
  client.call('sportsbook.decideOffer', { requestId: randomUUID(), betId, accept: true })
const minutes = (count: number) => book.server.clock.advance(count * 60_000)

/** A member with a large bet that waits. */
async function waiting(more: Parameters<BookTestServer['placeBet']>[2] = {}) {
  const who = await bettor()
  const match = await book.match()
  const leg = await book.leg(match, 'result_1x2', 'home')
  const { envelope } = await book.placeBet(who, [leg], { stakePerLine: 100, ...more })
  return { who, match, bet: envelope.value.bet, id: envelope.value.bet.betId }
}

describe('a bet above the amounts of the setting', () => {
  it('waits for an operator with its stake taken, and its owner sees until when', async () => {
    const { who, bet, id } = await waiting()
    expect(bet).toMatchObject({
      status: 'pending',
      decidesAt: book.server.clock.now() + 5 * 60_000,
      review: { state: 'waiting', offer: null },
    })
    expect(await book.cash(who)).toBe(100)
    await book.run()
    expect((await latest(who)).status).toBe('pending')
    const { list } = (await support.call('backoffice.betReviews', {})).envelope.value
    expect(list.find((each) => each.betId === id)).toMatchObject({
      state: 'waiting',
      bet: { stake: 100, mostReturn: 200 },
    })
  })

  it('is one by its possible return, too; any other is accepted as ever', async () => {
    const who = await bettor(500)
    const leg = await book.leg(await book.match(), 'result_1x2', 'away')
    const placed = async (stakePerLine: number) =>
      (await book.placeBet(who, [leg], { stakePerLine })).envelope.value.bet.status
    await limits({ stake: 0, payout: 500, minutes: 5 })
    expect([await placed(125), await placed(126)]).toEqual(['open', 'pending'])
    await limits({ stake: 50, payout: 500, minutes: 5 })
    expect(await placed(50)).toBe('open')
  })

  it('is open once it is approved, by the price that was seen', async () => {
    const { who, id } = await waiting()
    expect((await ada.call('backoffice.approveBet', step(id))).status).toBe(200)
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'open', review: null, legs: [{ price: 2000 }] })
    expect(await book.cash(who)).toBe(100)
    const [action] = await book.server.platform.database.query(
      sql`select operator_name, action from operator_action where subject = ${`bet:${id}`}`,
    )
    expect(action).toEqual({ operator_name: 'ada', action: 'approveBet' })
  })

  it.each([
    ['a lower price', { markets: [offer('result_1x2', { home: 1900, draw: 3500, away: 4000 })] }, 'price'],
    ['a stop', { stopped: 'review' as const }, 'closed'],
    ['the start', { status: 'live' as const }, 'score'],
  ])('is refused although it was approved, after %s', async (_name, change, refusal) => {
    const { who, match, id } = await waiting()
    await book.change(match, change)
    await ada.call('backoffice.approveBet', step(id))
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'refused', refusal, returned: 100 })
    expect(await book.cash(who)).toBe(200)
  })

  it('is refused by an operator, or by nobody in time, and gets its stake back once', async () => {
    const [refused, late] = [await waiting(), await waiting()]
    await ada.call('backoffice.refuseBet', step(refused.id))
    minutes(5)
    await Promise.all([book.run(), book.run()])
    for (const { who } of [refused, late]) {
      expect(await latest(who)).toMatchObject({ status: 'refused', refusal: 'review' })
      expect(await book.cash(who)).toBe(200)
    }
    expect((await ada.call('backoffice.approveBet', step(late.id))).envelope.code).toBe('REVIEW_OVER')
  })

  it('cannot be decided by others, for other bets, or for none', async () => {
    const { id } = await waiting()
    expect((await support.call('backoffice.approveBet', step(id))).status).toBe(403)
    expect((await ada.call('backoffice.approveBet', step(randomUUID()))).status).toBe(404)
    expect((await ada.call('backoffice.approveBet', { ...step(id), reason: '' })).envelope.success).toBe(
      false,
    )
    const offers = [{}, { stakePerLine: 101 }, { stakePerLine: 0 }, { stakePerLine: 100 }, { prices: [2001] }]
    for (const bad of [...offers, { prices: [1500, 1500] }, { stakePerLine: 0.001 }])
      expect((await ada.call('backoffice.offerBet', { ...step(id), ...bad })).envelope.success).toBe(false)
    expect((await finn.call('backoffice.refuseBet', step(id))).envelope.success).toBe(true)
  })
})

describe('an offer of an operator', () => {
  it('is accepted at a lower stake and another price, and the rest of the stake goes back', async () => {
    const { who, id } = await waiting()
    await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 40, prices: [1800] })
    expect((await latest(who)).review).toEqual({
      state: 'offered',
      offer: { stakePerLine: 40, prices: [1800] },
    })
    const answer = { requestId: randomUUID(), betId: id, accept: true }
    const copies = await Promise.all(
      Array.from({ length: 16 }, () => who.client.call('sportsbook.decideOffer', answer)),
    )
    expect(copies.some(({ envelope }) => envelope.success)).toBe(true)
    expect(await book.cash(who)).toBe(160)
    await book.run()
    expect(await latest(who)).toMatchObject({
      status: 'open',
      stake: 40,
      mostReturn: 72,
      legs: [{ price: 1800 }],
    })
    expect((await who.client.call('bets.history', {})).envelope.value.list).toMatchObject([
      { roundId: id, bet: 40, status: 'open' },
    ])
  })

  it('is declined, or not answered in time: the stake goes back', async () => {
    const [declined, late] = [await waiting(), await waiting()]
    for (const { id } of [declined, late])
      await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 40 })
    const answer = { requestId: randomUUID(), betId: declined.id, accept: false }
    await declined.who.client.call('sportsbook.decideOffer', answer)
    minutes(5)
    const tooLate = { requestId: randomUUID(), betId: late.id, accept: true }
    expect((await late.who.client.call('sportsbook.decideOffer', tooLate)).envelope.code).toBe('REVIEW_OVER')
    await book.run()
    expect([(await latest(declined.who)).refusal, (await latest(late.who)).refusal]).toEqual([
      'declined',
      'review',
    ])
    expect([await book.cash(declined.who), await book.cash(late.who)]).toEqual([200, 200])
  })

  it('is nobody else’s to answer', async () => {
    const { id } = await waiting()
    await ada.call('backoffice.offerBet', { ...step(id), prices: [1800] })
    const stranger = await bettor(0)
    expect((await answer(stranger, id)).envelope.code).toBe('UNKNOWN_BET')
  })

  it('is asked for anew at lower prices once the price has fallen, whatever changes its owner takes', async () => {
    for (const priceChanges of ['none', 'better', 'any'] as const) {
      const { who, match, id } = await waiting({ priceChanges })
      await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 40, prices: [1800] })
      await book.change(match, { markets: [home(1500)] })
      const first = (await answer(who, id)).envelope.value
      expect(first).toMatchObject({
        status: 'pending',
        stake: 100,
        review: { state: 'offered', offer: { stakePerLine: 40, prices: [1350] } },
      })
      await book.run()
      expect([(await latest(who)).status, await book.cash(who)]).toEqual(['pending', 100])
      await answer(who, id)
      await book.run()
      expect(await latest(who)).toMatchObject({ status: 'open', stake: 40, legs: [{ price: 1350 }] })
    }
  })

  it('of a lower stake alone is never booked at a price above that of now', async () => {
    const { who, match, id } = await waiting({ priceChanges: 'any' })
    await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 40 })
    await book.change(match, { markets: [home(1500)] })
    expect((await answer(who, id)).envelope.value.review).toEqual({
      state: 'offered',
      offer: { stakePerLine: 40, prices: [1500] },
    })
    await answer(who, id)
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'open', legs: [{ price: 1500 }] })
  })

  it.each([
    ['none', undefined, 2000, undefined],
    ['better', undefined, 2200, 2200],
    ['any', undefined, 2200, 2200],
    // A price below that of the book is what the book pays at most.
    ['any', [1800], 2200, 1800],
  ] as const)(
    'with %s changes agreed and %j offered takes a risen price by the choice of its owner',
    async (priceChanges, prices, _now, booked) => {
      const { who, match, id } = await waiting({ priceChanges })
      await ada.call('backoffice.offerBet', {
        ...step(id),
        stakePerLine: 40,
        ...(prices && { prices: [...prices] }),
      })
      await book.change(match, { markets: [home(2200)] })
      const answered = (await answer(who, id)).envelope.value
      await book.run()
      if (booked) expect(await latest(who)).toMatchObject({ status: 'open', legs: [{ price: booked }] })
      else expect(answered.review?.offer).toEqual({ stakePerLine: 40, prices: [2200] })
    },
  )

  it('is judged again after the delay of its sport, in which the price may fall', async () => {
    const who = await bettor()
    const match = await book.match()
    await book.change(match, { status: 'live', score: { home: 0, away: 0 } })
    const leg = await book.leg(match, 'result_1x2', 'home', { score: { home: 0, away: 0 } })
    const { betId } = (await book.placeBet(who, [leg], { stakePerLine: 100, priceChanges: 'any' })).envelope
      .value.bet
    await ada.call('backoffice.offerBet', { ...step(betId), prices: [1900] })
    await answer(who, betId)
    await book.run()
    expect((await latest(who)).status).toBe('pending')
    await book.change(match, { markets: [home(1500)] })
    book.server.clock.advance(5_000)
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'refused', refusal: 'price', returned: 100 })
  })

  it.each([
    ['a stop', { stopped: 'review' as const }, 'closed'],
    ['another score', { status: 'live' as const, score: { home: 0, away: 0 } }, 'score'],
    ['a start that was brought forward', { startsAtMs: 0 }, 'closed'],
  ])('ends with %s: the stake goes back', async (_, change, refusal) => {
    const { who, match, id } = await waiting({ priceChanges: 'any' })
    await ada.call('backoffice.offerBet', { ...step(id), prices: [1800] })
    await book.change(match, change)
    expect((await answer(who, id)).envelope.value).toMatchObject({
      status: 'refused',
      refusal,
      returned: 100,
    })
    expect(await book.cash(who)).toBe(200)
    expect((await answer(who, id)).envelope.code).toBe('REVIEW_OVER')
  })

  it('stands for seconds, whatever the minutes of an operator', async () => {
    await limits({ stake: 50, payout: 500, minutes: 60 })
    const { who, id } = await waiting()
    await ada.call('backoffice.offerBet', { ...step(id), prices: [1800] })
    expect((await latest(who)).decidesAt).toBe(book.server.clock.now() + 120_000)
    book.server.clock.advance(120_000)
    expect((await answer(who, id)).envelope.code).toBe('REVIEW_OVER')
    await book.run()
    expect(await latest(who)).toMatchObject({ status: 'refused', refusal: 'review' })
    await limits({ stake: 50, payout: 500, minutes: 5 })
  })

  it('is no longer for a member who was shut out, nor above what a ticket may return', async () => {
    const { settings } = book.server.platform
    const { who, match, id } = await waiting({ priceChanges: 'any' })
    await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 90 })
    await settings.write('sportsbook.payouts', { ticket: 185, day: 100_000 }, 'test')
    await settings.refresh()
    await book.change(match, { markets: [home(2200)] })
    expect((await answer(who, id)).envelope.code).toBe('STAKE_TOO_LARGE')
    await settings.write('sportsbook.payouts', { ticket: 50_000, day: 100_000 }, 'test')
    await settings.refresh()
    expect(await book.cash(who)).toBe(100)
  })

  it('is no option: whoever accepts only what has fallen, and lets go of what has risen, is never above the price of now', async () => {
    // A market that walks at random, with its true price as its price.
    const walk = [2000, 1900, 1800, 1700, 1800, 1950, 2100, 2200, 1800, 1600]
    const { who, match, id } = await waiting({ priceChanges: 'any' })
    await ada.call('backoffice.offerBet', { ...step(id), stakePerLine: 90 })
    let booked: number | undefined
    for (const price of walk) {
      await book.change(match, { markets: [home(price)] })
      const seen = (await latest(who)).review?.offer?.prices?.[0] ?? 2000
      if (seen <= price) continue
      await answer(who, id)
      await book.run()
      const bet = await latest(who)
      if (bet.status === 'open') booked = bet.legs[0]!.price - price
      if (booked !== undefined) break
    }
    expect(booked ?? 0).toBeLessThanOrEqual(0)
  })
})

it('has one outcome for two operators, the deadline and a suspension at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { who, match, id } = await waiting()
    minutes(5)
    book.server.clock.advance(-1)
    const decided = Promise.all([
      ada.call('backoffice.approveBet', step(id)),
      finn.call('backoffice.refuseBet', step(id)),
      ...Array.from({ length: 8 }, () => ada.call('backoffice.approveBet', step(id))),
    ])
    book.server.clock.advance(1)
    const [answers] = await Promise.all([
      decided,
      book.run(),
      book.change(match, { stopped: 'review' }),
      book.run(),
    ])
    expect(answers.filter(({ envelope }) => envelope.success).length).toBeLessThanOrEqual(1)
    await book.run()
    const bet = await latest(who)
    expect(['open', 'refused']).toContain(bet.status)
    expect(await book.cash(who)).toBe(bet.status === 'open' ? 100 : 200)
  }
})

it('decides 1,000 pending bets of one event without letting those of another wait', async () => {
  await limits({ stake: 0, payout: 0, minutes: 5 })
  const [crowded, calm] = [await book.match(), await book.match()]
  for (const match of [crowded, calm])
    await book.change(match, { status: 'live', score: { home: 0, away: 0 } })
  const { platform } = book.server
  await platform.settings.write('sportsbook.outcomeLiability', 1_000_000, 'test')
  await platform.settings.refresh()
  const crowd = await book.bettor('crowd', 20_000)
  const score = { score: { home: 0, away: 0 } }
  const one = await book.placeBet(crowd, [await book.leg(crowded, 'result_1x2', 'home', score)])
  const own = await book.bettor('bystander', 100)
  await copyBet(one.envelope.value.bet.betId, 999)
  await book.placeBet(own, [await book.leg(calm, 'result_1x2', 'home', score)])
  book.server.clock.advance(5_000)
  // The crowd cannot go on meanwhile: its bets wait for what its market has taken in.
  const release = await holdStakes(crowded)
  const running = book.run()
  await vi.waitFor(async () => expect((await latest(own)).status).toBe('open'), 20_000)
  expect(await openBets(crowd)).toBe(0)
  await release()
  await running
  expect(await openBets(crowd)).toBe(1_000)
})

async function openBets({ id }: Bettor): Promise<number> {
  const row = await book.server.platform.database.one<{ open: bigint }>(
    sql`select count(*) as open from sportsbook_bet where member_id = ${id} and status = 'open'`,
  )
  return Number(row?.open)
}

/** Locks what the markets of an event have taken in until it is released. */
async function holdStakes(eventId: bigint): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<undefined>()
  const release = Promise.withResolvers<undefined>()
  const holding = book.server.platform.database.transaction(async (tx) => {
    await tx.query(sql`
      insert into sportsbook_outcome_stake (market_id, outcome, staked, returns)
      select id, 'home', 0, 0 from sportsbook_market where event_id = ${eventId}`)
    held.resolve(undefined)
    await release.promise
  })
  await held.promise
  return async () => {
    release.resolve(undefined)
    await holding
  }
}

/** The same pending bet again and again, each with its stake taken. */
async function copyBet(betId: string, count: number): Promise<void> {
  await book.server.platform.database.query(sql`
      with copies as (
        insert into sportsbook_bet (id, member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, decides_at, placed_at)
        select gen_random_uuid(), member_id, currency, kind, stake_per_line, lines, stake, most_return, price_changes, status, decides_at, placed_at
        from sportsbook_bet, generate_series(1, ${count}::integer) where id = ${betId} returning id, placed_at)
      insert into sportsbook_leg (bet_id, position, event_id, market_id, outcome, price, market_version, score_seen, placed_at)
      select copies.id, position, event_id, market_id, outcome, price, market_version, score_seen, copies.placed_at from copies, sportsbook_leg where bet_id = ${betId}`)
}

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
