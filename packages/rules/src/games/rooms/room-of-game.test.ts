// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest'
import { roomOfGame } from './room-of-game.ts'

const game = { gameId: 'inh_live_baccarat', gameType: 'LIVE', client: 'own', plays: null } as const

it('is the table of our own with this code, or that of a demonstration title', () => {
  expect(roomOfGame(game)).toEqual({ game: 'baccarat', pace: 'usual', limits: 'low' })
  const title = { ...game, gameId: 'salon', client: 'sample', plays: 'room:sicbo:speed:high' } as const
  expect(roomOfGame(title)).toEqual({ game: 'sicbo', pace: 'speed', limits: 'high' })
})

it('is none for games that one plays alone, other types, and titles that only look like ours', () => {
  for (const other of [
    { ...game, gameId: 'inh_baccarat' },
    { ...game, gameType: 'INHOUSE' },
    { ...game, gameId: 'live_baccarat' },
    { ...game, client: 'sample' as const },
    { ...game, client: 'sample' as const, plays: 'lines20-high:96' },
  ])
    expect(roomOfGame(other)).toBeNull()
})
