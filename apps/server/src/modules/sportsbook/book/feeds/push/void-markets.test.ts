// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest'
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
  recordedMs,
  wait,
} from './push-book-for-tests.ts'
import { matchId } from './push-feed-for-tests.ts'

describe('a market that the push feed cancels', () => {
  beforeEach(async () => {
    await open()
    await feed.switchOn()
    await feed.play('odds-change-before.xml')
    await bringUp()
    return close
  })

  /** A second later, so that it is newer than what was said before. */
  const say = async (
    kind: 'bet_cancel' | 'rollback_bet_cancel',
    { markets = '<market id="1" void_reason="12"/>', more = '' } = {},
  ): Promise<string> => {
    wait(1_000)
    const xml = `<${kind} product="1" event_id="${matchId}" timestamp="${book.server.clock.now()}" ${more}>${markets}</${kind}>`
    expect(await feed.send(xml)).toBe(204)
    return xml
  }
  const bet = async (type: string, outcome: string): Promise<void> => {
    const member = await book.bettor(`m${type.replaceAll('_', '')}`.slice(0, 12), 100)
    expect(
      (await book.placeBet(member, [await book.leg(await eventId(), type, outcome)])).envelope.success,
    ).toBe(true)
  }
  const returned = async (): Promise<number> => {
    await book.run()
    return returnedBy(book)
  }
  const playToTheEnd = async (): Promise<void> => {
    wait(startOfRecorded(recordedMs) + 25 * 60_000 - book.server.clock.now())
    await look()
    await feed.alive()
    await look()
    await feed.complete()
    await feed.play('odds-change-live.xml')
    wait(95 * 60_000)
    await feed.play('odds-change-ended.xml')
    await feed.play('bet-settlement.xml')
  }

  it('closes, and bets on it get their stake back at once, until that is taken back', async () => {
    await bet('result_1x2', 'home')
    await bet('total', 'under')
    const cancelled = await say('bet_cancel')
    expect(await feed.send(cancelled)).toBe(204)
    expect((await market('result_1x2'))!.status).toBe('closed')
    expect((await market('total', 10))!.status).toBe('open')
    expect(await returned()).toBe(10)
    expect(await alerts()).not.toContain('sportsbook.feedCancels')

    await say('rollback_bet_cancel')
    expect((await market('result_1x2'))!.status).toBe('open')
    expect(await returned()).toBe(0)
    // What was taken back already does not come again.
    expect(await feed.send(cancelled)).toBe(204)
    expect(await returned()).toBe(0)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('stays void when the match has ended, and is settled by the result once that is taken back', async () => {
    await bet('result_1x2', 'home')
    await say('bet_cancel')
    await playToTheEnd()
    expect(await returned()).toBe(10)
    await say('rollback_bet_cancel')
    expect(await returned()).toBe(15)
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('alerts operators instead if only bets of some time are void, or its line counts from the bet', async () => {
    await bet('result_1x2', 'home')
    await bet('handicap', 'home')
    await say('bet_cancel', { more: `end_time="${book.server.clock.now()}"` })
    expect((await market('result_1x2'))!.status).toBe('closed')
    expect(await returned()).toBe(0)
    expect(await alerts()).toContain('sportsbook.feedCancels')
    await say('bet_cancel', { markets: '<market id="16" specifiers="hcp=-1.25"/>' })
    expect((await market('handicap', -5))!.status).toBe('closed')
    expect(await returned()).toBe(0)
  })
})
