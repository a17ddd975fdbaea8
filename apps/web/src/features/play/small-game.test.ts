// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { isSameGame } from './small-game.ts'
import { wantedOf } from './wanted.ts'

const dice = wantedOf({ gameId: 'inh_dice', vassalage: 'BGS' })

it('knows the game of the small window again in the address that makes it large', () => {
  expect(isSameGame(dice, wantedOf({ gameId: 'inh_dice', vassalage: 'BGS' }))).toBe(true)
})

it.each([
  ['another game', { gameId: 'inh_mines', vassalage: 'BGS' }],
  ['another vendor', { gameId: 'inh_dice', vassalage: 'LUM' }],
  ['a room', { roomId: 'inh_dice', vassalage: 'BGS' }],
  ['play money', { gameId: 'inh_dice', vassalage: 'BGS', trial: '1' }],
])('does not take %s for it', (_, address) => {
  expect(isSameGame(dice, wantedOf(address))).toBe(false)
})
