// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSportsbookTestServer, type SportsbookTestServer } from '../../sportsbook-for-tests.ts'
import { advanceEvents } from './advance-event.ts'
import { readClock } from './replay-clock.ts'

describe('new prices of several events', () => {
  let book: SportsbookTestServer
  beforeEach(async () => {
    book = await openSportsbookTestServer(['en-1', 'es-1'], { hoursAhead: 2 })
  })
  afterEach(() => book.server.close())

  const versions = async (): Promise<Map<string, number>> =>
    new Map((await book.ask('sportsbook.lobby', {})).live.map(({ id, version }) => [id, version]))

  it('come while a bet is being placed on another of them, whose prices come with the next look', async () => {
    const { platform, modules, clock, ownerUrl } = book.server
    const { database } = platform
    const before = await versions()
    const [held, free] = [...before.keys()].map(BigInt)
    clock.advance(120_000)
    const replayClock = (await readClock(database))!
    const due = [held!, free!].map((eventId) => ({ eventId, competition: 'en-1' }))
    const placing = new pg.Client({ connectionString: ownerUrl })
    await placing.connect()
    try {
      await placing.query('begin')
      await placing.query('select from sportsbook_event where id = $1 for share', [held])
      expect(await advanceEvents(modules.sportsbookDeps, replayClock, due, { skips: true })).toEqual([free])
    } finally {
      await placing.end()
    }
    await book.run()
    const after = await versions()
    expect(after.get(String(free))).toBe(before.get(String(free))! + 1)
    expect(after.get(String(held))).toBe(before.get(String(held))! + 1)
  })
})
