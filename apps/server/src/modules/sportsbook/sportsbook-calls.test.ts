// SPDX-License-Identifier: Apache-2.0
import { sports } from '@tessera/rules/sportsbook/model/sport'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSportsbookTestServer, type SportsbookTestServer } from './sportsbook-for-tests.ts'

let book: SportsbookTestServer
beforeAll(async () => {
  book = await openSportsbookTestServer(['en-1', 'es-1', 'nba-playoffs'], {
    hoursAhead: 6,
    simulated: ['tennis', 'esports', 'cockfight'],
  })
})
afterAll(() => book.server.close())

describe('the calls of the sportsbook', () => {
  it('count what is live and to come in each sport', async () => {
    const counted = await book.ask('sportsbook.sports', {})
    expect(counted.map(({ sport }) => sport)).toEqual(sports)
    for (const { sport, live, upcoming } of counted) {
      // A fight lasts minutes.
      if (sport !== 'cockfight') expect(live, sport).toBeGreaterThan(0)
      expect(upcoming, sport).toBeGreaterThan(0)
    }
  })

  it('answer the lobby of one sport with its main markets', async () => {
    for (const [sport, type] of [
      ['football', 'result_1x2'],
      ['basketball', 'money_line'],
      ['tennis', 'money_line'],
      ['esports', 'money_line'],
      ['cockfight', 'fight_fixed'],
    ] as const) {
      const { live, soon } = await book.ask('sportsbook.lobby', { sport })
      for (const event of [...live, ...soon]) expect(event.sport).toBe(sport)
      expect(soon[0]!.main).toMatchObject({ type, status: 'open' })
      for (const { price } of soon[0]!.main!.outcomes) expect(price).toBeGreaterThan(1_000)
    }
  })

  it('answer the lobby of several sports, in whatever order they are named, and refuse what is no sport', async () => {
    const fields = { sport: 'tennis,football' }
    const { live, soon, competitions } = await book.ask('sportsbook.lobby', fields)
    const found = [...live, ...soon, ...competitions].map(({ sport }) => sport)
    expect([...new Set(found)].toSorted()).toEqual(['football', 'tennis'])
    const alone = await book.ask('sportsbook.lobby', { sport: 'tennis' })
    // What starts next of one is not crowded out by what starts sooner of those that were not asked for.
    expect(soon.length).toBeGreaterThanOrEqual(Math.min(24, alone.soon.length))
    expect(await book.ask('sportsbook.lobby', { sport: 'football,tennis,football' })).toEqual(
      await book.ask('sportsbook.lobby', fields),
    )
    for (const sport of ['', 'chess', 'football,', 'football,chess', Array(6).fill('tennis').join()])
      expect((await book.server.program().call('sportsbook.lobby', { sport })).envelope.code, sport).toBe(
        'INVALID',
      )
  })

  it('list the events of a competition in pages', async () => {
    const [england] = await book.ask('sportsbook.competitions', { sport: 'football' })
    const all = await book.ask('sportsbook.events', { competitionId: england!.id })
    expect(all.totalCount).toBe(england!.live + england!.upcoming)
    const second = await book.ask('sportsbook.events', { competitionId: england!.id, pageNo: 2, pageSize: 2 })
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(2, 4).map(({ id }) => id))
  })

  it.each([
    ['Arsenal', 'Arsenal FC'],
    ['арсенал', 'Arsenal FC'],
    ['real madrid', 'Real Madrid CF'],
    ['Реал Мадрид', 'Real Madrid CF'],
    ['alaves', 'Deportivo Alavés'],
  ])('find the events of the team that %s means', async (text, name) => {
    await book.playFor(5)
    const teams = await everyTeam()
    const { events, teams: found } = await book.ask('sportsbook.search', { text })
    if (!teams.has(name)) return expect(events).toEqual([])
    expect([events[0]!.home.name, events[0]!.away.name]).toContain(name)
    expect(found[0]).toMatchObject({ name, sport: 'football' })
  })

  it.each([
    [undefined, ['England', 'Spain', 'United States']],
    ['VI', ['Anh', 'Tây Ban Nha', 'Hoa Kỳ']],
    ['vi', ['Anh', 'Tây Ban Nha', 'Hoa Kỳ']],
    ['AR', ['إنجلترا', 'إسبانيا', 'الولايات المتحدة']],
    ['HI', ['इंग्लैंड', 'स्पेन', 'संयुक्त राज्य']],
    ['TH', ['อังกฤษ', 'สเปน', 'สหรัฐอเมริกา']],
    ['JA', ['イングランド', 'スペイン', 'アメリカ合衆国']],
    ['CN', ['英格兰', '西班牙', '美国']],
    // A language without sentences of its own has the words of English, and its own names of countries.
    ['TR', ['England', 'İspanya', 'Amerika Birleşik Devletleri']],
    ['nonsense', ['England', 'Spain', 'United States']],
  ])('name countries and regions in the language %s', async (language, regions) => {
    const competitions = [
      ...(await book.ask('sportsbook.competitions', { sport: 'football', language })),
      ...(await book.ask('sportsbook.competitions', { sport: 'basketball', language })),
    ]
    expect(competitions.map(({ region }) => region)).toEqual(regions)
    const { soon } = await book.ask('sportsbook.lobby', { sport: 'basketball', language })
    expect(soon[0]!.competition.region).toBe(regions[2])
  })

  it.each([
    ['England', undefined, 'Premier League'],
    ['inglaterra', 'ES', 'Premier League'],
    ['tay ban nha', 'VI', 'La Liga'],
    ['Spain', 'VI', 'La Liga'],
    ['アメリカ合衆国', 'JA', 'NBA Playoffs'],
  ])('find the competitions of the region that %s names', async (text, language, name) => {
    const { competitions } = await book.ask('sportsbook.search', { text, language })
    expect(competitions.map((each) => each.name)).toContain(name)
  })

  it('find nothing for a text that means nothing', async () => {
    const nothing = { teams: [], events: [], competitions: [] }
    expect(await book.ask('sportsbook.search', { text: 'zzzzqq' })).toEqual(nothing)
    expect(await book.ask('sportsbook.search', { text: '' })).toEqual(nothing)
  })

  it('refuse what does not exist', async () => {
    const refused = async (name: 'sportsbook.event' | 'sportsbook.events', input: object): Promise<string> =>
      (await book.server.program().call(name, input as never)).envelope.code
    expect(await refused('sportsbook.event', { eventId: '999999999999' })).toBe('UNKNOWN_EVENT')
    expect(await refused('sportsbook.events', { competitionId: '999999999999' })).toBe('UNKNOWN_COMPETITION')
    for (const eventId of ['', '0', '-1', '1e3', '1; drop table member', '9'.repeat(30)])
      expect(await refused('sportsbook.event', { eventId })).toBe('INVALID')
  })

  async function everyTeam(): Promise<Set<string>> {
    const competitions = await book.ask('sportsbook.competitions', { sport: 'football' })
    const lists = await Promise.all(
      competitions.map(({ id }) => book.ask('sportsbook.events', { competitionId: id, pageSize: 50 })),
    )
    return new Set(lists.flatMap(({ list }) => list.flatMap(({ home, away }) => [home.name, away.name])))
  }
})

describe('events of every sport', () => {
  it('are played to their end, with a result that fits', async () => {
    await book.playFor(3 * 3_600, 300)
    const results = await book.ask('sportsbook.results', { pageSize: 50 })
    for (const sport of sports) {
      const { list } = await book.ask('sportsbook.results', { sport, pageSize: 50 })
      expect(list.length, sport).toBeGreaterThan(0)
      for (const { periods, score, status, resultVersion } of list) {
        expect({ status, resultVersion }).toEqual({ status: 'ended', resultVersion: 1 })
        if (sport === 'football' || sport === 'basketball' || sport === 'esports')
          expect(score).toEqual({
            home: periods.reduce((sum, { home }) => sum + home, 0),
            away: periods.reduce((sum, { away }) => sum + away, 0),
          })
      }
    }
    expect(results.totalCount).toBeGreaterThan(30)
    expect(book.server.hasLogged('could not be played on')).toBe(false)
  }, 240_000)
})
