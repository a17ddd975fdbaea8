import { describe, expect, it } from 'vitest'
import { lobbyPageSize, readLobbySearch, writeLobbySearch } from './lobby-search.ts'

describe('the address of a lobby page', () => {
  it('says the same after it was written and read again', () => {
    const search = { page: 'NOVA', pageNo: 3, list: 'HOT', gameName: 'storm' } as const
    expect(readLobbySearch(writeLobbySearch(search))).toEqual(search)
  })

  it('is empty for the plain lobby', () => {
    expect(Object.values(writeLobbySearch(readLobbySearch({}))).filter((value) => value !== undefined)).toEqual([])
  })

  it.each([['0'], ['-1'], ['x'], ['1.5'], [undefined]])('reads the page number %j as the first page', (pageNo) => {
    expect(readLobbySearch({ pageNo }).pageNo).toBe(1)
  })

  it('asks 42 games a page in the lobby and 28 in a search', () => {
    expect([lobbyPageSize(''), lobbyPageSize('storm')]).toEqual([42, 28])
  })
})
