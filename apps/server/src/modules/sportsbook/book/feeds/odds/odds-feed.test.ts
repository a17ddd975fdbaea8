// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer } from '../../../../../testing/server-for-tests.ts'
import { openBookTestServer, type BookTestServer } from '../../../book-for-tests.ts'
import { eventNamed } from '../../events/event-store.ts'
import { recorded, returnedBy, startOfRecorded } from '../recorded-for-tests.ts'
import { lookAfterOddsFeed } from './look-after-odds-feed.ts'
import { scoredEvent } from './odds-answers.ts'
import { openOddsFeedForTests, type OddsFeedForTests } from './odds-feed-for-tests.ts'
import { takeScores } from './take-scores.ts'

const arsenal = 'e912304de2b2ce35b473ce2ecd3d1502'
const minuteMs = 60_000

let book: BookTestServer
let feed: OddsFeedForTests
let recordedMs: number

const set = async (more: object = {}): Promise<void> => {
  const { settings } = book.server.platform
  await settings.write(
    'sportsbook.oddsFeed',
    {
      apiUrl: feed.url,
      apiKey: feed.apiKey,
      regions: 'eu',
      bookmaker: '',
      everySeconds: 60,
      leastRequests: 10,
      competitions: [{ key: 'soccer_epl', sport: 'football' }],
      ...more,
    },
    'test',
  )
}
const look = (): Promise<void> => lookAfterOddsFeed(book.server.modules.sportsbookDeps)
/** Lets time pass, and does what is due. */
const lookAfter = async (ms: number): Promise<void> => {
  book.server.clock.advance(ms)
  await look()
}
const eventId = async (): Promise<bigint> =>
  (await eventNamed(book.server.platform.database, 'odds', arsenal))!
const page = async () =>
  (await book.server.program().call('sportsbook.event', { eventId: String(await eventId()) })).envelope.value
const market = async (type: string) => (await page()).markets.find((each) => each.type === type)!
let operators = 0
const health = async () => {
  const operator = await book.server.operator(`watch${(operators += 1)}`, 'support')
  return (await operator.call('backoffice.sportsbookFeeds', {})).envelope.value.list[0]!
}

beforeAll(async () => {
  book = await openBookTestServer()
  feed = await openOddsFeedForTests()
  recordedMs = book.server.clock.now()
  feed.odds = recorded('odds-soccer-epl.json', recordedMs)
})
afterAll(async () => {
  await feed.close()
  await book.server.close()
})

describe('the polled feed', () => {
  it('asks nothing before an operator has set its key', async () => {
    await look()
    expect(feed.asked).toEqual([])
  })

  it('puts on events with the average of the bookmakers and our margin', async () => {
    await set()
    await look()
    expect(feed.asked).toEqual([
      '/v4/sports/soccer_epl/odds?regions=eu&markets=h2h%2Cspreads%2Ctotals&oddsFormat=decimal',
    ])
    const { event, markets } = await page()
    expect(event).toMatchObject({
      sport: 'football',
      status: 'scheduled',
      startsAt: startOfRecorded(recordedMs),
      competition: { name: 'EPL' },
      home: { name: 'Arsenal' },
      away: { name: 'Brighton and Hove Albion' },
    })
    expect(markets.map(({ type, line, status }) => [type, line, status])).toEqual([
      ['result_1x2', null, 'open'],
      ['handicap', -5, 'open'],
      ['total', 10, 'open'],
      ['total', 11, 'open'],
    ])
    const overround = markets[0]!.outcomes.reduce((sum, { price }) => sum + 1_000 / price, 0)
    expect(overround).toBeGreaterThan(1.059)
    expect(overround).toBeLessThan(1.1)
    expect(await health()).toMatchObject({ state: 'up', requestsLeft: 497, refused: 0, events: 2 })
  })

  it('asks no more often than the operator wants, and changes nothing if nothing is new', async () => {
    const before = (await page()).event.version
    await lookAfter(30_000)
    expect(feed.asked).toHaveLength(1)
    await lookAfter(30_000)
    expect(feed.asked).toHaveLength(2)
    expect((await page()).event.version).toBe(before)
  })

  it('takes the prices of one bookmaker if the operator wants that', async () => {
    await set({ bookmaker: 'williamhill' })
    await lookAfter(minuteMs)
    expect(feed.asked.at(-1)).toContain('bookmakers=williamhill')
    expect((await market('handicap')).status).toBe('suspended')
    await set()
    await lookAfter(minuteMs)
    expect((await market('handicap')).status).toBe('open')
  })

  it.each([
    ['an error', { status: 500, body: 'oops' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no list', { status: 200, body: '{"message":"hello"}' }],
    ['ten megabytes', { status: 200, body: `[${'"x",'.repeat(2_600_000)}1]` }],
  ])('refuses %s, says so, and goes on at the next time', async (_, broken) => {
    const { refused } = await health()
    feed.broken = broken
    await lookAfter(minuteMs)
    feed.broken = undefined
    expect(await health()).toMatchObject({ refused: refused + 1, state: 'up' })
    expect(JSON.stringify(await health())).not.toContain(feed.apiKey)
    expect(book.server.hasLogged(feed.apiKey)).toBe(false)
    await lookAfter(minuteMs)
    expect((await market('result_1x2')).status).toBe('open')
  })

  it('stops betting when no prices come for too long, alerts operators, and goes on when they do', async () => {
    feed.broken = { status: 503, body: '' }
    for (let minutes = 0; minutes < 4; minutes += 1) await lookAfter(minuteMs)
    expect(await health()).toMatchObject({ state: 'down', stopped: 2 })
    expect((await page()).event).toMatchObject({ stopped: 'feed', openMarkets: 0 })
    const admin = await book.server.operator('alma', 'admin')
    const { list } = (await admin.call('backoffice.alerts', {})).envelope.value
    expect(list.map(({ source }) => source)).toContain('sportsbook.feedDown')
    feed.broken = undefined
    await lookAfter(minuteMs)
    expect((await page()).event.stopped).toBeNull()
    expect((await market('result_1x2')).status).toBe('open')
  })

  it('reads every event by itself, and shows names as the text that they are', async () => {
    const list = JSON.parse(recorded('odds-soccer-epl.json', recordedMs)) as Record<string, unknown>[]
    const odd = { ...list[0], id: 'evil', home_team: '<b>Home\u202e\u0000</b>', away_team: 'Away' }
    feed.odds = JSON.stringify([{ id: 7 }, odd, ...list])
    await lookAfter(minuteMs)
    const id = (await eventNamed(book.server.platform.database, 'odds', 'evil'))!
    const { envelope } = await book.server.program().call('sportsbook.event', { eventId: String(id) })
    expect(envelope.value.event.home.name).toBe('<b>Home </b>')
    expect(await health()).toMatchObject({ lastRefusal: { reason: '1 of its events could not be read' } })
    feed.odds = recorded('odds-soccer-epl.json', recordedMs)
    await lookAfter(minuteMs)
    const gone = await book.server.program().call('sportsbook.event', { eventId: String(id) })
    expect(gone.envelope.value.event.openMarkets).toBe(0)
  })

  it('keeps the requests that the operator wants to keep', async () => {
    feed.requestsLeft = 12
    await lookAfter(minuteMs)
    expect(await health()).toMatchObject({ requestsLeft: 9 })
    const asked = feed.asked.length
    await lookAfter(minuteMs)
    await lookAfter(minuteMs)
    expect(feed.asked).toHaveLength(asked)
    feed.requestsLeft = 500
    await set({ leastRequests: 0 })
    await lookAfter(minuteMs)
    expect(feed.asked).toHaveLength(asked + 1)
  })

  it('takes no bets from the start on, and settles by the score once the match is completed, again if it is corrected', async () => {
    const ann = await book.bettor('ann001', 100)
    await book.placeBet(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
    const late = await book.leg(await eventId(), 'result_1x2', 'home')
    const { price } = late
    book.server.clock.advance(startOfRecorded(recordedMs) - book.server.clock.now())
    await look()
    expect((await page()).event).toMatchObject({ status: 'live', openMarkets: 0 })
    const refused = await book.placeBet(ann, [late])
    expect(refused.envelope.success).toBe(false)

    feed.scores = recorded('scores-soccer-epl.json', recordedMs)
    await lookAfter(115 * minuteMs)
    expect((await page()).event).toMatchObject({ status: 'ended', score: { home: 3, away: 1 } })
    await book.run()
    expect(await returnedBy(book)).toBeCloseTo(price / 100, 6)
    const { list } = (await book.server.program().call('sportsbook.results', {})).envelope.value
    expect(list[0]).toMatchObject({ score: { home: 3, away: 1 }, periods: [], resultVersion: 1 })
    const admin = await book.server.operator('reader', 'support')
    const { versions } = (await admin.call('backoffice.sportsbookResult', { id: String(await eventId()) }))
      .envelope.value
    expect(JSON.parse(versions[0]!.result ?? '')).toEqual({
      sport: 'football',
      halves: [],
      final: { home: 3, away: 1 },
      ended: 0,
      over: true,
    })

    feed.scores = feed.scores.replace('"score": "3"', '"score": "0"')
    const corrected = scoredEvent.parse((JSON.parse(feed.scores) as unknown[])[0])
    for (let repeated = 0; repeated < 2; repeated += 1)
      await book.server.platform.database.transaction((tx) =>
        takeScores(tx, book.server.modules.sportsbookDeps, corrected),
      )
    await book.run()
    expect(await returnedBy(book)).toBe(0)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('is the same if two processes look after it at once', async () => {
    const other = await openTestServer({ databaseUrl: book.server.ownerUrl, opensKeys: false })
    try {
      book.server.clock.advance(minuteMs)
      other.clock.advance(book.server.clock.now() - other.clock.now())
      const asked = feed.asked.filter((address) => address.includes('/odds')).length
      await Promise.all([look(), lookAfterOddsFeed(other.modules.sportsbookDeps)])
      expect(feed.asked.filter((address) => address.includes('/odds'))).toHaveLength(asked + 1)
    } finally {
      await other.close()
    }
  })
})
