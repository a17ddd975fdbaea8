// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { plainPlace, readLobbyPlace, writeLobbyPlace, type LobbyPlace } from './lobby-place.ts'

const written = (place: LobbyPlace): Record<string, string> =>
  Object.fromEntries(
    Object.entries(writeLobbyPlace(place)).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )

describe('the address of a lobby', () => {
  it('stays the same after being written and read again', () => {
    const place: LobbyPlace = {
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
    expect(readLobbyPlace(written(place))).toEqual(place)
  })

  it('is empty for the plain lobby', () => {
    expect(written(plainPlace)).toEqual({})
  })

  it('names the list, which implies its classification', () => {
    const hot = readLobbyPlace({ list: 'hot', classify: 'NEW' })
    expect(hot.classify).toBe('HOT')
    expect(written(hot)).toEqual({ list: 'hot' })
    expect(readLobbyPlace({ list: 'fav' }).classify).toBe('FAV')
  })

  it.each([['0'], ['-1'], ['x'], ['1.5'], ['1e99'], [undefined]])(
    'reads the page number %j as the first page',
    (pageNo) => {
      expect(readLobbyPlace({ pageNo }).pageNo).toBe(1)
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
    expect(readLobbyPlace(raw)).toEqual(plainPlace)
  })

  it('names the vendor in the same way as the page of a provider', () => {
    expect(writeLobbyPlace({ ...plainPlace, vendorCode: 'NOVA' }, 'vassalage').vassalage).toBe('NOVA')
    expect(readLobbyPlace({ vassalage: 'NOVA' }).vendorCode).toBe('NOVA')
  })
})
