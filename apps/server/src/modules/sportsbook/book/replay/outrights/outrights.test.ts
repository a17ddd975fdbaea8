// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../../../../platform/db/index.ts'
import { openBookTestServer, type BookTestServer } from '../../../book-for-tests.ts'
import { changeEvent } from '../../events/change-event.ts'
import { lockEvent } from '../../events/event-store.ts'
import { marketsOf } from '../../markets/market-store.ts'
import { testOutright } from '../../../outright-for-tests.ts'
import { openSportsbookTestServer, type SportsbookTestServer } from '../../../sportsbook-for-tests.ts'
import { inventedNames } from '../invented-names.ts'
import { readClock } from '../replay-clock.ts'
import { progressOf } from './outright-store.ts'
import { runOutrights } from './run-outrights.ts'

describe('outrights of a replayed season', () => {
  let book: SportsbookTestServer
  beforeEach(async () => {
    book = await openSportsbookTestServer(['en-1'], { hoursAhead: 2 })
  })
  afterEach(() => book.server.close())

  const look = async (): Promise<void> => {
    const { sportsbookDeps: deps } = book.server.modules
    await runOutrights(deps, (await readClock(deps.database))!)
  }
  const listed = () => book.ask('sportsbook.outrights', { sport: 'football' })

  it('are offered with a price for everybody who can still win, and for the first four', async () => {
    await look()
    const [season, ...others] = await listed()
    expect(others).toEqual([])
    expect(season).toMatchObject({
      sport: 'football',
      competition: { name: 'Premier League' },
      status: 'scheduled',
    })
    expect(season!.markets.map(({ type, period, status }) => [type, period, status])).toEqual([
      ['outright_winner', 'top_1', 'open'],
      ['outright_top', 'top_4', 'open'],
    ])
    const [winner, top] = season!.markets
    expect(winner!.outcomes).toHaveLength(20)
    expect(season!.competitors).toHaveLength(20)
    const overround = (prices: readonly { price: number }[]): number =>
      prices.reduce((sum, { price }) => sum + (price > 0 ? 1_000 / price : 0), 0)
    // Prices are rounded down, and whoever hardly ever wins has none.
    expect(overround(winner!.outcomes)).toBeGreaterThan(1.1)
    expect(overround(winner!.outcomes)).toBeLessThan(1.6)
    // Liverpool is among the first four in 86 of 100 seasons: with the margin of 1.2 it would cost 1 / (1.2 x 0.86) = 0.97,
    // below the ladder, so it has no price. The others together are 1.2 x (4 - 0.86) = 3.77, and 0.02 by rounding down.
    const liverpool = season!.competitors.find(({ name }) => name === 'Liverpool FC')!
    expect(top!.outcomes.find(({ outcome }) => outcome === liverpool.id)).toMatchObject({ price: 0 })
    expect(overround(top!.outcomes)).toBeGreaterThan(3.7)
    expect(overround(top!.outcomes)).toBeLessThan(3.9)
  })

  it('change their prices after a goal, not before, and never while the new ones are computed', async () => {
    await look()
    const before = (await listed())[0]!
    await look()
    book.server.clock.advance(2_000)
    expect((await listed())[0]!.markets).toEqual(before.markets)
    await book.playFor(100 * 60, 300)
    await look()
    book.server.clock.advance(2_000)
    const after = (await listed())[0]!
    // Suspended, and open again at new prices.
    expect(after.markets[0]!.version).toBe(before.markets[0]!.version + 2)
    expect(after.markets[0]!.status).toBe('open')
  })

  it('are left to operators once they have ended one', async () => {
    await look()
    const [season] = await listed()
    const eventId = BigInt(season!.id)
    const { sportsbookDeps: deps } = book.server.modules
    await deps.database.transaction(async (tx) => {
      const event = await lockEvent(tx, eventId)
      await changeEvent(tx, deps, event!, { status: 'ended', markets: 'close' })
    })
    await book.playFor(100 * 60, 300)
    await look()
    const [outright] = await deps.database.query<{ finished: boolean }>(
      sql`select finished from sportsbook_replay_outright where event_id = ${eventId}`,
    )
    expect(outright).toEqual({ finished: true })
    const markets = await marketsOf(deps.database, eventId)
    expect(new Set(markets.map(({ status }) => status))).toEqual(new Set(['closed']))
    const [result] = await deps.database.query(
      sql`select 1 from sportsbook_result where event_id = ${eventId}`,
    )
    expect(result).toBeUndefined()
  })

  it('are not computed twice when two processes look at once', async () => {
    await Promise.all([look(), look()])
    const rows = await book.server.platform.database.query(
      sql`select 1 from sportsbook_event where kind = 'outright'`,
    )
    expect(rows).toHaveLength(1)
    expect((await listed())[0]!.markets).toHaveLength(2)
  })
})

describe('an outright of a season that is over', () => {
  it('ends with the final table, and equals share a rank', async () => {
    const book = await openSportsbookTestServer([], { hoursAhead: 24, simulated: ['esports'] })
    try {
      const { sportsbookDeps: deps } = book.server.modules
      const look = async () => runOutrights(deps, (await readClock(deps.database))!)
      await look()
      const [season] = await book.ask('sportsbook.outrights', { sport: 'esports' })
      // The rest of the season, as if it had been played: home wins everything.
      await deps.database.query(
        sql`update sportsbook_replay_series set position = 0, next_ms = 0 where false`,
      )
      const { database } = deps
      const [{ season_id: seasonId, competition_id: competitionId } = { season_id: 0n, competition_id: 0n }] =
        await database.query<{ season_id: bigint; competition_id: bigint }>(
          sql`select season_id, competition_id from sportsbook_event where id = ${BigInt(season!.id)}`,
        )
      const teams = await database.query<{ id: bigint; external_id: string }>(
        sql`select id, external_id from sportsbook_team where sport = 'esports' order by id`,
      )
      expect(teams).toHaveLength(12)
      const pairs = teams.length * (teams.length - 1)
      for (let position = 0; position < pairs; position += 1) {
        const names = namesAt(position)
        const idOf = (name: string) => teams.find(({ external_id }) => external_id === name)!.id
        await database.query(sql`
          insert into sportsbook_event (feed, external_id, sport, season_id, competition_id, home_id, away_id, starts_at, best_of, bets_from)
          values ('replay', ${`meridian-league/1/${position}`}, 'esports', ${seasonId}, ${competitionId}, ${idOf(names.home)},
            ${idOf(names.away)}, now(), 3, now()) on conflict do nothing`)
      }
      await database.query(sql`
        update sportsbook_event set status = 'ended', home_score = 2, away_score = 0 where sport = 'esports' and kind = 'match'`)
      await look()
      const [result] = await database.query<{ result: { positions: Record<string, number>; over: boolean } }>(
        sql`select result from sportsbook_result where event_id = ${BigInt(season!.id)}`,
      )
      // Everybody won every match at home.
      expect(new Set(Object.values(result!.result.positions))).toEqual(new Set([1]))
      book.server.clock.advance(2_000)
      expect(await book.ask('sportsbook.outrights', { sport: 'esports' })).toEqual([])
    } finally {
      await book.server.close()
    }
  })
})

function namesAt(position: number): { home: string; away: string } {
  const names = inventedNames.esports
  const home = position % names.length
  return { home: names[home]!, away: names[(home + 1 + Math.floor(position / names.length)) % names.length]! }
}

describe('a bet on who wins a season', () => {
  it('is refused from a goal on until the goal is priced in', async () => {
    const book = await openBookTestServer()
    try {
      const { server } = book
      const { eventId, ids } = await testOutright(book)
      const { database } = server.platform
      const match = await book.match()
      // A match stays in its season; only the owner of the database moves it into that of the outright.
      const owner = new pg.Client({ connectionString: server.ownerUrl })
      await owner.connect()
      await owner.query(
        `update sportsbook_event set season_id = outright.season_id, competition_id = outright.competition_id
        from (select season_id, competition_id from sportsbook_event where id = $1) outright where id = $2`,
        [eventId, match],
      )
      await owner.end()
      await book.change(match, { status: 'live', score: { home: 0, away: 0 } })
      const count = async () => {
        const counted = await progressOf(database, eventId)
        await database.query(sql`
          insert into sportsbook_replay_outright (event_id, series, edition, position, counted) values (${eventId}, 'en-1', 1, 0, ${counted})
          on conflict (event_id) do update set counted = excluded.counted`)
      }
      await count()
      const bettor = await book.bettor('quickone', 100)
      const leg = await book.leg(eventId, 'outright_winner', ids[0]!)
      const placed = async () => (await book.placeBet(bettor, [leg], { priceChanges: 'any' })).envelope.code
      expect(await placed()).toBe('OK')
      await book.change(match, { score: { home: 1, away: 0 } })
      expect(await placed()).toBe('MARKET_CLOSED')
      await count()
      expect(await placed()).toBe('OK')
      expect(await book.cash(bettor)).toBe(80)
    } finally {
      await book.server.close()
    }
  })
})

describe('a settled bet on who wins a season', () => {
  let book: BookTestServer
  beforeEach(async () => {
    book = await openBookTestServer()
  })
  afterEach(() => book.server.close())

  it('is placed and listed with its competitors, and divides the stake in a dead heat: 100 at 5.00 returns 250', async () => {
    const { eventId, ids } = await testOutright(book)
    const [ash, birch] = ids as [string, string]
    const bettor = await book.bettor('deadheat', 200)
    for (const outcome of ids.slice(1))
      expect(
        (
          await book.placeBet(bettor, [await book.leg(eventId, 'outright_winner', outcome)], {
            stakePerLine: 100,
          })
        ).envelope.success,
      ).toBe(true)
    const list = async () => (await bettor.client.call('sportsbook.bets', {})).envelope.value.list
    expect((await list())[0]!.legs[0]!.event).toMatchObject({
      kind: 'outright',
      home: 'Test Cup',
      away: '2026',
      competitors: [
        { id: ash, name: 'Ash' },
        { id: birch, name: 'Birch' },
        { id: ids[2], name: 'Cedar' },
      ],
    })
    await book.result(eventId, {
      sport: 'outright',
      positions: { [ash]: 1, [birch]: 1, [ids[2]!]: 3 },
      withdrawn: [],
      over: true,
    })
    await book.run()
    // Birch tied with one other: 100 / 2 x 5.00; Cedar lost.
    expect(await book.cash(bettor)).toBe(250)
    expect((await list()).map(({ legs }) => legs[0]!.settled).toSorted()).toEqual(['dead_heat', 'lose'])
    expect(await book.ledgerDifferences()).toEqual([])
  })

  it('does not become void because its season lasts longer than 48 hours', async () => {
    const { eventId, ids } = await testOutright(book)
    const bettor = await book.bettor('patient', 100)
    await book.placeBet(bettor, [await book.leg(eventId, 'outright_winner', ids[0]!)], { stakePerLine: 100 })
    book.server.clock.advance(10 * 86_400_000)
    await book.run()
    expect(
      await book.server.platform.database.query(sql`select status, returned from sportsbook_bet`),
    ).toEqual([{ status: 'open', returned: null }])
  })
})
