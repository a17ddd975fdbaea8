// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSportsbookTestServer, type SportsbookTestServer } from '../../../sportsbook-for-tests.ts'
import { takeLead } from '../../take-lead.ts'

describe('the feeds that operators see', () => {
  let book: SportsbookTestServer
  beforeAll(async () => {
    book = await openSportsbookTestServer([], { hoursAhead: 1, simulated: ['tennis'] })
  })
  afterAll(() => book.server.close())

  it('say that the built-in one runs while a process has its lead, and how many events it has', async () => {
    const { clock, platform } = book.server
    let asked = 0
    // Sessions of operators end before the hour that passes here.
    const builtIn = async () => {
      const operator = await book.server.operator(`watcher${(asked += 1)}`, 'support')
      return (await operator.call('backoffice.sportsbookFeeds', {})).envelope.value.builtIn
    }
    const before = await builtIn()
    expect(before.running).toBe(false)
    expect(before.events).toBeGreaterThan(0)
    const nowMs = clock.now()
    await takeLead(platform.database, { feed: 'replay', holder: 'one', nowMs, untilMs: nowMs + 5_000 })
    expect(await builtIn()).toEqual({ ...before, running: true })
    clock.advance(60_000)
    expect((await builtIn()).running).toBe(true)
    clock.advance(5_001)
    expect((await builtIn()).running).toBe(false)
    // A match may just have ended: some other one is live a few minutes later.
    let live = 0
    for (let looks = 0; looks < 24 && live === 0; looks += 1) {
      await book.playFor(300)
      live = (await builtIn()).live
    }
    expect(live).toBeGreaterThan(0)
  })
})
