// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { plainSearch, readLobbySearch, writeLobbySearch, type LobbySearch } from './lobby-search.ts'

const written = (search: LobbySearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeLobbySearch(search)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

describe('the address of a lobby', () => {
  it('stays the same after being written and read again', () => {
    const search: LobbySearch = {
      list: 'game',
      classify: 'JACKPOT',
      vendorCode: 'NOVA',
      pageNo: 3,
      gameName: 'storm',
      minBet: 0.1,
      minLineNum: 20,
      theme: 'egypt',
      feature: 'wilds',
      volatility: 4,
      minRtp: 96,
    }
    expect(readLobbySearch(written(search))).toEqual(search)
  })

  it('is empty for the plain lobby', () => {
    expect(written(plainSearch)).toEqual({})
  })

  it('names the list, which implies its classification', () => {
    const hot = readLobbySearch({ list: 'hot', classify: 'NEW' })
    expect(hot.classify).toBe('HOT')
    expect(written(hot)).toEqual({ list: 'hot' })
    expect(readLobbySearch({ list: 'fav' }).classify).toBe('FAV')
  })

  it.each([['0'], ['-1'], ['x'], ['1.5'], ['1e99'], [undefined]])(
    'reads the page number %j as the first page',
    (pageNo) => {
      expect(readLobbySearch({ pageNo }).pageNo).toBe(1)
    },
  )

  it.each([
    [{ list: 'all' }],
    [{ minBet: '-5' }],
    [{ minBet: 'Infinity' }],
    [{ volatility: '9' }],
    [{ minRtp: '1000' }],
    [{ page: ' ' }],
    [{ gameName: 7 }],
  ])('falls back to the plain lobby for %j', (raw) => {
    expect(readLobbySearch(raw)).toEqual(plainSearch)
  })

  it('names the vendor in the same way as the page of a provider', () => {
    expect(writeLobbySearch({ ...plainSearch, vendorCode: 'NOVA' }, 'vassalage').vassalage).toBe('NOVA')
    expect(readLobbySearch({ vassalage: 'NOVA' }).vendorCode).toBe('NOVA')
  })
})
