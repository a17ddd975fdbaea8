// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSportsbookTestServer, type SportsbookTestServer } from '../sportsbook-for-tests.ts'

describe('the built-in feed', () => {
  let book: SportsbookTestServer
  beforeAll(async () => {
    book = await openSportsbookTestServer(['en-1'])
  })
  afterAll(() => book.server.close())

  it('has a match live at once, and offers those of the next hours with prices', async () => {
    const { live, soon, competitions } = await book.ask('sportsbook.lobby', {})
    expect(live).toHaveLength(1)
    expect(live[0]).toMatchObject({
      sport: 'football',
      competition: { name: 'Premier League', region: 'England' },
      home: { name: 'Manchester United FC' },
      away: { name: 'Fulham FC' },
      status: 'live',
    })
    expect(soon).toHaveLength(3)
    expect(soon[0]!.main).toMatchObject({ type: 'result_1x2', period: 'regular', status: 'open', version: 1 })
    expect(soon[0]!.openMarkets).toBeGreaterThan(30)
    expect(competitions).toEqual([expect.objectContaining({ name: 'Premier League', live: 1, upcoming: 3 })])
    console.log(JSON.stringify(soon[0], null, 1))
  })

  it('plays a match to its real result', async () => {
    await book.playFor(90 * 60, 60)
    const { list } = await book.ask('sportsbook.results', {})
    expect(list[0]).toMatchObject({
      home: { name: 'Manchester United FC' },
      score: { home: 1, away: 0 },
      status: 'ended',
      periods: [
        { period: 'first_half', home: 0, away: 0 },
        { period: 'second_half', home: 1, away: 0 },
      ],
      resultVersion: 1,
    })
    const shown = await book.ask('sportsbook.event', { eventId: list[0]!.id })
    console.log(JSON.stringify({ ...shown, markets: shown.markets.map((m) => `${m.type}|${m.period}|${m.line} ${m.status} v${m.version} ${m.outcomes.map((o) => o.price).join(' ')}`) }, null, 1).slice(0, 9000))
  })
})
