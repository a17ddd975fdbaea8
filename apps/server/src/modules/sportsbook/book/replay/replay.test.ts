// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../../../platform/db/index.ts'
import { openTestServer } from '../../../../testing/server-for-tests.ts'
import { decideAndSettle } from '../../dealing/settling/follow-bets.ts'
import { footballResult } from '../../book-for-tests.ts'
import { openSportsbookTestServer, type SportsbookTestServer } from '../../sportsbook-for-tests.ts'
import { runReplay } from './run-replay.ts'

const minuteMs = 60_000
/** From its start on, a match is over by then: 93 minutes of play and a break of 15. */
const pastEndMinutes = 120

describe('a match of the built-in feed', () => {
  let book: SportsbookTestServer
  beforeEach(async () => {
    book = await openSportsbookTestServer(['en-1'], { hoursAhead: 2 })
  })
  afterEach(() => book.server.close())

  /** Another process of the installation, with its keys. */
  const openBeside = () =>
    openTestServer({
      databaseUrl: book.server.ownerUrl,
      vaultKeyFile: join(book.server.dataDir, 'vault.key'),
    })
  const liveId = (): Promise<string> => book.beginOneNil()
  const pageOf = (eventId: string) => book.ask('sportsbook.event', { eventId })
  const goalOf = async (eventId: string) => (await book.stepsOf(eventId)).find(({ kind }) => kind === 'goal')!

  it('is live at once, and those of the next hours are offered with prices', async () => {
    const { live, soon, competitions } = await book.ask('sportsbook.lobby', {})
    expect(live).toHaveLength(1)
    expect(live[0]).toMatchObject({
      sport: 'football',
      competition: { name: 'Premier League', region: 'England' },
      home: { name: 'Manchester United FC' },
      away: { name: 'Fulham FC' },
      status: 'live',
    })
    expect(soon).toHaveLength(2)
    expect(soon[0]!.main).toMatchObject({ type: 'result_1x2', period: 'regular', status: 'open', version: 1 })
    expect(soon[0]!.openMarkets).toBeGreaterThan(30)
    expect(competitions).toEqual([expect.objectContaining({ name: 'Premier League', live: 1, upcoming: 2 })])
  })

  it('stops betting at a goal, and opens again with new prices under new versions', async () => {
    const id = await liveId()
    const goal = await goalOf(id)
    await book.goTo(goal.atMs - 1_000)
    const before = await pageOf(id)
    expect(before.event).toMatchObject({ stopped: null, score: { home: 0, away: 0 } })
    await book.goTo(goal.atMs)
    const stopped = await pageOf(id)
    expect(stopped.event).toMatchObject({ stopped: 'goal', score: { home: 1, away: 0 }, openMarkets: 0 })
    expect(stopped.markets.filter(({ status }) => status === 'open')).toEqual([])
    await book.goTo(goal.atMs + goal.stop!.seconds * 1_000)
    const after = await pageOf(id)
    expect(after.event.stopped).toBeNull()
    const [main, was] = [after.event.main!, before.event.main!]
    expect(main).toMatchObject({ status: 'open', version: was.version + 2 })
    expect(main.outcomes[0]!.price).toBeLessThan(was.outcomes[0]!.price)
    expect(main.outcomes[2]!.price).toBeGreaterThan(was.outcomes[2]!.price)
    const [first, second] = [1, 2].map((number) =>
      after.markets.find(({ type, period }) => type === 'next_goal' && period === `goal_${number}`),
    )
    expect(first).toMatchObject({ status: 'closed' })
    expect(second).toMatchObject({ status: 'open' })
  })

  it('ends as its course says, with its result and its markets closed', async () => {
    const id = await liveId()
    await book.playFor(pastEndMinutes * 60, 300)
    const { list } = await book.ask('sportsbook.results', {})
    expect(list.find((each) => each.id === id)).toMatchObject({
      status: 'ended',
      score: { home: 1, away: 0 },
      periods: [
        { period: 'first_half', home: 0, away: 0 },
        { period: 'second_half', home: 1, away: 0 },
      ],
      resultVersion: 1,
    })
    const { markets, incidents, statistics } = await pageOf(id)
    expect(new Set(markets.map(({ status }) => status))).toEqual(new Set(['closed']))
    expect(incidents[0]!.kind).toBe('kickOff')
    expect(incidents.at(-1)!.kind).toBe('fullTime')
    expect(incidents.filter(({ kind }) => kind === 'goal')).toHaveLength(1)
    expect(statistics.map(({ name }) => name)).toContain('shots')
  })

  it('goes on in another process after a restart in its middle, as if nothing had been', async () => {
    const id = await liveId()
    const steps = await book.stepsOf(id)
    await book.playFor(10 * 60)
    const before = await pageOf(id)
    const restarted = await openBeside()
    try {
      restarted.clock.advance(book.server.clock.now() - restarted.clock.now())
      for (let minutes = 10; minutes < pastEndMinutes; minutes += 5) {
        restarted.clock.advance(5 * minuteMs)
        await runReplay(restarted.modules.sportsbookDeps)
      }
      const { envelope } = await restarted.program().call('sportsbook.event', { eventId: id })
      expect(envelope.value.event).toMatchObject({ status: 'ended', score: { home: 1, away: 0 } })
      expect(envelope.value.incidents.slice(0, before.incidents.length)).toEqual(before.incidents)
      expect(envelope.value.incidents.map(({ kind }) => kind)).toEqual(steps.map(({ kind }) => kind))
    } finally {
      await restarted.close()
    }
  })

  it('happens once, though two processes play it at the same time', async () => {
    const id = await liveId()
    const other = await openBeside()
    try {
      const goal = await goalOf(id)
      for (const atMs of [goal.atMs, goal.atMs + 5 * minuteMs, goal.atMs + 90 * minuteMs]) {
        other.clock.advance(atMs - other.clock.now())
        await Promise.all([book.goTo(atMs), runReplay(other.modules.sportsbookDeps)])
      }
      const { event, incidents } = await pageOf(id)
      expect(event).toMatchObject({ status: 'ended', score: { home: 1, away: 0 } })
      expect(incidents.map(({ number }) => number)).toEqual(incidents.map((_, index) => index + 1))
      expect(incidents.filter(({ kind }) => kind === 'goal')).toHaveLength(1)
      const { list } = await book.ask('sportsbook.results', {})
      expect(list.find((each) => each.id === id)!.resultVersion).toBe(1)
    } finally {
      await other.close()
    }
  })

  it('is over in two minutes when the clock runs sixty times as fast, and later starts move with it', async () => {
    const id = await liveId()
    const next = (await book.ask('sportsbook.lobby', {})).soon[0]!
    const nowMs = book.server.clock.now()
    await book.server.platform.settings.write('sportsbook.replaySpeed', 60, 'test')
    await book.playFor(1)
    const { soon } = await book.ask('sportsbook.lobby', {})
    const moved = soon.find((each) => each.id === next.id)!
    // The clock had run on at its usual speed for a second.
    expect(moved.startsAt).toBe(Math.round(nowMs + 1_000 + (next.startsAt - nowMs - 1_000) / 60))
    await book.playFor(110, 5)
    expect((await pageOf(id)).event).toMatchObject({ status: 'ended', score: { home: 1, away: 0 } })
    // Back at its usual speed it goes on from there.
    await book.server.platform.settings.write('sportsbook.replaySpeed', 1, 'test')
    await book.playFor(1)
    expect((await book.ask('sportsbook.lobby', {})).live.length).toBeGreaterThan(0)
  })

  it('is not played on once operators have declared it void and then said how it ended', async () => {
    const { soon } = await book.ask('sportsbook.lobby', {})
    const [{ id, startsAt }] = [soon[0]!]
    const ada = await book.server.operator('ada', 'admin')
    const because = () => ({ reason: 'The official page', requestId: randomUUID() })
    const letCount = async (entryId: string): Promise<void> => {
      await vi.waitFor(async () => {
        const { entry } = (await ada.call('backoffice.resultEntry', { id: entryId })).envelope.value
        expect(entry.status).toBe('planned')
      })
      await ada.call('backoffice.confirmEntry', { id: entryId, ...because() })
      await decideAndSettle(book.server.modules.sportsbookDeps)
    }
    await letCount((await ada.call('backoffice.planVoid', { id, ...because() })).envelope.value.entryId)
    const result = JSON.stringify(footballResult(0, 7))
    const said = { id, status: 'ended' as const, result, ...because() }
    await letCount((await ada.call('backoffice.planResult', said)).envelope.value.entryId)

    await book.goTo(startsAt + 30 * minuteMs)
    await book.playFor(2 * 3_600, 600)
    const { event, incidents } = await pageOf(id)
    expect(event).toMatchObject({ status: 'ended', score: { home: 0, away: 7 } })
    expect(incidents).toEqual([])
    const { list } = await book.ask('sportsbook.results', {})
    expect(list.find((each) => each.id === id)!.resultVersion).toBe(2)
  })

  it('that an earlier release began as the replay of a published result is cancelled, and its bets are void', async () => {
    const id = await liveId()
    const { database } = book.server.platform
    // As that release wrote it: this one may not, except as the owner of the database.
    const owner = new pg.Client({ connectionString: book.server.ownerUrl })
    await owner.connect()
    await owner.query(
      'update sportsbook_replay_event set recorded_id = (select min(id) from sportsbook_recorded) where event_id = $1',
      [id],
    )
    await owner.end()
    await book.playFor(120, 60)
    expect((await pageOf(id)).event).toMatchObject({ status: 'cancelled', openMarkets: 0 })
    expect(
      await database.query(sql`select status, result from sportsbook_result where event_id = ${BigInt(id)}`),
    ).toEqual([{ status: 'cancelled', result: null }])
    await book.playFor(pastEndMinutes * 60, 600)
    expect((await pageOf(id)).event.status).toBe('cancelled')
  })

  it('is priced with the margin of its competition', async () => {
    // Nothing stops the betting of this match: a market that is stopped has no prices.
    const id = await liveId()
    const overround = async (): Promise<number> =>
      (await pageOf(id)).event.main!.outcomes.reduce((sum, { price }) => sum + 1_000 / price, 0)
    const usual = await overround()
    await book.server.platform.settings.write(
      'sportsbook.margins',
      [{ competition: 'en-1', points: 8 }],
      'test',
    )
    await book.playFor(120, 60)
    expect((await overround()) - usual).toBeGreaterThan(0.04)
  })
})

describe('an installation that takes money', () => {
  it('offers no matches of clubs that exist, though they are recorded there, and goes on with invented ones', async () => {
    const book = await openSportsbookTestServer(['en-1', 'nba-playoffs'], {
      mode: 'production',
      publicUrl: 'https://play.example.com',
      simulated: ['tennis'],
    })
    try {
      await book.playFor(3_600, 600)
      const events = await book.server.platform.database.query(
        sql`select distinct sport, kind from sportsbook_event order by sport, kind`,
      )
      expect(events).toEqual([{ sport: 'tennis', kind: 'match' }])
    } finally {
      await book.server.close()
    }
  })
})
