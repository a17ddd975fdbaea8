// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import type { Game } from '../../catalogue/index.ts'
import { paysOfGame } from './pays-of-game.ts'

const game = (change: Partial<Game>): Game =>
  ({ gameId: 'unknown', gameType: 'RNG', volatility: 3, rtpBasisPoints: 9_634, ...change }) as Game

it('knows what a game pays by what its vendor states, and nothing of one that states nothing', () => {
  expect(paysOfGame(game({}))).toMatchObject({ kind: 'model', key: '[963400,3,""]' })
  expect(paysOfGame(game({ volatility: null }))).toMatchObject({ key: '[963400,null,"RNG"]' })
  expect(paysOfGame(game({ rtpBasisPoints: null }))).toBeUndefined()
})
