// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../platform/db/index.ts'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openTestServer } from '../../../../testing/server-for-tests.ts'
import { openBookTestServer, type BookTestServer } from '../../book-for-tests.ts'
import { eventNamed } from '../../events/event-store.ts'
import { recorded, returnedBy, startOfRecorded } from '../recorded-for-tests.ts'
import { lookAfterPushFeed } from './look-after-push-feed.ts'
import { matchId, openPushFeedForTests, type PushFeedForTests } from './push-feed-for-tests.ts'

let book: BookTestServer
let feed: PushFeedForTests
let recordedMs: number

const look = (): Promise<void> => lookAfterPushFeed(book.server.modules.sportsbookDeps)
const wait = (ms: number): void => book.server.clock.advance(ms)
const eventId = async (): Promise<bigint> =>
  (await eventNamed(book.server.platform.database, 'push', matchId))!
let pages = 0
/** In a language of its own each time, as answers are the same for a while. */
const page = async () => {
  pages += 1
  return (
    await book.server
      .program()
      .call('sportsbook.event', { eventId: String(await eventId()), language: `t${pages}` })
  ).envelope.value
}
const market = async (type: string, line: number | null = null) =>
  (await page()).markets.find((each) => each.type === type && each.line === line)
let watch: { operator: CallClient; atMs: number } | undefined
let watchers = 0
/** An operator whose session has not ended. */
const watcher = async (): Promise<CallClient> => {
  const nowMs = book.server.clock.now()
  if (!watch || Math.abs(nowMs - watch.atMs) > 300_000) {
    watchers += 1
    watch = { operator: await book.server.operator(`watch${watchers}`, 'support'), atMs: nowMs }
  }
  return watch.operator
}
const health = async () =>
  (await (await watcher()).call('backoffice.sportsbookFeeds', {})).envelope.value.list
const alerts = async (): Promise<string[]> => {
  const { list } = (await (await watcher()).call('backoffice.alerts', { pageSize: 100 })).envelope.value
  return list.map(({ source }) => source)
}
/** The producer is alive, and what it has sent is complete. */
const bringUp = async (): Promise<void> => {
  await feed.alive()
  await look()
  await feed.complete()
}
const open = async (): Promise<void> => {
  book = await openBookTestServer()
  watch = undefined
  recordedMs = book.server.clock.now()
  feed = await openPushFeedForTests(book.server, recordedMs)
}
const close = async (): Promise<void> => {
  await feed.close()
  await book.server.close()
}
/** Time goes on with signs of life, in steps in which a producer stays up. */
const liveOn = async (ms: number): Promise<void> => {
  wait(ms - 1)
  await look()
  await feed.alive()
  wait(1)
  await look()
}

describe('the push feed', () => {
  beforeAll(open)
  afterAll(close)

  it('answers nobody before an operator has set its secret, and nobody without it', async () => {
    expect(await feed.alive()).toBe(401)
    await feed.switchOn()
    expect(await feed.alive()).toBe(204)
    const xml = `<alive product="1" timestamp="${book.server.clock.now()}" subscribed="1"/>`
    expect(await feed.send(xml, { secret: 'another' })).toBe(401)
    expect(await feed.send(xml, { sentMs: book.server.clock.now() - 6 * 60_000 })).toBe(401)
  })

  it('requests everything at first, and takes bets only once that has come', async () => {
    await look()
    expect(feed.asked).toEqual(['POST /v1/liveodds/recovery/initiate_request?request_id=1&node_id=7'])
    expect(await feed.play('odds-change-before.xml')).toBe(204)
    expect(feed.asked.at(-1)).toBe(`GET /v1/sports/en/sport_events/${matchId}/fixture.xml`)
    expect((await page()).event).toMatchObject({
      sport: 'football',
      competition: { name: 'Premier League', region: 'England' },
      home: { name: 'Arsenal FC' },
      away: { name: 'Brighton & Hove Albion' },
      startsAt: startOfRecorded(recordedMs),
      stopped: 'feed',
      openMarkets: 0,
    })
    expect(await feed.send('<snapshot_complete request_id="99" timestamp="1" product="1"/>')).toBe(204)
    expect((await page()).event.openMarkets).toBe(0)
    await feed.complete()
    expect((await page()).event).toMatchObject({ stopped: null, openMarkets: 7 })
  })

  it('has our markets at the prices of our ladder, and leaves out those that we do not have', async () => {
    const { markets } = await page()
    expect(markets.map(({ type, period, line }) => [type, period, line])).toEqual([
      ['result_1x2', 'regular', null],
      ['handicap', 'regular', -5],
      ['total', 'regular', 10],
      ['total', 'regular', 11],
      ['double_chance', 'regular', null],
      ['both_score', 'regular', null],
      ['result_1x2', 'first_half', null],
    ])
    expect(markets[0]!.outcomes).toEqual([
      { outcome: 'home', price: 1500 },
      { outcome: 'draw', price: 4500 },
      { outcome: 'away', price: 6600 },
    ])
  })

  it('changes nothing when a message comes again', async () => {
    const before = await page()
    const xml = recorded('odds-change-before.xml', recordedMs)
    expect(await feed.send(xml)).toBe(204)
    expect(await feed.send(xml)).toBe(204)
    expect(await page()).toEqual(before)
  })

  it('stops betting at a bet stop at once, and goes on with prices that are newer than it', async () => {
    wait(1_000)
    expect(
      await feed.send(
        `<bet_stop product="1" event_id="${matchId}" timestamp="${book.server.clock.now()}" groups="all"/>`,
      ),
    ).toBe(204)
    expect((await page()).event.openMarkets).toBe(0)
    // Prices from before the stop come late.
    const late = recorded('odds-change-before.xml', recordedMs).replace(
      /timestamp="\d+"/,
      `timestamp="${book.server.clock.now() - 500}"`,
    )
    await feed.send(late)
    expect((await page()).event.openMarkets).toBe(0)
    wait(1_000)
    await feed.play('odds-change-before.xml')
    expect((await page()).event.openMarkets).toBe(7)
  })

  it.each([
    ['what is not XML', 'hello'],
    ['an element that does not end', '<alive product="1"'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><alive product="1" timestamp="1" subscribed="1"/>'],
    ['an unknown entity', '<alive product="&b;" timestamp="1" subscribed="1"/>'],
    ['a number that is none', '<alive product="1" timestamp="NaN" subscribed="1"/>'],
    ['a message of the future', '<alive product="1" timestamp="9007199254740991" subscribed="1"/>'],
    ['elements within elements', '<alive>'.repeat(50)],
    [
      'a score below zero',
      `<odds_change product="1" event_id="${matchId}" timestamp="1"><sport_event_status status="1" home_score="-1" away_score="0"/></odds_change>`,
    ],
    [
      'a price that is no number',
      `<odds_change product="1" event_id="${matchId}" timestamp="1"><odds><market id="1"><outcome id="1" odds="Infinity"/></market></odds></odds_change>`,
    ],
    ['what is no UTF-8', Buffer.from([0x3c, 0xff, 0xfe])],
  ])('refuses %s, counts it and changes nothing', async (_, xml) => {
    const [before, [was]] = [await page(), await health()]
    expect(await feed.send(xml)).toBe(400)
    expect(await page()).toEqual(before)
    const [now] = await health()
    expect(now).toMatchObject({ refused: was!.refused + 1, state: 'up' })
    expect(now!.lastRefusal).not.toBeNull()
  })

  it('refuses ten megabytes', async () => {
    expect(await feed.send(`<alive a="${'x'.repeat(10 * 2 ** 20)}"/>`)).toBe(413)
  })

  it('has no use for other sports, unknown kinds, other producers and outrights, and asks about each once', async () => {
    const other = 'sr:match:1'
    feed.fixtures.set(
      other,
      recorded('fixture.xml', recordedMs).replaceAll(matchId, other).replace('sr:sport:1"', 'sr:sport:4"'),
    )
    const asked = feed.asked.length
    for (let times = 0; times < 2; times += 1)
      expect(await feed.play('odds-change-before.xml', (xml) => xml.replace(matchId, other))).toBe(204)
    expect(feed.asked).toHaveLength(asked + 1)
    expect(await feed.play('odds-change-before.xml', (xml) => xml.replace(matchId, 'sr:season:7'))).toBe(204)
    expect(
      await feed.play('odds-change-before.xml', (xml) => xml.replace('product="1"', 'product="12"')),
    ).toBe(204)
    expect(await feed.send('<product_down product="1"/>')).toBe(204)
    expect(feed.asked).toHaveLength(asked + 1)
  })

  it('lets the sender try again when a new event cannot be looked up', async () => {
    const next = 'sr:match:2'
    feed.broken = 500
    expect(await feed.play('odds-change-before.xml', (xml) => xml.replace(matchId, next))).toBe(503)
    feed.broken = undefined
    feed.fixtures.set(
      next,
      recorded('fixture.xml', recordedMs)
        .replaceAll(matchId, next)
        .replace('Arsenal FC', '&lt;script&gt;alert(1)&lt;/script&gt;'),
    )
    expect(await feed.play('odds-change-before.xml', (xml) => xml.replace(matchId, next))).toBe(204)
    const id = (await eventNamed(book.server.platform.database, 'push', next))!
    const { envelope } = await book.server.program().call('sportsbook.event', { eventId: String(id) })
    expect(envelope.value.event.home.name).toBe('<script>alert(1)</script>')
  })
})

describe('a producer of the push feed', () => {
  beforeEach(async () => {
    await open()
    await feed.switchOn()
    await feed.play('odds-change-before.xml')
    await bringUp()
    return close
  })

  it('is down after twenty seconds of silence, is asked for what is missing from then on, and is up when that has come', async () => {
    const aliveMs = book.server.clock.now()
    expect((await page()).event.openMarkets).toBe(7)
    wait(20_000)
    await look()
    expect((await page()).event.openMarkets).toBe(7)
    wait(1)
    await look()
    expect((await page()).event).toMatchObject({ stopped: 'feed', openMarkets: 0 })
    expect(await alerts()).toContain('sportsbook.feedDown')
    wait(60_000)
    await feed.alive()
    await look()
    expect(feed.asked.at(-1)).toBe(
      `POST /v1/liveodds/recovery/initiate_request?request_id=2&node_id=7&after=${aliveMs}`,
    )
    expect((await page()).event.openMarkets).toBe(0)
    await feed.complete()
    expect((await page()).event).toMatchObject({ stopped: null, openMarkets: 7 })
    expect(await health()).toMatchObject([
      { part: '1', state: 'up', gaps: 1, recoveries: 2, events: 1, stopped: 0 },
    ])
  })

  it('is down at once when it no longer knows of us', async () => {
    wait(10_000)
    await feed.alive({ subscribed: 0 })
    expect((await page()).event.openMarkets).toBe(0)
    expect(await health()).toMatchObject([{ state: 'down', stopped: 1 }])
  })

  it('has a hole when its signs of life are too far apart, though no process looked', async () => {
    wait(45_000)
    await feed.alive()
    expect((await page()).event.openMarkets).toBe(0)
    expect(await health()).toMatchObject([{ state: 'down', gaps: 1 }])
  })

  it('is not brought up by signs of life that are old, late or repeated, nor by the end of another recovery', async () => {
    const sentMs = book.server.clock.now()
    wait(30_000)
    await look()
    await feed.alive({ atMs: sentMs })
    await feed.alive({ atMs: book.server.clock.now() - 25_000 })
    await look()
    await feed.complete()
    expect(await health()).toMatchObject([{ state: 'down', recoveries: 1 }])
  })

  it('is asked again when the request failed, or was never answered', async () => {
    feed.broken = 500
    wait(30_000)
    await feed.alive()
    await look()
    expect(await health()).toMatchObject([{ state: 'down', refused: 1 }])
    feed.broken = undefined
    for (let seconds = 0; seconds < 30; seconds += 10) await liveOn(10_000)
    expect(await health()).toMatchObject([{ state: 'recovering' }])
    const asked = feed.asked.length
    for (let seconds = 0; seconds < 320; seconds += 10) await liveOn(10_000)
    expect(feed.asked).toHaveLength(asked + 1)
    await feed.complete()
    expect((await page()).event.openMarkets).toBe(7)
  })

  it('stops and goes on whichever of two processes takes its messages and looks after it', async () => {
    const other = await openTestServer({ databaseUrl: book.server.ownerUrl, opensKeys: false })
    try {
      wait(21_000)
      other.clock.advance(book.server.clock.now() - other.clock.now())
      await Promise.all([look(), lookAfterPushFeed(other.modules.sportsbookDeps)])
      expect((await page()).event.openMarkets).toBe(0)
      await other.platform.settings.refresh()
      const alive = `<alive product="1" timestamp="${book.server.clock.now()}" subscribed="1"/>`
      expect(await Promise.all([feed.send(alive), feed.send(alive, { to: other })])).toEqual([204, 204])
      wait(30_000)
      await feed.alive()
      other.clock.advance(30_000)
      await Promise.all([look(), lookAfterPushFeed(other.modules.sportsbookDeps)])
      expect(feed.asked.filter((line) => line.includes('recovery'))).toHaveLength(2)
      const done = `<snapshot_complete request_id="${feed.recoveryId()}" timestamp="${book.server.clock.now()}" product="1"/>`
      await Promise.all([feed.send(done), feed.send(done, { to: other })])
      expect((await page()).event.openMarkets).toBe(7)
    } finally {
      await other.close()
    }
  })

  it('loses nothing if a process ends between a message and its commit: the sender sends it again', async () => {
    const database = book.server.modules.sportsbookDeps.database as {
      -readonly [Name in keyof Database]: Database[Name]
    }
    const { transaction } = database
    const before = await page()
    let failed = false
    database.transaction = (work) =>
      transaction(async (tx) => {
        const answer = await work(tx)
        if (failed) return answer
        failed = true
        throw new Error('the process ends here')
      })
    wait(1_000)
    const change = (xml: string): string => xml.replace('odds="1.5"', 'odds="1.6"')
    expect(await feed.play('odds-change-before.xml', change)).toBe(503)
    expect(await page()).toEqual(before)
    expect(await feed.play('odds-change-before.xml', change)).toBe(204)
    database.transaction = transaction
    expect((await market('result_1x2'))!.outcomes[0]!.price).toBe(1600)
    expect((await page()).event.version).toBe(before.event.version + 1)
  })
})

describe('a match of the push feed', () => {
  beforeEach(async () => {
    await open()
    await feed.switchOn()
    await feed.play('odds-change-before.xml')
    await bringUp()
    return close
  })

  /** Time goes on to the second half hour of the match, and the producer is up. */
  const kickOff = async (): Promise<void> => {
    wait(startOfRecorded(recordedMs) + 25 * 60_000 - book.server.clock.now())
    await look()
    await feed.alive()
    await look()
    await feed.complete()
    await feed.play('odds-change-live.xml')
  }
  const end = async (): Promise<void> => {
    wait(95 * 60_000)
    await feed.play('odds-change-ended.xml')
  }

  it('is played with its score, its clock and handicaps that count from the bet', async () => {
    await kickOff()
    const { event, markets, periods } = await page()
    expect(event).toMatchObject({
      status: 'live',
      score: { home: 1, away: 0 },
      period: 'first_half',
      playedSeconds: 23 * 60 + 10,
    })
    expect(periods).toEqual([{ period: 'first_half', home: 1, away: 0 }])
    const opened = markets.filter(({ status }) => status === 'open').map(({ type, line }) => [type, line])
    // -1.5 for the whole match is -0.5 from 1-0 on; the line from before the goal is no longer offered.
    expect(opened).toContainEqual(['handicap', -2])
    expect(opened).not.toContainEqual(['handicap', -5])
    expect((await market('result_1x2'))!.outcomes[0]!.price).toBe(1200)
  })

  it('settles by our rules once the feed is certain, and agrees with it', async () => {
    const ann = await book.bettor('ann001', 100)
    for (const [type, outcome] of [
      ['result_1x2', 'home'],
      ['total', 'under'],
    ] as const)
      expect((await book.place(ann, [await book.leg(await eventId(), type, outcome)])).envelope.success).toBe(
        true,
      )
    await kickOff()
    await end()
    await book.run()
    expect((await page()).event).toMatchObject({
      status: 'ended',
      score: { home: 3, away: 1 },
      openMarkets: 0,
    })
    expect(await returnedBy(book)).toBe(0)
    await feed.play('bet-settlement.xml')
    await feed.play('bet-settlement.xml')
    await book.run()
    expect(await returnedBy(book)).toBe(15)
    expect(await alerts()).not.toContain('sportsbook.feedDiffers')
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('opens its bets again when the settlement is taken back, and settles them by the corrected score', async () => {
    const ann = await book.bettor('ann001', 100)
    await book.place(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
    await kickOff()
    await end()
    await feed.play('bet-settlement.xml')
    await book.run()
    expect(await returnedBy(book)).toBe(15)
    wait(1_000)
    const takeBack = `<rollback_bet_settlement product="1" event_id="${matchId}" timestamp="${book.server.clock.now()}"><market id="1"/></rollback_bet_settlement>`
    expect([await feed.send(takeBack), await feed.send(takeBack)]).toEqual([204, 204])
    await book.run()
    expect(await returnedBy(book)).toBe(0)
    wait(1_000)
    await feed.play('odds-change-ended.xml', (xml) =>
      xml.replace('home_score="2" away_score="1"', 'home_score="0" away_score="1"'),
    )
    wait(1_000)
    await feed.play('bet-settlement.xml', (xml) =>
      xml.replace('id="2" result="0"', 'id="2" result="1"').replace('id="1" result="1"', 'id="1" result="0"'),
    )
    await book.run()
    expect(await returnedBy(book)).toBe(0)
    const results = (await book.server.program().call('sportsbook.results', {})).envelope.value
    expect(results.list[0]).toMatchObject({ resultVersion: 3 })
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('alerts operators when the feed settles otherwise than its scores say, and pays by the scores', async () => {
    const ann = await book.bettor('ann001', 100)
    await book.place(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
    await kickOff()
    await end()
    await feed.play('bet-settlement.xml', (xml) =>
      xml.replace('<outcome id="1" result="1"/>', '<outcome id="1" result="1" void_factor="1"/>'),
    )
    await book.run()
    expect(await returnedBy(book)).toBe(15)
    expect(await alerts()).toContain('sportsbook.feedDiffers')
  })

  it('closes a market that is cancelled, alerts operators, and opens it when that is taken back', async () => {
    const cancel = (kind: string): string =>
      `<${kind} product="1" event_id="${matchId}" timestamp="${book.server.clock.now()}"><market id="1" void_reason="12"/></${kind}>`
    wait(1_000)
    await feed.send(cancel('bet_cancel'))
    expect((await market('result_1x2'))!.status).toBe('closed')
    expect((await market('total', 10))!.status).toBe('open')
    expect(await alerts()).toContain('sportsbook.feedCancels')
    wait(1_000)
    await feed.send(cancel('rollback_bet_cancel'))
    expect((await market('result_1x2'))!.status).toBe('open')
  })

  it('moves its start, and gives stakes back when it is cancelled', async () => {
    const ann = await book.bettor('ann001', 100)
    await book.place(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
    const later = startOfRecorded(recordedMs) + 3_600_000
    const change = (more: string): string =>
      `<fixture_change product="1" event_id="${matchId}" timestamp="${book.server.clock.now()}" ${more}/>`
    await feed.send(change(`start_time="${later}" change_type="2"`))
    expect((await page()).event.startsAt).toBe(later)
    wait(1_000)
    await feed.send(change('change_type="3"'))
    await book.run()
    expect((await page()).event).toMatchObject({ status: 'cancelled', openMarkets: 0 })
    expect(await returnedBy(book)).toBe(10)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('asks for its result to be entered when the feed does not say it', async () => {
    await kickOff()
    wait(95 * 60_000)
    await feed.play('odds-change-ended.xml', (xml) =>
      xml.replace(/<period_scores>[\s\S]*<\/period_scores>/, ''),
    )
    await feed.play('bet-settlement.xml')
    expect(await alerts()).toContain('sportsbook.feedNoResult')
    const results = (await book.server.program().call('sportsbook.results', {})).envelope.value
    expect(results.list[0]).toMatchObject({ resultVersion: 0 })
  })
})
