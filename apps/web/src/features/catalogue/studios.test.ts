// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Vendor } from './game-types.ts'
import { uniqueStudios } from './studios.ts'

const vendor = (
  vendorCode: string,
  gameType: Vendor['gameType'],
  games: number,
  ownGames = games,
): Vendor => ({
  vassalage: vendorCode,
  gameType,
  games,
  ownGames,
  hasEmptyTitles: false,
  accountTypeName: vendorCode,
  displayName: vendorCode,
  gameCategory: gameType,
  logoUrl: '',
  maintenance: false,
  gameClassify: [],
})

describe('the studios of the platform', () => {
  it('lists a studio once with the games of all its kinds', () => {
    const studios = uniqueStudios([vendor('A', 'RNG', 20), vendor('B', 'RNG', 3), vendor('A', 'FISH', 5)])
    expect(studios.map(({ vassalage, games }) => [vassalage, games])).toEqual([
      ['A', 25],
      ['B', 3],
    ])
  })

  it('counts a game once that two kinds list, and leaves out a studio of which nothing opens', () => {
    const studios = uniqueStudios([
      vendor('A', 'INHOUSE', 54),
      vendor('A', 'LIVE', 8, 0),
      vendor('B', 'FISH', 0),
    ])
    expect(studios.map(({ vassalage, games }) => [vassalage, games])).toEqual([['A', 54]])
  })
})
