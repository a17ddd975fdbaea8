// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventNamed } from '../../events/event-store.ts'
import { recorded, startOfRecorded } from '../recorded-for-tests.ts'
import { book, close, feed, health, look, open, page, recordedMs, wait } from './push-book-for-tests.ts'
import { matchId } from './push-feed-for-tests.ts'

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
