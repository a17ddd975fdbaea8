// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSportsbookTestServer, type SportsbookTestServer } from '../../sportsbook-for-tests.ts'

let book: SportsbookTestServer
beforeAll(async () => {
  book = await openSportsbookTestServer(['en-1', 'es-1'], { hoursAhead: 12 })
})
afterAll(() => book.server.close())

describe('favourites', () => {
  it('are answered with their names and with what can be bet on, soonest first, each event once', async () => {
    const [england] = await book.ask('sportsbook.competitions', { sport: 'football' })
    const { list } = await book.ask('sportsbook.events', { competitionId: england!.id, pageSize: 50 })
    const [first, last] = [list[0]!, list.at(-1)!]
    const found = await book.ask('sportsbook.favourites', {
      teams: `${first.home.id},${first.home.id}`,
      competitions: `${england!.id},999999`,
      events: `${last.id},${first.id}`,
    })
    expect(found.teams).toEqual([{ ...first.home, sport: 'football' }])
    expect(found.competitions).toEqual([england])
    const wanted = list.filter(
      ({ id, home, away }) => [home.id, away.id].includes(first.home.id) || id === last.id,
    )
    expect(found.events.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
  })

  it('are nothing when nothing is asked for or exists', async () => {
    const nothing = { teams: [], competitions: [], events: [] }
    expect(await book.ask('sportsbook.favourites', {})).toEqual(nothing)
    expect(
      await book.ask('sportsbook.favourites', { teams: '99999', competitions: '99999', events: '99999' }),
    ).toEqual(nothing)
  })

  it('refuse more than 50 ids and what is no id', async () => {
    const tooMany = Array.from({ length: 51 }, (_, index) => index + 1).join()
    for (const teams of [tooMany, '', '0', '1,', '1 or 1=1', '1'.repeat(30)]) {
      const { envelope } = await book.server.program().call('sportsbook.favourites', { teams })
      expect(envelope.code, teams).toBe('INVALID')
    }
  })
})
