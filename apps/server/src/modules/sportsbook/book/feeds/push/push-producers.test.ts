// SPDX-License-Identifier: Apache-2.0
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../../platform/db/index.ts'
import { openTestServer } from '../../../../../testing/server-for-tests.ts'
import { lookAfterPushFeed } from './look-after-push-feed.ts'
import {
  alerts,
  book,
  bringUp,
  close,
  feed,
  health,
  look,
  market,
  open,
  page,
  wait,
} from './push-book-for-tests.ts'

/** Time goes on with signs of life, in steps in which a producer stays up. */
const liveOn = async (ms: number): Promise<void> => {
  wait(ms - 1)
  await look()
  await feed.alive()
  wait(1)
  await look()
}

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
