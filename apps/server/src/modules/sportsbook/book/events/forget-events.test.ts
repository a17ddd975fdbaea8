// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { footballResult, openBookTestServer, usualOffers, type BookTestServer } from '../../book-for-tests.ts'
import { betsOfIds } from '../../bets/bet-store.ts'
import { forgetEvents } from './forget-events.ts'
import { insertOutright } from './event-store.ts'

const dayMs = 86_400_000
let book: BookTestServer
beforeAll(async () => {
  book = await openBookTestServer()
})
afterAll(() => book.server.close())

const forget = () => forgetEvents(book.server.modules.sportsbookDeps, book.server.clock.now())
const incident = {
  number: 1,
  kind: 'goal',
  side: 'home',
  period: 'second_half',
  playedSeconds: 3_000,
  score: { home: 1, away: 0 },
} as const
const play = (eventId: bigint) =>
  book.change(eventId, {
    status: 'live',
    score: { home: 1, away: 0 },
    incidents: [{ ...incident, atMs: book.server.clock.now() }],
    markets: usualOffers,
  })
/** Ends a match 1–0. */
const end = async (eventId: bigint): Promise<void> => {
  await book.change(eventId, { status: 'ended', result: footballResult(1, 0), markets: 'close' })
  await book.result(eventId, footballResult(1, 0))
}
/** A match that has been played and is over. */
const played = async (): Promise<bigint> => {
  const eventId = await book.match()
  await play(eventId)
  await end(eventId)
  return eventId
}
const exists = async (eventId: bigint): Promise<boolean> => {
  // Answers are some moments old at most.
  book.server.clock.advance(1_000)
  return (await book.server.program().call('sportsbook.event', { eventId: String(eventId) })).envelope.success
}
const rowsOf = async (eventId: bigint): Promise<number> =>
  (await book.server.platform.database.one<{ count: number }>(sql`
    select ((select count(*) from sportsbook_market where event_id = ${eventId})
      + (select count(*) from sportsbook_incident where event_id = ${eventId})
      + (select count(*) from sportsbook_result where event_id = ${eventId})
      + (select count(*) from sportsbook_control where event_id = ${eventId})
      + (select count(*) from sportsbook_withdrawn_price where event_id = ${eventId})
      + (select count(*) from sportsbook_event_settlement where event_id = ${eventId}))::integer as count`))!
    .count

describe('an old event', () => {
  it('is deleted with its markets, incidents, prices and results if nobody has bet on it, and stays with a bet', async () => {
    const trader = await book.server.operator('trader', 'supervisor')
    const ann = await book.bettor('ann', 100)
    const [empty, backed] = [await book.match(), await book.match()]
    const [market] = await book.markets(empty)
    const priced = { requestId: randomUUID(), marketId: String(market!.id), outcome: 'home', price: 1_900 }
    expect((await trader.call('backoffice.setSportsbookPrice', priced)).envelope.success).toBe(true)
    const placed = await book.placeBet(ann, [await book.leg(backed, 'result_1x2', 'home')])
    for (const eventId of [empty, backed]) {
      await play(eventId)
      await end(eventId)
    }
    await book.run()
    const known = await rowsOf(backed)
    expect(await rowsOf(empty)).toBeGreaterThan(known)

    book.server.clock.advance(89 * dayMs)
    await forget()
    expect([await exists(empty), await exists(backed)]).toEqual([true, true])

    book.server.clock.advance(2 * dayMs)
    await forget()
    expect([await exists(empty), await exists(backed)]).toEqual([false, true])
    expect([await rowsOf(empty), await rowsOf(backed)]).toEqual([0, known])
    const { betId } = placed.envelope.value.bet
    const [bet] = await betsOfIds(book.server.platform.database, [betId])
    expect(bet).toMatchObject({ status: 'settled', legs: [{ eventId: backed }] })
    await forget()
    expect(await exists(backed)).toBe(true)
  })

  it('stays if an operator has entered something about it', async () => {
    const trader = await book.server.operator('enterer', 'admin')
    const eventId = await played()
    const reason = 'The referee was wrong'
    const planned = { requestId: randomUUID(), id: String(eventId), reason }
    expect((await trader.call('backoffice.planVoid', planned)).envelope.success).toBe(true)
    book.server.clock.advance(91 * dayMs)
    await forget()
    expect(await exists(eventId)).toBe(true)
  })

  it('stays while its result is young, however old it is', async () => {
    const eventId = await book.match()
    book.server.clock.advance(91 * dayMs)
    await end(eventId)
    await forget()
    expect(await exists(eventId)).toBe(true)
    book.server.clock.advance(91 * dayMs)
    await forget()
    expect(await exists(eventId)).toBe(false)
  })

  it('stays 60 days longer if nobody has told how it ended', async () => {
    const eventId = await book.match()
    await play(eventId)
    book.server.clock.advance(149 * dayMs)
    await forget()
    expect(await exists(eventId)).toBe(true)
    book.server.clock.advance(2 * dayMs)
    await forget()
    expect(await exists(eventId)).toBe(false)
  })

  it('stays while the season that is counted by it is open', async () => {
    const eventId = await played()
    const { database } = book.server.platform
    const outright = (await database.transaction(async (tx) => {
      const event = (await tx.one<{
        season_id: bigint
        competition_id: bigint
        home_id: bigint
        away_id: bigint
      }>(
        sql`select season_id, competition_id, home_id, away_id from sportsbook_event where id = ${eventId}`,
      ))!
      return insertOutright(tx, {
        feed: 'odds',
        externalId: 'season-2026',
        sport: 'football',
        seasonId: event.season_id,
        competitionId: event.competition_id,
        competitors: [event.home_id, event.away_id],
        startsAtMs: book.server.clock.now(),
        storedAtMs: book.server.clock.now(),
      })
    }))!
    book.server.clock.advance(91 * dayMs)
    await forget()
    expect(await exists(eventId)).toBe(true)
    await book.change(outright, { status: 'ended' })
    await forget()
    expect([await exists(eventId), await exists(outright)]).toEqual([false, false])
  })

  it('is deleted a few at a time, and once if two processes do it at once', async () => {
    const events: bigint[] = []
    for (let count = 0; count < 5; count += 1) events.push(await played())
    book.server.clock.advance(91 * dayMs)
    const { database } = book.server.platform
    const before = new Date(book.server.clock.now() - 90 * dayMs)
    const step = async (most: number) =>
      (await database.one<{ seen: number }>(
        sql`select sportsbook_forget_events(${before}, ${most}) as seen`,
      ))!.seen
    expect(await step(2)).toBe(2)
    const seen = await Promise.all([step(2), step(2), step(2)])
    expect(seen.reduce((sum, count) => sum + count, 0)).toBe(3)
    for (const eventId of events) expect(await exists(eventId)).toBe(false)
  })
})

it('deletes no incident and no result in any other way', async () => {
  const eventId = await played()
  const { database } = book.server.platform
  await expect(
    database.query(sql`delete from sportsbook_incident where event_id = ${eventId}`),
  ).rejects.toThrow('permission denied')
  await expect(
    database.query(sql`delete from sportsbook_result where event_id = ${eventId}`),
  ).rejects.toThrow('permission denied')
})

it('leaves a ledger that adds up', async () => {
  expect(await book.ledgerDifferences()).toEqual([])
})
