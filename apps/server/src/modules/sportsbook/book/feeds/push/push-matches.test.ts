// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest'
import { startEvents } from '../../events/start-events.ts'
import { returnedBy, startOfRecorded } from '../recorded-for-tests.ts'
import {
  alerts,
  book,
  bringUp,
  close,
  eventId,
  feed,
  look,
  market,
  open,
  page,
  recordedMs,
  wait,
} from './push-book-for-tests.ts'
import { matchId } from './push-feed-for-tests.ts'

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

  it('is closed at its announced start, whatever the feed has not said, and has begun when it first said that it is played', async () => {
    const [early, late] = [await book.bettor('early', 100), await book.bettor('late', 100)]
    const leg = await book.leg(await eventId(), 'result_1x2', 'home')
    await book.placeBet(early, [leg])
    wait(10 * 60_000)
    await bringUp()
    const playedMs = book.server.clock.now()
    wait(5_000)
    expect((await book.placeBet(late, [leg])).envelope.code).toBe('OK')
    // The message was on its way for ten seconds.
    wait(5_000)
    await feed.alive()
    await feed.play('odds-change-live.xml', (xml) =>
      xml.replace(/timestamp="\d+"/, `timestamp="${playedMs}"`),
    )
    expect((await page()).event).toMatchObject({ status: 'live', startsAt: playedMs })
    await book.run()
    const latest = async ({ client }: typeof early) =>
      (await client.call('sportsbook.bets', {})).envelope.value.list[0]!
    expect(await latest(late)).toMatchObject({
      status: 'settled',
      returned: 10,
      legs: [{ reason: 'taken_late' }],
    })
    expect((await latest(early)).status).toBe('open')
  })

  it('takes no bets between its announced start and the first word that it is played', async () => {
    const leg = await book.leg(await eventId(), 'result_1x2', 'home')
    wait(startOfRecorded(recordedMs) - book.server.clock.now())
    const ann = await book.bettor('ann', 100)
    expect((await book.placeBet(ann, [leg], { priceChanges: 'any' })).envelope.code).toBe('MARKET_CLOSED')
    await startEvents(book.server.modules.sportsbookDeps)
    expect((await page()).event).toMatchObject({ status: 'scheduled', openMarkets: 0 })
  })

  it('settles by our rules once the feed is certain, and agrees with it', async () => {
    const ann = await book.bettor('ann001', 100)
    for (const [type, outcome] of [
      ['result_1x2', 'home'],
      ['total', 'under'],
    ] as const)
      expect(
        (await book.placeBet(ann, [await book.leg(await eventId(), type, outcome)])).envelope.success,
      ).toBe(true)
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
    await book.placeBet(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
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
    await book.placeBet(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
    await kickOff()
    await end()
    await feed.play('bet-settlement.xml', (xml) =>
      xml.replace('<outcome id="1" result="1"/>', '<outcome id="1" result="1" void_factor="1"/>'),
    )
    await book.run()
    expect(await returnedBy(book)).toBe(15)
    expect(await alerts()).toContain('sportsbook.feedDiffers')
  })

  it('moves its start, and gives stakes back when it is cancelled', async () => {
    const ann = await book.bettor('ann001', 100)
    await book.placeBet(ann, [await book.leg(await eventId(), 'result_1x2', 'home')])
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
