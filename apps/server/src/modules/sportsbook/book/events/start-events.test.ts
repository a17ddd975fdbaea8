// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer } from '../../../../testing/server-for-tests.ts'
import { openBookTestServer, usualOffers, type BookTestServer } from '../../book-for-tests.ts'
import { changeEvent } from './change-event.ts'
import { lockEvent } from './event-store.ts'
import { followStarts, startEvents } from './start-events.ts'

let book: BookTestServer
let owner: pg.Client
beforeAll(async () => {
  book = await openBookTestServer()
  owner = new pg.Client({ connectionString: book.server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await book.server.close()
})

/** How many locks the database is asked for and has not granted. */
const waiting = async (): Promise<number> =>
  (
    await owner.query(
      'select pid from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()',
    )
  ).rows.length

const minuteMs = 60_000
let bettors = 0
const bettor = (cash = 200) => book.bettor(`starter${(bettors += 1)}`, cash)
/** Time goes on to the moment at which matches that were made now begin. */
const toTheStart = () => book.server.clock.advance(60 * minuteMs)
const deps = () => book.server.modules.sportsbookDeps
const statusOf = async (eventId: bigint) =>
  (
    await book.server
      .program()
      .call('sportsbook.event', { eventId: String(eventId), language: randomUUID().slice(0, 4) })
  ).envelope.value.event

/** Holds a match, as its feed does while it writes. Answers how to let go, after its start was moved. */
async function hold(eventId: bigint): Promise<(startsAtMs: number) => Promise<void>> {
  const locked = Promise.withResolvers<undefined>()
  const release = Promise.withResolvers<number>()
  const holding = book.server.platform.database.transaction(async (tx) => {
    const event = (await lockEvent(tx, eventId))!
    locked.resolve(undefined)
    await changeEvent(tx, deps(), event, { startsAtMs: await release.promise })
  })
  await locked.promise
  return async (startsAtMs) => {
    release.resolve(startsAtMs)
    await holding
  }
}

describe('from the start of a match on, although nobody has said that it began', () => {
  it('no bet is taken: a single, a multiple, a system, a builder, a quick bet, or one placed alone', async () => {
    const [match, later, modelled] = [await book.match(), await book.match(), await book.modelled()]
    const legs = [
      await book.leg(match, 'result_1x2', 'home'),
      await book.leg(later, 'result_1x2', 'home'),
      await book.joined(modelled, [
        ['result_1x2', 'home'],
        ['both_score', 'yes'],
      ]),
    ]
    await book.change(later, { startsAtMs: book.server.clock.now() + 120 * minuteMs })
    toTheStart()
    const [ann, guarded] = [await bettor(), await bettor()]
    await guarded.client.call('compliance.setLimit', {
      requestId: randomUUID(),
      kind: 'stake',
      period: 'day',
      most: 100,
    })
    const any = { priceChanges: 'any' as const }
    const answers = [
      await book.placeBet(ann, [legs[0]!]),
      await book.placeBet(ann, [legs[1]!, legs[0]!], any),
      await book.placeBet(ann, legs, { kind: 'trixie', stakePerLine: 1, ...any }),
      await book.placeBet(ann, [legs[2]!], any),
      await book.placeBet(ann, [legs[0]!], { priceChanges: 'better' }),
      await book.placeBet(guarded, [legs[0]!], any),
    ]
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(Array(6).fill('MARKET_CLOSED'))
    expect((await book.placeBet(ann, [legs[1]!])).envelope.code).toBe('OK')
    expect([await book.cash(ann), await book.cash(guarded)]).toEqual([190, 200])
    const slip = await ann.client.call('sportsbook.checkSlip', { kind: 'single', legs: [legs[0]!] })
    expect(slip.envelope.value).toMatchObject({ prices: [0], legs: [{ state: 'suspended' }] })
  })

  it('none that waited for its match while the start was brought forward', async () => {
    const match = await book.match()
    const leg = await book.leg(match, 'result_1x2', 'home')
    const [together, alone] = [await bettor(), await bettor()]
    await alone.client.call('compliance.setLimit', {
      requestId: randomUUID(),
      kind: 'stake',
      period: 'day',
      most: 100,
    })
    const letGo = await hold(match)
    const placed = Promise.all([
      book.placeBet(together, [leg], { priceChanges: 'any' }),
      book.placeBet(alone, [leg], { priceChanges: 'any' }),
    ])
    // Both wait: one in a batch, one by itself.
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(2)
    await letGo(book.server.clock.now() - minuteMs)
    expect((await placed).map(({ envelope }) => envelope.code)).toEqual(['MARKET_CLOSED', 'MARKET_CLOSED'])
    expect([await book.cash(together), await book.cash(alone)]).toEqual([200, 200])
  })

  it('a bet that was pending is refused, and its stake goes back', async () => {
    const { settings } = book.server.platform
    await settings.write('sportsbook.review', { stake: 50, payout: 0, minutes: 60 }, 'test')
    await settings.refresh()
    const match = await book.match()
    const leg = await book.leg(match, 'result_1x2', 'home')
    book.server.clock.advance(50 * minuteMs)
    const ann = await bettor()
    const admin = await book.server.operator('reviewer', 'admin')
    const { betId } = (await book.placeBet(ann, [leg], { stakePerLine: 100, priceChanges: 'any' })).envelope
      .value.bet
    book.server.clock.advance(10 * minuteMs)
    await admin.call('backoffice.approveBet', { id: betId, reason: 'Fine', requestId: randomUUID() })
    await book.run()
    expect((await ann.client.call('sportsbook.bet', { betId })).envelope.value).toMatchObject({
      status: 'refused',
      refusal: 'closed',
    })
    expect(await book.cash(ann)).toBe(200)
    await settings.write('sportsbook.review', { stake: 0, payout: 0, minutes: 5 }, 'test')
    await settings.refresh()
  })

  it('no market of it opens, whatever its source offers', async () => {
    const match = await book.match()
    toTheStart()
    await book.change(match, { markets: usualOffers })
    expect((await book.markets(match)).map(({ status }) => status)).toEqual(['suspended', 'suspended'])
  })
})

describe('a match whose start has come', () => {
  it('is live while no process hears of its feed', async () => {
    const match = await book.match()
    const stop = followStarts(deps())
    try {
      toTheStart()
      await vi.waitFor(async () => expect((await statusOf(match)).status).toBe('live'), 10_000)
    } finally {
      await stop()
    }
    expect((await book.markets(match)).map(({ status }) => status)).toEqual(['suspended', 'suspended'])
  })

  it('is closed for all processes by the first clock that reaches it', async () => {
    const late = await openTestServer({ databaseUrl: book.server.ownerUrl, opensKeys: false })
    try {
      const match = await book.match()
      const leg = await book.leg(match, 'result_1x2', 'home')
      late.clock.advance(book.server.clock.now() - late.clock.now() + 59 * minuteMs)
      toTheStart()
      await startEvents(deps())
      const member = await late.member('latecomer')
      const { envelope } = await member.call('sportsbook.placeBet', {
        requestId: randomUUID(),
        kind: 'single',
        legs: [leg],
        stakePerLine: 10,
        priceChanges: 'any',
      })
      expect(envelope.code).toBe('MARKET_CLOSED')
    } finally {
      await late.close()
    }
  })
})

describe('an event that is played before its announced time', () => {
  it('has begun when its source first said so, and never later again', async () => {
    const match = await book.match()
    const announcedMs = book.server.clock.now() + 60 * minuteMs
    book.server.clock.advance(10 * minuteMs)
    const playedMs = book.server.clock.now()
    await book.change(match, { status: 'live', score: { home: 0, away: 0 } })
    expect((await statusOf(match)).startsAt).toBe(playedMs)
    book.server.clock.advance(minuteMs)
    await book.change(match, { startsAtMs: announcedMs, period: 'first_half' })
    expect((await statusOf(match)).startsAt).toBe(playedMs)
    await book.change(match, { startsAtMs: playedMs - minuteMs })
    expect((await statusOf(match)).startsAt).toBe(playedMs - minuteMs)
  })
})

describe('a bet that was taken after the start, which was told later', () => {
  const result = { sport: 'football' as const, ended: 2, over: true }
  const halves = [
    { home: 0, away: 0 },
    { home: 1, away: 0 },
  ]

  it('does not count: its stake goes back at once, and a leg of a multiple counts 1.00', async () => {
    const [early, late, double] = [await bettor(), await bettor(), await bettor()]
    const [match, other] = [await book.match(), await book.match()]
    const leg = await book.leg(match, 'result_1x2', 'home')
    const otherLeg = await book.leg(other, 'result_1x2', 'home')
    await book.placeBet(early, [leg])
    book.server.clock.advance(10 * minuteMs)
    await book.placeBet(late, [leg])
    await book.placeBet(double, [leg, otherLeg])
    book.server.clock.advance(5 * minuteMs)
    // It began eleven minutes ago, a minute after the first bet.
    await book.change(match, {
      startsAtMs: book.server.clock.now() - 11 * minuteMs,
      status: 'live',
      markets: 'suspend',
    })
    await book.run()
    const betOf = async ({ client }: { client: typeof late.client }) =>
      (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
    expect(await betOf(late)).toMatchObject({
      status: 'settled',
      returned: 10,
      legs: [{ settled: 'void', reason: 'taken_late', result: null }],
    })
    expect((await betOf(early)).status).toBe('open')
    for (const each of [match, other]) await book.result(each, { ...result, halves })
    await book.run()
    expect(await betOf(early)).toMatchObject({ status: 'settled', returned: 20 })
    expect(await betOf(double)).toMatchObject({ status: 'settled', returned: 20 })
    expect(await book.cash(late)).toBe(200)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('is corrected when the start is told after it was settled', async () => {
    const late = await bettor()
    const match = await book.match()
    book.server.clock.advance(20 * minuteMs)
    await book.placeBet(late, [await book.leg(match, 'result_1x2', 'home')])
    await book.change(match, { status: 'live', score: { home: 0, away: 0 }, markets: 'suspend' })
    await book.result(match, { ...result, halves })
    await book.run()
    expect(await book.cash(late)).toBe(210)
    await book.change(match, { startsAtMs: book.server.clock.now() - minuteMs })
    await book.run()
    expect(await book.cash(late)).toBe(200)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('counts when it was accepted in play, and a pending one by the moment of its acceptance', async () => {
    const { settings } = book.server.platform
    const [inPlay, large] = [await bettor(), await bettor()]
    const match = await book.match()
    await settings.write('sportsbook.review', { stake: 50, payout: 0, minutes: 60 }, 'test')
    await settings.refresh()
    const pending = await book.placeBet(large, [await book.leg(match, 'result_1x2', 'home')], {
      stakePerLine: 100,
    })
    book.server.clock.advance(10 * minuteMs)
    const admin = await book.server.operator('approver', 'admin')
    const { betId } = pending.envelope.value.bet
    await admin.call('backoffice.approveBet', { id: betId, reason: 'Fine', requestId: randomUUID() })
    await book.run()
    book.server.clock.advance(minuteMs)
    await book.change(match, {
      startsAtMs: book.server.clock.now() - 2 * minuteMs,
      status: 'live',
      score: { home: 0, away: 0 },
    })
    await book.placeBet(inPlay, [
      await book.leg(match, 'result_1x2', 'home', { score: { home: 0, away: 0 } }),
    ])
    book.server.clock.advance(6_000)
    await book.run()
    await book.result(match, { ...result, halves })
    await book.run()
    expect([await book.cash(inPlay), await book.cash(large)]).toEqual([210, 200])
    await settings.write('sportsbook.review', { stake: 0, payout: 0, minutes: 5 }, 'test')
    await settings.refresh()
  })
})
