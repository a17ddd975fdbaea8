// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { readResultsSearch, readSportsbookSearch } from './read-sportsbook-search.ts'

describe('an address of the sportsbook', () => {
  it('names a sport, a competition and what is searched for', () => {
    expect(readSportsbookSearch({ sport: 'tennis', competition: '12', find: 'Арсенал' })).toEqual({
      sport: 'tennis',
      competition: '12',
      find: 'Арсенал',
    })
  })

  it('has none of what is malformed', () => {
    for (const raw of [
      { sport: 'golf', competition: '0', find: '   ' },
      { sport: 7, competition: '1; drop', find: ['a'] },
      {},
    ])
      expect(readSportsbookSearch(raw)).toEqual({ sport: undefined, competition: undefined, find: undefined })
    expect(readSportsbookSearch({ find: 'a'.repeat(99) }).find).toHaveLength(60)
  })
})

describe('an address of results', () => {
  it('names a sport, a day and a page', () => {
    expect(readResultsSearch({ sport: 'football', day: '2026-02-28', page: '3' })).toEqual({
      sport: 'football',
      day: '2026-02-28',
      page: '3',
    })
  })

  it('has no day that does not exist and no page that is none', () => {
    for (const day of ['2026-13-01', '2026-02-30', '2026-1-1', 'today', '1999-01-01'])
      expect(readResultsSearch({ day }).day, day).toBeUndefined()
    for (const page of ['0', '-1', '1e3', '99999']) expect(readResultsSearch({ page }).page).toBeUndefined()
  })
})
