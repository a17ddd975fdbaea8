// SPDX-License-Identifier: Apache-2.0
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openSportsbookTestServer } from './sportsbook-for-tests.ts'
import { measureSuspension, openWatchingPage } from './watching-page-for-tests.ts'

it('pushes the ball and the minutes that are over to the pages that watch a match, as the call says them', async () => {
  const book = await openSportsbookTestServer(['en-1'], { hoursAhead: 1 })
  const { server } = book
  try {
    const { live, soon } = await book.ask('sportsbook.lobby', { sport: 'football' })
    const [{ id }, next] = [live[0]!, soon[0]!]
    expect((await book.ask('sportsbook.event', { eventId: next.id })).pitch).toBeNull()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    server.start()
    const [page, elsewhere] = [
      await openWatchingPage(server, [id]),
      await openWatchingPage(server, [next.id]),
    ]
    for (let minute = 1; minute <= 3; minute += 1) {
      server.clock.advance(60_000)
      await vi.waitFor(
        () => expect(page.received('sportsbook.pitch').length).toBeGreaterThanOrEqual(minute),
        {
          timeout: 20_000,
        },
      )
    }
    const pushed = page.received('sportsbook.pitch')
    const seconds = pushed.flatMap(({ ball }) => (ball ? [ball.atSecond] : []))
    expect(seconds).toEqual(seconds.toSorted((one, other) => one - other))
    const { pitch } = await book.ask('sportsbook.event', { eventId: id })
    const last = pushed.at(-1)!
    expect(pitch!.ball).toEqual(last.ball)
    expect(pitch!.possession).toEqual(last.possession)
    expect(pitch!.momentum.slice(last.minutesBefore)).toEqual(last.momentum)
    expect(elsewhere.received('sportsbook.pitch')).toEqual([])
    page.close()
    elsewhere.close()
  } finally {
    await server.close()
  }
}, 120_000)

/** A jump of the clock makes much due in other matches, too: it is done before anything is measured. */
const catchUpMs = 2_000
/** So many times it is measured. */
const mostStops = 6

it('suspends every market of a match as soon as something stops betting, before the score is priced', async () => {
  const book = await openSportsbookTestServer(['en-1', 'es-1', 'de-1'], { hoursAhead: 1 })
  const { server } = book
  try {
    const { live } = await book.ask('sportsbook.lobby', { sport: 'football' })
    const ids = live.map(({ id }) => id)
    const stops = (await Promise.all(ids.map((id) => book.stepsOf(id))))
      .flatMap((steps, index) => steps.map((step) => ({ ...step, id: ids[index]! })))
      .filter(({ stop, atMs }) => stop && atMs > server.clock.now() + 5_000)
      .toSorted((one, other) => one.atMs - other.atMs)
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    server.start()
    const tookMs: number[] = []
    for (const { id, atMs } of stops.slice(0, mostStops)) {
      server.clock.advance(Math.max(0, atMs - 1_000 - server.clock.now()))
      await pause(catchUpMs)
      // What begins while betting is stopped already suspends nothing.
      const { event } = await book.ask('sportsbook.event', { eventId: id })
      if (event.stopped !== null || atMs <= server.clock.now()) continue
      const page = await openWatchingPage(server, [id])
      tookMs.push(await measureSuspension(page, () => server.clock.advance(atMs - server.clock.now())))
      page.close()
    }
    expect(tookMs.length).toBeGreaterThan(0)
    if (process.env['SHOW_FIGURES'] === '1')
      console.log('suspended after ms:', tookMs.map(Math.round).join(' '))
  } finally {
    await server.close()
  }
}, 120_000)
