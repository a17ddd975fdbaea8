// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { GameType } from '../game-types.ts'
import { cardAction, wayOfType, wayTo } from './home-entries.ts'

const vendor = (vendorCode: string, gameType: GameType, games = 9) => ({
  vassalage: vendorCode,
  gameType,
  games,
})
const vendors = [
  vendor('GONE', 'RNG', 0),
  vendor('NOVA', 'RNG'),
  vendor('LUMA', 'RNG'),
  vendor('BGS', 'INHOUSE'),
  vendor('REEF', 'FISH'),
]
const set = (search: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

describe('the game menu of home', () => {
  it('opens the plain lobbies of sports, e-sports, fishing, card rooms and live tables', () => {
    for (const [type, path] of [
      ['SPORTS', '/sports'],
      ['ESPORTS', '/esports'],
      ['FISH', '/fish'],
      ['PVP', '/pvp'],
      ['LIVE', '/live'],
    ] as const) {
      const way = wayOfType(type, vendors)
      expect([way.to, set(way.search)]).toEqual([path, {}])
    }
  })

  it('opens slots with their first vendor that has games, and in-house with its own vendor', () => {
    expect(set(wayOfType('RNG', vendors).search)).toEqual({ page: 'NOVA' })
    expect(set(wayOfType('INHOUSE', vendors).search)).toEqual({ page: 'BGS' })
  })

  it('opens slots without a vendor on a platform without slots', () => {
    expect(set(wayOfType('RNG', []).search)).toEqual({})
  })

  it('has an entry for all of a kind, without a vendor, and one for each vendor, filtered by it alone [LAUNCH-003] [LAUNCH-004]', () => {
    expect([wayTo('RNG').to, set(wayTo('RNG').search)]).toEqual(['/rng', {}])
    expect(set(wayTo('RNG', 'LUMA').search)).toEqual({ page: 'LUMA' })
  })
})

describe('a card of a vendor', () => {
  it('opens a list, starts a game or goes to the lobby', () => {
    expect(['VASSALAGE', 'GAME', 'LOBBY', ''].map(cardAction)).toEqual(['list', 'start', 'lobby', 'lobby'])
  })
})
