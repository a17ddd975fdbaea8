// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { wantedIn } from './wanted.ts'

const queryOf = (address: Record<string, string>): string => new URLSearchParams(address).toString()

it('reads the game or room that an address opens above its page, for money or for play money', () => {
  expect(wantedIn(queryOf({ gameId: 'a&b=c d', vassalage: 'BGS' }))).toEqual({
    gameId: 'a&b=c d',
    vendorCode: 'BGS',
    room: false,
    trial: false,
  })
  expect(wantedIn(queryOf({ gameId: 'inh_dice', vassalage: 'BGS', trial: '1' }))).toEqual({
    gameId: 'inh_dice',
    vendorCode: 'BGS',
    room: false,
    trial: true,
  })
  expect(wantedIn(queryOf({ roomId: 'river', vassalage: 'LUM', trial: '1' }))).toEqual({
    gameId: 'river',
    vendorCode: 'LUM',
    room: true,
    trial: true,
  })
})

it.each(['', '?', '&&&', '%', 'vassalage=BGS', 'gameId', '__proto__=1', '<script>'])(
  'names no in-house game for %o',
  (query) => {
    expect(wantedIn(query)).toMatchObject({ gameId: '', room: false })
  },
)
