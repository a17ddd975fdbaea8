// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../../../platform/db/index.ts'
import { openBookTestServer, type BookTestServer } from '../../../book-for-tests.ts'
import { eventNamed } from '../../events/event-store.ts'
import { recorded, startOfRecorded } from '../recorded-for-tests.ts'
import { lookAfterOddsFeed } from './look-after-odds-feed.ts'
import { openOddsFeedForTests, type OddsFeedForTests } from './odds-feed-for-tests.ts'

const arsenal = 'e912304de2b2ce35b473ce2ecd3d1502'
const liverpool = '5f0c6c7a3a1f4d0e9ad3fb7c6c6f9b21'
const minuteMs = 60_000

let book: BookTestServer
let feed: OddsFeedForTests
let recordedMs: number
beforeEach(async () => {
  book = await openBookTestServer()
  feed = await openOddsFeedForTests()
  recordedMs = book.server.clock.now()
  feed.odds = recorded('odds-soccer-epl.json', recordedMs)
  await book.server.platform.settings.write(
    'sportsbook.oddsFeed',
    {
      apiUrl: feed.url,
      apiKey: feed.apiKey,
      regions: 'eu',
      bookmaker: '',
      everySeconds: 3_600,
      leastRequests: 10,
      competitions: [{ key: 'soccer_epl', sport: 'football' }],
    },
    'test',
  )
  await look()
})
afterEach(async () => {
  await feed.close()
  await book.server.close()
})

const look = (): Promise<void> => lookAfterOddsFeed(book.server.modules.sportsbookDeps)
const wait = (minutes: number): void => book.server.clock.advance(minutes * minuteMs)
const eventId = async (): Promise<bigint> =>
  (await eventNamed(book.server.platform.database, 'odds', arsenal))!
let pages = 0
const event = async () => {
  pages += 1
  return (
    await book.server
      .program()
      .call('sportsbook.event', { eventId: String(await eventId()), language: `t${pages}` })
  ).envelope.value.event
}
const home = async () => book.leg(await eventId(), 'result_1x2', 'home')
const iso = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')
/** What the feed says now of when the match starts. */
const startsAt = (text: string, ms: number): string => {
  const list = JSON.parse(text) as { id: string }[]
  return JSON.stringify(
    list.map((each) => (each.id === arsenal ? { ...each, commence_time: iso(ms) } : each)),
  )
}
/** What each bet returned, the earliest first: sessions of members end before a match does. */
const returned = async () =>
  (
    await book.server.platform.database.query<{ returned: string | null }>(
      sql`select returned::text from sportsbook_bet order by placed_at`,
    )
  ).map((row) => row.returned)
const lastBet = async ({ client }: Awaited<ReturnType<BookTestServer['bettor']>>) =>
  (await client.call('sportsbook.bets', {})).envelope.value.list[0]!

describe('a start that the polled feed brings forward', () => {
  it('counts when it is still to come, also for a slip that was made before', async () => {
    const leg = await home()
    feed.odds = startsAt(feed.odds, recordedMs + 90 * minuteMs)
    wait(60)
    await look()
    expect((await event()).startsAt).toBe(recordedMs + 90 * minuteMs)
    wait(30)
    const ann = await book.bettor('ann', 100)
    const { envelope } = await book.placeBet(ann, [leg], { priceChanges: 'any' })
    expect(envelope.code).toBe('MARKET_CLOSED')
  })

  it('counts when it is over already: the match is live, and bets taken since have their stake back', async () => {
    const leg = await home()
    await book.placeBet(await book.bettor('early', 100), [leg])
    wait(60)
    const late = await book.bettor('late', 100)
    await book.placeBet(late, [leg])
    feed.odds = startsAt(feed.odds, recordedMs + 45 * minuteMs)
    await look()
    expect(await event()).toMatchObject({
      status: 'live',
      openMarkets: 0,
      startsAt: recordedMs + 45 * minuteMs,
    })
    expect((await book.placeBet(late, [leg], { priceChanges: 'any' })).envelope.code).toBe('MARKET_CLOSED')
    await book.run()
    expect(await lastBet(late)).toMatchObject({
      status: 'settled',
      returned: 10,
      legs: [{ settled: 'void', reason: 'taken_late' }],
    })
    expect(await returned()).toEqual([null, '10000000'])
    feed.scores = startsAt(recorded('scores-soccer-epl.json', recordedMs), recordedMs + 45 * minuteMs)
    wait(120)
    await look()
    await book.run()
    expect(await returned()).toEqual([String(leg.price * 10_000), '10000000'])
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('counts by a score before its time, and by one that comes with a result', async () => {
    // Another match of the competition is awaited, so scores are asked for.
    feed.odds = startsAt(feed.odds, startOfRecorded(recordedMs))
    await look()
    const scores = JSON.parse(recorded('scores-soccer-epl.json', recordedMs)) as object[]
    feed.scores = JSON.stringify([{ ...scores[0], completed: false }, scores[1]])
    const other = await eventNamed(book.server.platform.database, 'odds', liverpool)
    await book.change(other!, { status: 'live', markets: 'suspend' })
    wait(61)
    await look()
    expect(await event()).toMatchObject({ status: 'live', openMarkets: 0, score: { home: 3, away: 1 } })
  })
})
